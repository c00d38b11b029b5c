import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAdministrator } from '../../testing/a-session.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { refuse, serveApi } from '../../testing/serve-api.ts';

const TEST = 'POST /api/newsletters';
const ID = '6f1c2a34-0d3e-4b8a-9d35-5c2f8a7e1b01';
const SEND = `POST /api/newsletters/${ID}/sendings`;

test('only what was tested can be sent, after a confirmation that says to how many', async () => {
  const { api } = await openWriter();
  await type('New weeks', 'Year 6 is here.');
  await pressTest();
  expect(await screen.findByText(/^A test is on its way to /)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Text'), ' Enjoy!');
  expect(screen.getByText(/^You have changed it since the test/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  await pressTest();
  await userEvent.click(await screen.findByRole('button', { name: 'Send to 1,200 people' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the newsletter?' }));
  expect(dialog.getByText(/^“New weeks” goes to 1,200 people/)).toBeTruthy();
  expect(api.callsOf(SEND)).toEqual([]);

  api.answer(SEND, refuse('service/unavailable'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send to 1,200 people' }));
  expect(await screen.findByText(/^The newsletter could not be sent: /)).toBeTruthy();
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Year 6 is here. Enjoy!');
  api.answer(SEND, { people: 1200 });
  await userEvent.click(await dialog.findByRole('button', { name: 'Send to 1,200 people' }));
  expect(await screen.findByText('The newsletter is on its way to 1,200 people')).toBeTruthy();
  expect(api.callsOf(TEST).at(-1)).toEqual({
    subject: 'New weeks',
    text: 'Year 6 is here. Enjoy!',
  });
  expect(screen.getByLabelText('Text')).toHaveProperty('value', '');
});

test('an empty newsletter is refused beside its fields', async () => {
  const { api } = await openWriter();
  await pressTest();
  expect(await screen.findByText(/^Please enter a subject/)).toBeTruthy();
  expect(screen.getByText(/^Please enter a text/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
  expect(api.callsOf(TEST)).toEqual([]);
});

test('without readers it says so instead of sending', async () => {
  const { api } = await openWriter();
  api.answer(TEST, { id: ID, readers: 0 });
  await type('News', 'Hello');
  await pressTest();
  expect(await screen.findByText(/^Nobody has chosen the newsletter yet, so/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

async function openWriter() {
  const api = await serveApi(anAdministrator());
  api.answer('GET /api/schools', { schools: [] });
  api.answer(TEST, { id: ID, readers: 1200 });
  return renderSite('/admin', { api });
}

async function type(subject: string, text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Subject'), subject);
  await userEvent.type(screen.getByLabelText('Text'), text);
}

async function pressTest(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test to me' }));
}
