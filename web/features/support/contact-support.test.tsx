import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SUPPORT_MESSAGE_CHARACTERS } from '#contract/limits.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { ToastArea } from '../../ui/toast-area.tsx';
import { ContactSupport, SUPPORT_SEND_MINIMUM_MS } from './contact-support.tsx';

const SECOND_MS = 1000;
const AFTER_SENDING = { timeout: SECOND_MS + 2000 };

test('a message is sent, the reader is told and the form is cleared', async () => {
  const bodies = await serveSupport(200);
  await fillIn();
  const startedAt = performance.now();

  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeTruthy();

  const toast = await screen.findByRole('status', {}, AFTER_SENDING);
  expect(toast.textContent).toBe('Your message has been sent! We will get back to you soon.');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(SECOND_MS);
  expect(bodies).toEqual([{ name: 'Ann', email: 'ann@orchard.example', message: 'Hello' }]);
  await waitFor(() => expect(values()).toEqual(['', '', '']));
});

test('when sending fails the reader is told and the text is kept', async () => {
  await serveSupport(503);
  await fillIn();
  const startedAt = performance.now();

  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  const toast = await screen.findByRole('alert', {}, AFTER_SENDING);
  expect(toast.textContent).toBe('Failed to send message. Please try again later.');
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(SECOND_MS);
  expect(values()).toEqual(['Ann', 'ann@orchard.example', 'Hello']);
  expect(await screen.findByRole('button', { name: 'Send Message' })).toBeTruthy();
});

test('name, e-mail address and message are required', async () => {
  const bodies = await serveSupport(200);
  renderForm();

  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  expect(await screen.findByText('Please enter your name.')).toBeTruthy();
  expect(screen.getByText(/Please enter an email address/)).toBeTruthy();
  expect(screen.getByText('Please enter your message.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(bodies).toEqual([]);
});

test.each([
  ['Email', 'not an address', /Please enter an email address/],
  ['Name', '   ', 'Please enter your name.'],
  [
    'Message',
    'x'.repeat(SUPPORT_MESSAGE_CHARACTERS.message + 1),
    'Please use at most 5,000 characters.',
  ],
])('%s refuses what the contract refuses', async (label, text, refusal) => {
  const bodies = await serveSupport(200);
  await fillIn();

  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(bodies).toEqual([]);
});

test('white space pasted around a name is dropped', async () => {
  const bodies = await serveSupport(200);
  await fillIn();
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.paste('\t Ann Lee\t');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

  await waitFor(() => expect(bodies).toMatchObject([{ name: 'Ann Lee' }]));
});

async function serveSupport(status: 200 | 503): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const api = await serveApi();
  api.answer('POST /api/support/messages', (response, body) => {
    bodies.push(body);
    response.writeHead(status).end('{}');
  });
  return bodies;
}

function renderForm(): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ContactSupport />
      </MemoryRouter>
      <ToastArea />
    </QueryClientProvider>,
  );
}

async function fillIn(): Promise<void> {
  renderForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.type(screen.getByLabelText('Email'), 'ann@orchard.example');
  await userEvent.type(screen.getByLabelText('Message'), 'Hello');
}

function values(): string[] {
  return screen
    .getAllByRole('textbox')
    .map((box) =>
      box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : '',
    );
}

test('a support message takes a second at least', () => {
  expect(SUPPORT_SEND_MINIMUM_MS).toBe(SECOND_MS);
});
