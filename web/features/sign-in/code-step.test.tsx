import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CODE_RESEND_SECONDS } from '#contract/limits.ts';
import { aTeacher } from '../../testing/a-session.ts';
import { breakOff, held, refuse } from '../../testing/serve-api.ts';
import { CODE, codeBox, CODES, openCodeStep, openSignIn } from '../../testing/sign-in-steps.ts';

test.each([
  [
    refuse('sign-in/code-refused'),
    'That code is not right or has expired. Please check it, or ask for a new one.',
  ],
  [breakOff, 'A network error occurred. Please check your internet connection and try again.'],
  [refuse('service/failed'), 'An unexpected error occurred during verification. Please try again.'],
  [
    refuse('sign-in/too-many-tries', 530),
    'Too many attempts. Please wait 9 minutes, or ask for a new code.',
  ],
])('when a code is refused, the red box says why', async (answer, text) => {
  const { api, router } = await openCodeStep();
  api.answer(CODE, answer);

  await userEvent.paste('123456');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(router.state.location.pathname).toBe('/login');
});

test('a refused code stays to be corrected, and is sent again when told to', async () => {
  const { api } = await openCodeStep();
  api.answer(CODE, refuse('sign-in/code-refused'));

  await userEvent.keyboard('123456');
  await screen.findByRole('alert');

  await waitFor(() => expect(document.activeElement).toBe(codeBox()));
  expect(enteredCode()).toBe('123456');
  await userEvent.keyboard('6');
  expect(enteredCode()).toBe('623456');
  expect(api.callsOf(CODE)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Verify Code' }));
  await waitFor(() => expect(api.callsOf(CODE)).toHaveLength(2));
});

test('a second code is asked for in words, with empty boxes', async () => {
  const { api } = await openCodeStep();
  api.answer(CODE, refuse('sign-in/second-code'));

  await userEvent.keyboard('123456');

  expect((await screen.findByRole('alert')).textContent).toMatch(/^That code was right\./);
  await waitFor(() => expect(enteredCode()).toBe(''));
  expect(document.activeElement).toBe(codeBox());
});

test('a code is sent once, however often it is submitted', async () => {
  const { api } = await openCodeStep();
  const { answer, release } = held({ session: aTeacher() });
  api.answer(CODE, answer);

  await userEvent.keyboard('123456{Enter}');
  await userEvent.paste('123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Verifying...' }));
  release();

  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
  await waitFor(() => expect(api.callsOf(CODE)).toHaveLength(1));
});

test('a user who already has a code enters it with their address', async () => {
  const { api } = await openSignIn();
  await userEvent.click(screen.getByRole('button', { name: 'Already got a code? Enter it here' }));
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));

  await userEvent.click(codeBox());
  await userEvent.keyboard('123456');
  expect(verifyButton().hasAttribute('disabled')).toBe(true);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@orchard.example');
  expect(verifyButton().hasAttribute('disabled')).toBe(false);
  expect(api.callsOf(CODE)).toEqual([]);
  await userEvent.click(verifyButton());

  await waitFor(() =>
    expect(api.callsOf(CODE)).toEqual([{ email: 'ada@orchard.example', code: '123456' }]),
  );
});

test('the typed address is kept for the code step, and refused there if it is invalid', async () => {
  const { api } = await openSignIn();
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  await userEvent.click(screen.getByRole('button', { name: /Already got a code/ }));
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada');
  expect(document.activeElement).toBe(codeBox());

  await userEvent.keyboard('123456');

  expect(await screen.findByText(/Please enter an email address/)).toBeTruthy();
  expect(api.callsOf(CODE)).toEqual([]);
});

test('five digits cannot be submitted', async () => {
  const { api } = await openCodeStep();

  await userEvent.keyboard('12345{Enter}');

  expect(verifyButton().hasAttribute('disabled')).toBe(true);
  expect(api.callsOf(CODE)).toEqual([]);
});

test('Send again waits, then sends another code and empties the boxes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api } = await openCodeStep();
  await userEvent.keyboard('12');
  const waiting = screen.getByRole('button', { name: `Send again in ${CODE_RESEND_SECONDS} s` });
  expect(waiting.hasAttribute('disabled')).toBe(true);

  passSeconds(CODE_RESEND_SECONDS - 1);
  expect(await screen.findByRole('button', { name: 'Send again in 1 s' })).toBeTruthy();
  passSeconds(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));

  expect(await screen.findByText(/A new code is on its way/)).toBeTruthy();
  await waitFor(() => expect(api.callsOf(CODES)).toHaveLength(2));
  expect(enteredCode()).toBe('');
  expect(document.activeElement).toBe(codeBox());
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeTruthy();
});

test('Send again waits as long as the server says', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { api } = await openCodeStep();
  passSeconds(CODE_RESEND_SECONDS);
  api.answer(CODES, refuse('sign-in/too-many-codes', 3000));

  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Please wait 50 minutes before asking for another code.',
  );
  expect(screen.getByRole('button', { name: 'Send again in 50 min' })).toBeTruthy();
});

test('the countdown is not announced', async () => {
  await openCodeStep();

  const waiting = screen.getByRole('button', { name: /Send again in/ });

  expect(waiting.closest('[aria-live], [role=status], output')).toBeNull();
});

function passSeconds(seconds: number): void {
  act(() => void vi.setSystemTime(Date.now() + seconds * 1000));
}

function verifyButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Verify Code' });
}

function enteredCode(): string {
  const boxes = within(screen.getByRole('group', { name: 'Verification code' }));
  return boxes
    .getAllByRole('textbox')
    .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
    .join('');
}
