import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { adminRoute, learningRoute } from '#contract/page-routes.ts';
import { FeedbackButton } from './feedback-button.tsx';

const SLIDES = '/teaching/Year%202/Week%201/Slides.pdf';

test('feedback becomes an e-mail that says where the user is', async () => {
  const mails = catchMails();
  await openFeedback(SLIDES);

  await userEvent.type(screen.getByLabelText('Your feedback'), 'Lovely slides');
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

  expect(mails).toHaveLength(1);
  const mail = decodeURIComponent(mails[0] ?? '');
  expect(mail).toContain(
    'mailto:feedback@spellingorchard.example?subject=Feedback - Teaching section',
  );
  expect(mail).toContain('&body=Lovely slides\r\n\r\nSection: Teaching\r\n');
  expect(mail).toContain(`URL: ${window.location.origin}${SLIDES}\r\n`);
  expect(mail).toContain('Year group: Year 2\r\nWeek: Week 1\r\nResource: Slides.pdf\r\n');
  expect(mail).toContain(`User agent: ${navigator.userAgent}`);
});

test('a resource that was just closed is the one that is meant, until another week is selected', async () => {
  const mails = catchMails();
  const router = renderButton(SLIDES);

  for (const [address, resource] of [
    ['/teaching/Year%202/Week%201', 'Slides.pdf'],
    ['/teaching/Year%202/Week%202', '-'],
    ['/', '-'],
  ] as const) {
    await act(() => router.navigate(address));
    await userEvent.click(screen.getByRole('button', { name: 'Provide Feedback' }));
    await userEvent.type(await screen.findByLabelText('Your feedback'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));
    expect(decodeURIComponent(mails.at(-1) ?? '')).toContain(`Resource: ${resource}\r\n`);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  }
});

test.each([
  ['/', 'Home'],
  ['/admin/teaching/Year%202', 'Admin Teaching'],
])('at %s the section is %s', async (address, section) => {
  const mails = catchMails();
  await openFeedback(address);

  await userEvent.type(screen.getByLabelText('Your feedback'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

  expect(decodeURIComponent(mails[0] ?? '')).toContain(`?subject=Feedback - ${section} section&`);
});

test('the dialog notes which context data will be included, and shows them', async () => {
  await openFeedback(SLIDES);

  expect(screen.getByText(/your email will also include the section and address/)).toBeTruthy();
  expect(screen.getByText('Show what will be included')).toBeTruthy();
  expect(screen.getByText('Slides.pdf')).toBeTruthy();
});

test('the text is required', async () => {
  const mails = catchMails();
  await openFeedback('/');
  const field = screen.getByLabelText('Your feedback');

  await userEvent.type(field, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

  expect(screen.getByText('Please enter your feedback.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(mails).toEqual([]);
});

test('Cancel closes the dialog and sends nothing', async () => {
  const mails = catchMails();
  await openFeedback('/');

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mails).toEqual([]);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'Lovely'],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' })), 'Lovely'],
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })), ''],
])(
  'opened again after %s, the dialog still has what was typed, unless that was to cancel it',
  async (_name, close, kept) => {
    await openFeedback('/');
    await userEvent.type(screen.getByLabelText('Your feedback'), 'Lovely');
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Provide Feedback' }));

    expect(await screen.findByLabelText('Your feedback')).toHaveProperty('value', kept);
  },
);

test('without a mail program the feedback can be copied, and going back keeps it', async () => {
  catchMails();
  await openFeedback('/');
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.type(screen.getByLabelText('Your feedback'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

  await userEvent.click(screen.getByRole('button', { name: 'Copy my feedback' }));

  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(written.mock.calls[0]?.[0]).toMatch(/^Hello\n\nSection: Home\n/);
  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(screen.getByDisplayValue('Hello')).toBeTruthy();
});

test('what is too long for a mail program is offered to copy, also where copying is refused', async () => {
  catchMails();
  await openFeedback('/');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await userEvent.click(screen.getByLabelText('Your feedback'));
  await userEvent.paste(`${'word '.repeat(4000)}end`);
  await userEvent.click(screen.getByRole('button', { name: 'Send Feedback' }));

  expect(screen.getByText(/too long for an email app/)).toBeTruthy();
  const rest = screen.getByLabelText('The rest of your feedback');
  await userEvent.click(screen.getByRole('button', { name: 'Copy the rest' }));

  expect(await screen.findByText(/did not allow copying/)).toBeTruthy();
  if (!(rest instanceof HTMLTextAreaElement)) throw new Error('the rest is in no text area');
  expect(rest.value).toMatch(/^word .* end$/);
  expect(rest.selectionEnd - rest.selectionStart).toBe(rest.value.length);
});

test('when the code of the dialog cannot be loaded, an empty mail opens instead', async () => {
  const mails = catchMails();
  vi.doMock('./feedback-dialog.tsx', () => {
    throw new Error('the site was updated');
  });
  onTestFinished(() => {
    vi.doUnmock('./feedback-dialog.tsx');
  });
  renderButton('/');

  await userEvent.click(screen.getByRole('button', { name: 'Provide Feedback' }));

  await waitFor(() => expect(mails).toEqual(['mailto:feedback@spellingorchard.example']));
});

async function openFeedback(address: string): Promise<void> {
  renderButton(address);
  await userEvent.click(screen.getByRole('button', { name: 'Provide Feedback' }));
  await screen.findByRole('dialog', { name: 'Provide Feedback' });
}

function renderButton(address: string) {
  const routes = [
    {
      element: (
        <>
          <FeedbackButton className="" />
          <Outlet />
        </>
      ),
      children: [
        { id: 'home', path: '/', element: null },
        { id: 'learning/teaching', path: learningRoute('teaching'), element: null },
        { id: 'admin/teaching', path: adminRoute('teaching'), element: null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

/** Replaces the mail program. */
function catchMails(): string[] {
  const mails: string[] = [];
  const take = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    mails.push(event.target.href);
  };
  document.addEventListener('click', take);
  onTestFinished(() => document.removeEventListener('click', take));
  return mails;
}
