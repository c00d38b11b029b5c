import { requestCode, signInOrganisation, signInWithCode } from '#contract/session.ts';
import { type Answer, type Browser, openBrowser } from '../browser.ts';
import type { MailCatcher } from '../mail-catcher.ts';

export interface Person {
  email: string;
  browser: Browser;
}

interface Site {
  url: string;
  mail: MailCatcher;
}

const CODE_TRIES = 5;
const ORGANISATION = { domain: 'orchard.example', password: 'orchard-demo' };

/** Signs in with a new browser. */
export async function signInPerson(site: Site, email: string, network: string): Promise<Person> {
  const browser = openBrowser(site.url, { network });
  await signInAgain(site, { email, browser });
  return { email, browser };
}

/** Tries several codes, because the first to arrive may be one that the attacker requested. */
export async function signInAgain({ mail }: Pick<Site, 'mail'>, person: Person): Promise<void> {
  const { email, browser } = person;
  const earlier = mail.codesSoFar(email);
  requireOk('asked for a code', await browser.call('POST', requestCode.path, { email }));
  for (let number = earlier; number < earlier + CODE_TRIES; number += 1) {
    const code = await mail.codeFor(email, number);
    const answer = await browser.call('POST', signInWithCode.path, { email, code });
    const isRefused = answer.status === 401;
    if (!isRefused) return requireOk('entered the code', answer);
  }
  throw new Error(`${CODE_TRIES} codes were entered, and none was right`);
}

export async function signInStaff(url: string, network: string): Promise<Browser> {
  const browser = openBrowser(url, { network });
  await signInStaffAgain(browser);
  return browser;
}

export async function signInStaffAgain(browser: Browser): Promise<void> {
  const answer = await browser.call('POST', signInOrganisation.path, ORGANISATION);
  requireOk('entered the password', answer);
}

function requireOk(what: string, { status }: Answer): void {
  if (status !== 200) throw new Error(`the person who ${what} was answered ${status}`);
}
