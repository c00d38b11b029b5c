import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { ListPanel } from './list-panel.tsx';

test.each([
  ['is loading', { loading: true }, 'Loading...'],
  [
    'has failed',
    { error: new ApiError('access/denied') },
    'Error: You are not allowed to do this.',
  ],
  ['wants something selected first', { prompt: 'Please select a year.' }, 'Please select a year.'],
  ['is empty', {}, 'No items found.'],
  ['is empty and says so itself', { empty: 'No years found.' }, 'No years found.'],
])('a panel that %s says so under its title', (_how, state, text) => {
  render(<ListPanel title="Years" rows={[]} status={state} />);

  expect(screen.getByRole('region', { name: 'Years' }).textContent).toBe(`Years${text}`);
});

test('the rows are in a list that is 500 px high on wide screens and no higher on small ones', () => {
  render(<ListPanel title="Years" rows={[<li key="2">Year 2</li>]} />);

  const list = screen.getByRole('list', { name: 'Years' });
  expect(list.textContent).toBe('Year 2');
  expect(list.parentElement?.className.split(' ')).toEqual(
    expect.arrayContaining(['overflow-y-auto', 'max-h-[500px]', 'wide:h-[500px]']),
  );
});

test('a panel with a fixed height has it while it loads, so that nothing below it moves', () => {
  render(<ListPanel title="Favourites" rows={[]} keepsHeight status={{ loading: true }} />);

  const room = screen.getByRole('status').parentElement;
  expect(room?.className.split(' ')).toContain('h-[500px]');
});

test('arrows, Home, End and typing move between the rows', async () => {
  const weeks = Array.from({ length: 36 }, (_, at) => `Week ${at + 1}`);
  const rows = weeks.map((week) => (
    <li key={week}>
      <a href={`#${week}`}>{week}</a>
      <button type="button">Favourite</button>
    </li>
  ));
  render(<ListPanel title="Weeks" rows={rows} />);
  const focused = () => document.activeElement?.textContent;

  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('Week 3');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Week 2');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Week 36');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Week 36');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Week 1');
  await userEvent.keyboard('18');
  expect(focused()).toBe('Week 18');
  await userEvent.keyboard('{Home}2');
  expect(focused()).toBe('Week 2');
});
