import { getTree } from '#contract/library.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import type { Browser } from '../browser.ts';
import { startMailCatcher } from '../mail-catcher.ts';
import { VICTIM } from './attacks/codes.ts';
import { type Person, signInPerson, signInStaff } from './sign-in.ts';

const TEACHERS = 50;
const STAFF = 3;
const REGULARS = 5;
const WEEKS = 36;
const DECK_PAGES = 3;
/** What a relay on the internet takes for a message. */
const MESSAGE_TAKES_MS = 200;
const SCHOOL_NETWORK = '192.0.2.1';
const ADMINISTRATOR = 'admin@spellingorchard.example';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Starts the product behind a proxy and a slow mail relay, fills its library and signs in all users. */
export async function openSite(dataDir: string) {
  const mail = await startMailCatcher({ takesMs: MESSAGE_TAKES_MS });
  const env = { SMTP_URL: mail.url, TRUST_PROXY: '1' };
  const product = await startProductProcess(dataDir, { env });
  const decks = await plantDecks(dataDir);
  const site = { url: product.url, mail };
  const teachers = await signInMany('teacher', 'orchard.example', TEACHERS);
  return {
    ...site,
    product,
    decks,
    teachers: teachers.map(({ browser }) => browser),
    /** People of the attacked schools, in browsers that signed in before. */
    regulars: {
      orchard: await signInMany('regular', 'orchard.example', REGULARS),
      meadow: await signInMany('regular', 'meadow.example', REGULARS),
    },
    victim: await signInPerson(site, VICTIM, networkOf(200)),
    staff: await signInAllStaff(),
    schoolNetwork: SCHOOL_NETWORK,
    /** For attackers with an account. */
    cookies: {
      teacher: await cookiesOf(signInPerson(site, 'pupil@orchard.example', networkOf(201))),
      administrator: await cookiesOf(signInPerson(site, ADMINISTRATOR, networkOf(202))),
    },
    close,
  };

  function signInMany(name: string, domain: string, length: number): Promise<Person[]> {
    const people = Array.from({ length }, (_, number) =>
      signInPerson(site, `${name}-${number}@${domain}`, networkOf(number)),
    );
    return Promise.all(people);
  }

  /** One after another, so that the network is known to the school after the first. */
  async function signInAllStaff(): Promise<Browser[]> {
    const staff: Browser[] = [];
    while (staff.length < STAFF) staff.push(await signInStaff(product.url, SCHOOL_NETWORK));
    return staff;
  }

  async function close(): Promise<void> {
    await product.stop();
    mail.close();
  }
}

async function cookiesOf(person: Promise<Person>): Promise<string> {
  const { browser, email } = await person;
  const { status } = await browser.get(getTree.path);
  if (status !== 200) throw new Error(`${email} is not signed in`);
  return browser.cookies();
}

async function plantDecks(dataDir: string): Promise<string[]> {
  const resources = Array.from({ length: WEEKS }, (_, week) => ({
    path: `Year 2/Week ${week + 1}/Slides.pdf`,
    content: slides(DECK_PAGES, { upperHalf: `% week ${week}` }),
  }));
  await plantLibrary(dataDir, { resources });
  return resources.map(({ path }) => path);
}

function networkOf(number: number): string {
  return `198.51.100.${number + 1}`;
}
