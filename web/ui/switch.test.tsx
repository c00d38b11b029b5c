import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

test('a switch has its label as its name and reports a change', async () => {
  const change = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Newsletter" hint="Now and then." checked={false} onChange={change} />);

  const control = screen.getByRole('switch', { name: 'Newsletter', checked: false });
  await userEvent.click(control);

  expect(change).toHaveBeenCalledWith(true);
});

test('a locked switch stays as it is', async () => {
  render(<Switch label="Necessary Emails" hint="Always on." checked />);

  await userEvent.click(screen.getByRole('switch', { name: 'Necessary Emails' }));

  const control = screen.getByRole('switch', { name: 'Necessary Emails', checked: true });
  expect(control.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Always on.')).toBeTruthy();
});
