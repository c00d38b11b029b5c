import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderSite } from '../testing/render-site.tsx';
import { refuse, serveApi } from '../testing/serve-api.ts';

test('the questions are under their categories, and each can be linked to', async () => {
  await renderSite('/faq');

  const question = await screen.findByRole('heading', { level: 3, name: 'How do I sign in?' });
  expect(question.id).toBe('faq-how-do-i-sign-in');
  expect(within(question).getByRole('link').getAttribute('href')).toBe('#faq-how-do-i-sign-in');
  const categories = screen.getByRole('navigation', { name: 'Questions about' });
  const signingIn = within(categories).getByRole('link', { name: 'Signing in' });
  expect(signingIn.getAttribute('href')).toBe('/faq#faq-signing-in');
});

test('an address that names a question leads to it once the FAQ is there', async () => {
  const scrolledTo: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    scrolledTo.push(this.id);
  });

  await renderSite('/faq#faq-is-there-a-free-trial');

  await waitFor(() => expect(scrolledTo).toContain('faq-is-there-a-free-trial'));
});

test('a link in an answer leads through the site', async () => {
  const { router } = await renderSite('/faq');

  await userEvent.click(await screen.findByRole('link', { name: 'home page' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a link to a place on the page changes the address and nothing else', async () => {
  const { router } = await renderSite('/faq');

  await userEvent.click(await screen.findByRole('link', { name: 'Do you use cookies?' }));

  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe('/faq#faq-do-you-use-cookies');
});

test('when the FAQ does not load the page and a toast say so, and it can be tried again', async () => {
  const api = await serveApi();
  api.answer('GET /md/faq.md', refuse('request/not-found'));
  await renderSite('/faq', { api });

  expect(
    await screen.findByText('Error loading FAQ content. Please try again later.'),
  ).toBeTruthy();
  const toast = 'Failed to load FAQ content. Please try again later.';
  expect(await screen.findByText(toast)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Contact Support' })).toBeTruthy();

  api.answer('GET /md/faq.md', (response) =>
    response.end('## Signing in\n\n### How do I sign in?'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'How do I sign in?' })).toBeTruthy();
});

test('Chat Now opens the chatbot', async () => {
  await renderSite('/faq');

  await userEvent.click(screen.getByRole('button', { name: 'Chat Now' }));

  expect(await screen.findByRole('dialog', { name: 'Support Assistant' })).toBeTruthy();
});

test('a search in the address shows the questions it finds, and their categories alone', async () => {
  await renderSite('/faq?q=cookies');

  expect(
    await screen.findByRole('heading', { level: 3, name: 'Do you use cookies?' }),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3, name: 'How do I sign out?' })).toBeNull();
  expect(screen.getByLabelText('Search the questions')).toHaveProperty('value', 'cookies');
  const categories = screen.getByRole('navigation', { name: 'Questions about' });
  expect(within(categories).queryByRole('link', { name: 'Technical help' })).toBeNull();
});

test('typing searches after a moment, Enter puts the search into the address, and all questions can be shown again', async () => {
  const { router } = await renderSite('/faq');
  const field = await screen.findByLabelText('Search the questions');

  await userEvent.type(field, 'xyzzy');
  expect(await screen.findByText(/No questions match "xyzzy"/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'newsletter{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=newsletter'));
  const found = { name: 'How do I stop the newsletter?' };
  expect(await screen.findByRole('heading', found)).toBeTruthy();

  await userEvent.click(screen.getByRole('link', { name: 'Show all questions' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(field).toHaveProperty('value', '');
  expect(await screen.findByRole('heading', { name: 'How do I sign out?' })).toBeTruthy();
});

test('without script the search is a form that loads the page with the search in its address', async () => {
  await renderSite('/faq');

  const field = await screen.findByLabelText('Search the questions');
  expect(field.getAttribute('name')).toBe('q');
  const form = field.closest('form');
  expect(form?.getAttribute('action')).toBe('/faq');
  expect(form?.getAttribute('method') ?? 'get').toBe('get');
});
