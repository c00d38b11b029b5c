import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { onPhoneScreen, onWideScreen } from '../../testing/screen-width.ts';
import { type Api, serveApi } from '../../testing/serve-api.ts';
import { CHATBOT_REPLY_MS } from './use-conversation.ts';

const BUTTON = { name: 'Support Assistant' };

test('the round button opens and closes the panel, which greets and offers questions', async () => {
  onWideScreen();
  const panel = await openPanel();

  expect(panel.textContent).toMatch(
    /Good (?:morning|afternoon|evening)! I'm your assistant\. How can I help you today\?/,
  );
  expect(namesIn('Related questions')).toHaveLength(4);
  expect(namesIn('Quick questions')).toEqual([
    'Access resources',
    'What is Spelling Orchard?',
    'Reset password',
    'Subscription options',
    'Free trial',
    'Cancel subscription',
    'Support hours',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(input()));

  await userEvent.click(screen.getByRole('button', BUTTON));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the contact form, opened from an answer, begins its message with what was asked', async () => {
  onPhoneScreen();
  await openPanel();
  await ask('xyzzy one');
  await within(log()).findByText(/could not find a specific answer/);
  await ask('y'.repeat(5000));
  await waitFor(() =>
    expect(within(log()).getAllByText(/could not find a specific answer/)).toHaveLength(2),
  );
  await userEvent.click(within(log()).getAllByRole('link', { name: 'contact form' })[0] ?? log());

  const drafted = `I have asked the assistant:\n- xyzzy one\n- ${'y'.repeat(300)}\n\n`;
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveProperty('value', drafted));
});

test('a message that was begun stays as it is when the assistant leads to its form', async () => {
  onWideScreen();
  await renderSite('/faq');
  const message = await screen.findByLabelText('Message');
  await userEvent.type(message, 'Hello');
  await userEvent.click(screen.getByRole('button', BUTTON));
  await screen.findByRole('dialog', BUTTON);
  await ask('xyzzy');
  await userEvent.click(await within(log()).findByRole('link', { name: 'contact form' }));

  expect(message).toHaveProperty('value', 'Hello');
});

test('an open-chatbot event on the window opens it', async () => {
  onWideScreen();
  await renderSite('/pricing');

  act(() => void window.dispatchEvent(new Event('open-chatbot')));

  expect(await screen.findByRole('dialog', BUTTON)).toBeTruthy();
});

test('a question is answered in the log after the typing indicator, with related questions', async () => {
  onWideScreen();
  await openPanel();
  const askedAt = performance.now();

  await ask('how much is it?');

  expect(log().textContent).toContain('You:how much is it?');
  expect(within(log()).getByText('Support Assistant is typing...')).toBeTruthy();
  await within(log()).findByText(new RegExp(`A standard school pays £${BRAND.pricePounds} a year`));
  expect(within(log()).getByText('How much does it cost?')).toBeTruthy();
  expect(performance.now() - askedAt).toBeGreaterThanOrEqual(800);
  expect(within(log()).queryByText('Support Assistant is typing...')).toBeNull();
  expect(within(log()).getAllByRole('list', { name: 'Related questions' })).toHaveLength(2);
  expect(screen.queryByRole('list', { name: 'Quick questions' })).toBeNull();
  expect(document.activeElement).toBe(input());
});

test('a chip asks its question and leaves the focus where the next can be typed', async () => {
  onWideScreen();
  await openPanel();

  await userEvent.click(screen.getByRole('button', { name: 'Free trial' }));

  expect(log().textContent).toContain('You:Is there a free trial?');
  expect(await within(log()).findByText(/everybody at your school has access/)).toBeTruthy();
  expect(document.activeElement).toBe(input());
});

test('a double click on a chip asks once', async () => {
  onWideScreen();
  await openPanel();

  await userEvent.dblClick(screen.getByRole('button', { name: 'Free trial' }));

  expect(within(log()).getAllByText('You:')).toHaveLength(1);
});

test('on a wide screen it closes when an element under it gets the focus', async () => {
  onWideScreen();
  const panel = await openPanel();
  const link = screen.getByRole('link', { name: 'Contact Us' });
  panel.getBoundingClientRect = () => new DOMRect(700, 100, 400, 600);
  link.getBoundingClientRect = () => new DOMRect(500, 200, 100, 40);

  act(() => link.focus());
  expect(screen.getByRole('dialog', BUTTON)).toBeTruthy();
  act(() => link.blur());
  link.getBoundingClientRect = () => new DOMRect(650, 200, 100, 40);
  act(() => link.focus());

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(link);
});

test('when nothing matches it says so and offers the quick questions', async () => {
  onWideScreen();
  await openPanel();

  await ask('xyzzy');

  expect(await within(log()).findByText(/could not find a specific answer/)).toBeTruthy();
  expect(namesIn('Quick questions')).toHaveLength(7);
});

test('when it is not sure it offers the three nearest questions, which can be asked', async () => {
  onWideScreen();
  await openPanel();

  await ask('Can you recommend a school trip for our resources week?');

  expect(await within(log()).findByText(/Did you mean one of the questions below/)).toBeTruthy();
  const nearest = namesIn('Nearest questions');
  expect(nearest).toHaveLength(3);
  expect(screen.queryByRole('list', { name: 'Quick questions' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: nearest[0] ?? '' }));
  await waitFor(() => expect(within(log()).getAllByText('You:')).toHaveLength(2));
});

test('until the FAQ has arrived it asks for patience', async () => {
  onWideScreen();
  const api = await serveApi();
  api.answer('GET /md/faq.md', () => {});
  await openPanel(api);

  await ask('How do I sign in?');

  const text = "I'm still loading FAQ data. Please try again in a moment.";
  expect(await within(log()).findByText(text)).toBeTruthy();
});

test('typed markup is shown as text, and an empty question is not sent', async () => {
  onWideScreen();
  await openPanel();

  await ask('   ');
  await ask('<img src=x onerror=alert(1)> $& constructor');

  expect(within(log()).getByText('<img src=x onerror=alert(1)> $& constructor')).toBeTruthy();
  expect(log().querySelector('img')).toBeNull();
  expect(within(log()).getAllByText('You:')).toHaveLength(1);
});

test('the conversation and the name are still there when it is opened again', async () => {
  onWideScreen();
  await openPanel();
  await ask('My name is Sam');
  await within(log()).findByText('Nice to meet you, Sam! What would you like to know?');

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', BUTTON));
  await screen.findByRole('dialog');
  await ask('thanks');

  expect(log().textContent).toContain('Nice to meet you, Sam!');
  expect(await within(log()).findByText(/You're welcome, Sam!/)).toBeTruthy();
});

test('on a narrow screen it locks the page until it is closed', async () => {
  onPhoneScreen();
  const panel = await openPanel();
  await waitFor(() => expect(scrollLocked()).toBe(true));
  expect(within(panel).getByRole('button', { name: 'Close' })).toBeTruthy();

  await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(scrollLocked()).toBe(false);
});

test('on a narrow screen it closes when a link in it is followed', async () => {
  onPhoneScreen();
  await openPanel();
  await ask('xyzzy');

  await userEvent.click(await within(log()).findByRole('link', { name: 'full FAQ page' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Help & Support' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on a wide screen the page beside it can still be scrolled and used', async () => {
  onWideScreen();
  await openPanel();

  expect(scrollLocked()).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: 'Spelling Orchard, home' }));
  await screen.findByRole('heading', { level: 1, name: /Master Spelling/ });
  expect(screen.getByRole('dialog', BUTTON)).toBeTruthy();
});

test('the assistant answers after 800 ms', () => {
  expect(CHATBOT_REPLY_MS).toBe(800);
});

async function openPanel(api?: Api): Promise<HTMLElement> {
  await renderSite('/pricing', { ...(api && { api }) });
  await userEvent.click(screen.getByRole('button', BUTTON));
  return screen.findByRole('dialog', BUTTON);
}

async function ask(text: string): Promise<void> {
  await userEvent.click(input());
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
}

function input(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Your question' });
}

function log(): HTMLElement {
  return screen.getByRole('log', { name: 'Conversation' });
}

function namesIn(list: string): (string | null)[] {
  const buttons = within(screen.getByRole('list', { name: list })).getAllByRole('button');
  return buttons.map(({ textContent }) => textContent);
}

function scrollLocked(): boolean {
  const { body, documentElement } = document;
  return [body, documentElement].some(({ style }) => style.overflowY.includes('hidden'));
}
