import { setTimeout as sleep } from 'node:timers/promises';
import { type Bucket, createLink, getTree } from '#contract/library.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { type Answer, type Browser, openBrowser } from '../browser.ts';
import { countOne } from '../figures.ts';
import { isExpected, type Morning, type Step } from './morning.ts';

export interface Deck {
  bucket: Bucket;
  path: string;
}

export interface School {
  url: string;
  codeFor: (email: string) => Promise<string>;
  decks: Deck[];
}

interface Desk {
  browser: Browser;
  morning: Morning;
}

export const DECK_PAGES = 11;
const READ_PAGE_MS = 500;
const WIDTH = 1920;

/** A teacher with a new browser signs in, loads the tree, opens a deck and turns pages. Returns the cookies. */
export async function teach(school: School, number: number, morning: Morning): Promise<string> {
  const browser = openBrowser(school.url);
  const desk = { browser, morning };
  await countGivingUp(desk, async () => {
    const email = `teacher-${number}@orchard.example`;
    await ask(desk, 'ask for a code', () => browser.call('POST', requestCode.path, { email }));
    const code = await timed(desk, 'code arrives', () => school.codeFor(email));
    await ask(desk, 'sign in', () => browser.call('POST', signInWithCode.path, { email, code }));
    await openLesson(desk, school.decks[number % school.decks.length]);
  });
  return browser.cookies();
}

/** Has every page drawn once, as the teachers of another school did before. */
export async function drawDecks({ url, codeFor, decks }: School): Promise<void> {
  const browser = openBrowser(url);
  const email = 'early@orchard.example';
  await browser.call('POST', requestCode.path, { email });
  await browser.call('POST', signInWithCode.path, { email, code: await codeFor(email) });
  for (const deck of decks) {
    const link = await linkTo(browser, deck);
    for (let page = 1; page <= DECK_PAGES; page += 1) {
      const { status } = await browser.get(pagePictureAddress(link, page, WIDTH));
      if (!isExpected(status))
        throw new Error(`page ${page} of ${deck.path} was answered ${status}`);
    }
  }
  browser.close();
}

async function linkTo(browser: Browser, deck: Deck): Promise<string> {
  const wanted = { ...deck, purpose: 'view' };
  const answer = await browser.call('POST', createLink.path, wanted);
  return createLink.output.parse(JSON.parse(answer.body.toString())).url;
}

/** The same without signing in, in a browser with the cookies of last week. */
export async function teachAgain(
  { url, decks }: School,
  number: number,
  { morning, cookies }: { morning: Morning; cookies: string },
): Promise<void> {
  const desk = { browser: openBrowser(url, { cookies }), morning };
  await countGivingUp(desk, async () => {
    // Not measured: opens the connection that teachers who have just signed in already have.
    await desk.browser.get('/health/live');
    await openLesson(desk, decks[number % decks.length]);
  });
}

async function openLesson(desk: Desk, deck?: Deck): Promise<void> {
  const { browser } = desk;
  await ask(desk, 'tree', () => browser.get(getTree.path));
  const wanted = { ...deck, purpose: 'view' };
  const answer = await ask(desk, 'link', () => browser.call('POST', createLink.path, wanted));
  const link = createLink.output.parse(JSON.parse(answer.body.toString())).url;
  await ask(desk, 'open the deck', () => browser.get(pagePictureAddress(link, 1, WIDTH)));
  for (let page = 2; page <= DECK_PAGES; page += 1) {
    await sleep(READ_PAGE_MS);
    await ask(desk, 'turn a page', () => browser.get(pagePictureAddress(link, page, WIDTH)));
  }
}

async function countGivingUp({ browser, morning }: Desk, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    countOne(morning.gaveUp, error instanceof Error ? error.message : String(error));
  } finally {
    browser.close();
  }
}

async function ask(desk: Desk, step: Step, send: () => Promise<Answer>): Promise<Answer> {
  const answer = await timed(desk, step, send);
  countOne(desk.morning.statuses, answer.status);
  if (!isExpected(answer.status)) throw new Error(`"${step}" was answered ${answer.status}`);
  return answer;
}

async function timed<Result>(
  { morning }: Desk,
  step: Step,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const result = await work();
  morning.took[step].push(performance.now() - began);
  return result;
}
