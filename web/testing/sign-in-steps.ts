import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTeacher } from './a-session.ts';
import { renderSite } from './render-site.tsx';
import { serveApi } from './serve-api.ts';

export const CODES = 'POST /api/sign-in/codes';
export const CODE = 'POST /api/sign-in/code';

/** Renders the site at an address, with an API that sends and accepts every code. */
export async function openSignIn(address = '/login') {
  const api = await serveApi();
  api.answer(CODES, {});
  api.answer(CODE, { session: aTeacher() });
  return renderSite(address, { api });
}

export async function sendCodeTo(email: string): Promise<void> {
  await userEvent.click(screen.getByLabelText('Email'));
  await userEvent.paste(email);
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }));
}

export async function openCodeStep() {
  const site = await openSignIn();
  await sendCodeTo('ada@orchard.example');
  await screen.findByRole('heading', { name: 'Enter Verification Code' });
  return site;
}

/** The first of the six. */
export function codeBox(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Verification code' });
}
