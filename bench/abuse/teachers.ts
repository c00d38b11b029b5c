import { setTimeout as sleep } from 'node:timers/promises';
import { addFavourite, removeFavourite } from '#contract/favourites.ts';
import { createLink, getTree, searchLibrary } from '#contract/library.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { getProfile } from '#contract/profile.ts';
import type { Answer, Browser } from '../browser.ts';
import { countOne } from '../figures.ts';
import type { Statuses } from './target.ts';

export interface Work {
  /** Milliseconds from the moment a step was due until its answer. */
  took: number[];
  statuses: Statuses;
}

type Step = () => Promise<Answer>;

/** As fast as a busy teacher; fifty teachers at this pace leave room for the attacker. */
const STEP_EVERY_MS = 1000;
const WIDTH = 1920;
const PAGES = 3;

/**
 * Lets all teachers work for this time. A step is due at a fixed time, even if the step before is unanswered, and is
 * measured from then. Otherwise a server that stands still would get few requests, and few would be slow.
 */
export async function workFor(
  teachers: Browser[],
  decks: string[],
  seconds: number,
): Promise<Work> {
  const work: Work = { took: [], statuses: new Map() };
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    teachers.map(async (browser, number) => {
      const first = performance.now() + (number * STEP_EVERY_MS) / teachers.length;
      const steps = stepsOf(browser, decks[number % decks.length] ?? '');
      for (let n = 0; first + n * STEP_EVERY_MS < end; n += 1) {
        const due = first + n * STEP_EVERY_MS;
        await sleep(due - performance.now());
        // A step that was due before the end and could not be sent has taken until now.
        const answer = performance.now() < end ? await steps[n % steps.length]?.() : undefined;
        work.took.push(performance.now() - due);
        if (answer) countOne(work.statuses, answer.status);
      }
    }),
  );
  return work;
}

/** Has every page of the decks drawn, which costs the first reader seconds and all later ones nothing. */
export async function drawDecks(browser: Browser, decks: string[]): Promise<void> {
  for (const path of decks) {
    const wanted = { bucket: 'learning', path, purpose: 'view' };
    const link = readLink(await browser.call('POST', createLink.path, wanted));
    for (let page = 1; page <= PAGES; page += 1) {
      const { status } = await browser.get(pagePictureAddress(link, page, WIDTH));
      if (!isServed(status)) throw new Error(`${path}, page ${page} was answered with ${status}`);
    }
  }
}

/** 304 is the answer to a browser that has the tree already. */
export function isServed(status: number): boolean {
  return (status >= 200 && status <= 299) || status === 304;
}

function stepsOf(browser: Browser, path: string): Step[] {
  let tag = '';
  let link = '';
  const query = new URLSearchParams({ path }).toString();
  const wanted = { bucket: 'learning', path, purpose: 'view' };
  return [
    async () => {
      const answer = await browser.get(getTree.path, tag ? { 'if-none-match': tag } : {});
      tag = answer.headers.etag ?? tag;
      return answer;
    },
    () => browser.get(`${searchLibrary.path}?term=week`),
    () => browser.call('POST', addFavourite.path, { path }),
    async () => {
      const answer = await browser.call('POST', createLink.path, wanted);
      if (isServed(answer.status)) link = readLink(answer);
      return answer;
    },
    ...Array.from(
      { length: PAGES },
      (_, page) => () => browser.get(pagePictureAddress(link, page + 1, WIDTH)),
    ),
    () => browser.get(getProfile.path),
    () => browser.send({ method: 'DELETE', path: `${removeFavourite.path}?${query}` }),
  ];
}

function readLink({ body }: Answer): string {
  return createLink.output.parse(JSON.parse(body.toString())).url;
}
