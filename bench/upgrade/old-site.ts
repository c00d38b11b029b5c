import { addFavourite } from '#contract/favourites.ts';
import { createFolder, UPLOAD_ROUTE } from '#contract/library-changes.ts';
import { createSchool } from '#contract/schools.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { type Answer, type Browser, openBrowser } from '../browser.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { oldPdf } from './old-library.ts';

export const ADMINISTRATOR = 'head@upgrade.example';
export const TEACHER = 'teacher@upgrade.example';
/** What the administrator uploads; planted resources have the pictures of these. */
export const UPLOADED_WEEK = 'Year 1/Week 1';
export const UPLOADED = Array.from({ length: 12 }, (_, n) => `${UPLOADED_WEEK}/Uploaded ${n}.pdf`);
export const FAVOURITES = ['Year 1', UPLOADED_WEEK, ...UPLOADED.slice(0, 4)];

const SCHOOL = {
  name: 'Upgrade Primary School',
  domain: 'upgrade.example',
  contactName: null,
  contactEmail: null,
  subscriptionStatus: 'active',
};

export interface People {
  administrator: Browser;
  teacher: Browser;
}

/** An administrator and a teacher begin to use version 1.0. */
export async function openOldSite(url: string, mail: MailCatcher): Promise<People> {
  const administrator = openBrowser(url);
  await signIn(administrator, ADMINISTRATOR, mail);
  expectSuccess(await administrator.call('POST', createSchool.path, SCHOOL));
  for (const path of ['Year 1', UPLOADED_WEEK]) {
    expectSuccess(await administrator.call('POST', createFolder.path, { path }));
  }
  for (const [number, path] of UPLOADED.entries()) await upload(administrator, path, number);
  const teacher = openBrowser(url);
  await signIn(teacher, TEACHER, mail);
  for (const path of FAVOURITES) {
    expectSuccess(await teacher.call('POST', addFavourite.path, { path }));
  }
  return { administrator, teacher };
}

export async function signIn(browser: Browser, email: string, mail: MailCatcher): Promise<void> {
  const earlier = mail.codesSoFar(email);
  expectSuccess(await browser.call('POST', requestCode.path, { email }));
  const code = await mail.codeFor(email, earlier);
  expectSuccess(await browser.call('POST', signInWithCode.path, { email, code }));
}

async function upload(administrator: Browser, path: string, number: number): Promise<void> {
  const names = ['learning', ...path.split('/')];
  const address = UPLOAD_ROUTE.replaceAll(/:\w+/g, () => encodeURIComponent(names.shift() ?? ''));
  const headers = { 'content-type': 'application/pdf' };
  const body = oldPdf(1_000_000 + number);
  expectSuccess(await administrator.send({ method: 'PUT', path: address, headers, body }));
}

export function expectSuccess({ status, body }: Answer): void {
  if (status < 200 || status > 299) throw new Error(`answered ${status}: ${body.toString()}`);
}
