import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aTeacher } from '../../testing/a-session.ts';
import { otherTab } from '../../testing/other-tab.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { breakOff, held, refuse } from '../../testing/serve-api.ts';
import {
  CODE,
  codeBox,
  CODES,
  openCodeStep,
  openSignIn,
  sendCodeTo,
} from '../../testing/sign-in-steps.ts';

test('a code is sent, entered, and leads to the learning resources', async () => {
  const { api, router } = await openSignIn();
  const tab = otherTab();

  await sendCodeTo(' Ada@Orchard.example\u00a0');
  expect(await screen.findByRole('heading', { name: 'Enter Verification Code' })).toBeTruthy();
  await waitFor(() => expect(api.callsOf(CODES)).toEqual([{ email: 'ada@orchard.example' }]));
  expect(main().textContent).toContain('We sent a code to ada@orchard.example.');
  expect(main().textContent).toContain('The code works for 10 minutes.');
  expect(main().textContent).toContain('junk folder');
  expect(document.activeElement).toBe(codeBox());
  expect(screen.queryByLabelText('Email')).toBeNull();

  api.session = aTeacher();
  await userEvent.keyboard('123456');

  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
  await waitFor(() =>
    expect(api.callsOf(CODE)).toEqual([{ email: 'ada@orchard.example', code: '123456' }]),
  );
  expect(router.state.location.pathname).toBe('/teaching');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(await screen.findByRole('button', { name: 'Ada Byron' })).toBeTruthy();
  await waitFor(() => expect(tab.received).toEqual(['changed']));
});

test('after signing in the user reaches the requested page', async () => {
  const { router } = await openSignIn('/teaching/Year%202?tab=1');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });

  await sendCodeTo('ada@orchard.example');
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  await userEvent.paste('123456');

  await screen.findByRole('heading', { level: 1, name: 'Learning Resources' });
  expect(router.createHref(router.state.location)).toBe('/teaching/Year%202?tab=1');
});

test('the links between the two pages keep the requested page', async () => {
  await openSignIn('/login?next=%2Fprofile');
  const card = within(main());

  expect(main().textContent).toContain('New here? Register');
  await userEvent.click(card.getByRole('link', { name: 'Register' }));
  await screen.findByRole('heading', { level: 1, name: 'Create Your Account' });
  expect(main().textContent).toContain('Already have an account? Sign In');
  expect(card.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/login?next=%2Fprofile',
  );
});

test('an invalid address is refused under its field, and nothing is sent', async () => {
  const { api } = await openSignIn();

  await sendCodeTo('ada at orchard');

  const refusal = 'Please enter an email address such as name@school.county.sch.uk.';
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
  expect(api.callsOf(CODES)).toEqual([]);
});

test.each([
  [breakOff, 'A network error occurred. Please check your internet connection and try again.'],
  [refuse('service/failed'), 'An unexpected error occurred. Please try again.'],
  [refuse('sign-in/too-many-codes', 43), 'Please wait 43 seconds before asking for another code.'],
])('when no code can be sent the red box says why', async (answer, text) => {
  const { api } = await openSignIn();
  api.answer(CODES, answer);

  await sendCodeTo('ada@orchard.example');

  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@orchard.example');
});

test('while a code is being sent, a second press sends no second one', async () => {
  const { api } = await openSignIn();
  const { answer, release } = held({});
  api.answer(CODES, answer);

  await userEvent.type(screen.getByLabelText('Email'), 'ada@orchard.example{Enter}{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }));
  release();

  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  await waitFor(() => expect(api.callsOf(CODES)).toHaveLength(1));
});

test('Go Back resets everything', async () => {
  const { api } = await openCodeStep();
  api.answer(CODE, refuse('sign-in/code-refused'));
  await userEvent.keyboard('123456');
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));

  expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Email Code' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

function main(): HTMLElement {
  return screen.getByRole('main');
}

test('somebody who was sent here is told why', async () => {
  await renderSite('/login?next=%2Fteaching%2FYear%25203%2FWeek%25205');

  expect(await screen.findByText('Please sign in to open Year 3, Week 5.')).toBeTruthy();
});

test('a personal address is remarked on before the code is sent', async () => {
  await renderSite('/register');

  await userEvent.type(await screen.findByLabelText('Email'), 'pip@gmail.com');
  expect(screen.getByText(/^This looks like a personal address\./)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), '.school.example');
  expect(screen.queryByText(/^This looks like a personal address\./)).toBeNull();
});
