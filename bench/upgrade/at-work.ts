import { setTimeout as sleep } from 'node:timers/promises';
import { addFavourite } from '#contract/favourites.ts';
import { createLink, getTree } from '#contract/library.ts';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { getSession, requestCode, signInWithCode } from '#contract/session.ts';
import { type Answer, type Browser, openBrowser } from '../browser.ts';
import { countOne } from '../figures.ts';
import type { MailCatcher } from '../mail-catcher.ts';
import { contentOf } from './calls.ts';
import type { OldResource } from './old-library.ts';
import { signIn } from './old-site.ts';

/** What the browsers have seen so far. */
export interface Log {
  phase: string;
  /** Answers by phase, release of the page and status. */
  answers: Map<string, number>;
  refused: string[];
  isOver: boolean;
}

export interface Teacher {
  email: string;
  browser: Browser;
  /** What the site has acknowledged. */
  favourites: string[];
  /** Loads the page anew in every round; the others leave the page open that they had before the switch. */
  reloads: boolean;
}

interface Desk {
  log: Log;
  resources: OldResource[];
}

type Release = 'version 1.0' | 'present';

const PAUSE_MS = 300;
const SIGN_IN_EVERY_MS = 3000;
/** A teacher reads the message and types the code. */
const TYPING_MS = 1500;
const WIDTH = 960;
/** As much as the viewer of version 1.0 asks for first. */
const FIRST_PART = { range: 'bytes=0-131071' };

export async function seatTeacher(
  url: string,
  number: number,
  mail: MailCatcher,
): Promise<Teacher> {
  const email = `teacher-${number}@upgrade.example`;
  // A network of its own, by which nginx and the limits know it.
  const browser = openBrowser(url, { localAddress: `127.0.${number + 2}.1` });
  await signIn(browser, email, mail);
  return { email, browser, favourites: [], reloads: number % 2 === 0 };
}

/** Reads the tree, opens lessons and adds favourites until it is over. */
export async function work(teacher: Teacher, { log, resources }: Desk): Promise<void> {
  const { browser } = teacher;
  let release = await loadPage(browser, log);
  for (let round = 0; !log.isOver; round += 1) {
    if (teacher.reloads && round > 0) release = await loadPage(browser, log);
    const note = (step: string, answer: Answer) => noteAnswer(log, release, step, answer);
    note('session', await browser.get(getSession.path));
    note('tree', await browser.get(getTree.path));
    const { bucket, path } = resources[Math.floor(Math.random() * resources.length)] ?? {};
    const wanted = { bucket, path, purpose: 'view' };
    const linked = await browser.call('POST', createLink.path, wanted);
    if (note('link', linked)) {
      const { url } = createLink.output.parse(JSON.parse(contentOf(linked).toString()));
      if (release === 'present') {
        note('picture', await browser.get(pagePictureAddress(url, 1, WIDTH)));
      } else {
        note('part of a file', await browser.get(url, FIRST_PART));
      }
    }
    if (round % 3 === 0 && path !== undefined && !teacher.favourites.includes(path)) {
      const added = await browser.call('POST', addFavourite.path, { path });
      if (note('favourite', added)) teacher.favourites.push(path);
    }
    await sleep(PAUSE_MS);
  }
}

/** Somebody new signs in by code every few seconds. Returns how many did. */
export async function signInNewTeachers(url: string, mail: MailCatcher, log: Log): Promise<number> {
  const visits: Promise<boolean>[] = [];
  for (let number = 0; !log.isOver; number += 1) {
    visits.push(signInNewTeacher(url, number));
    await sleep(SIGN_IN_EVERY_MS);
  }
  return (await Promise.all(visits)).filter(Boolean).length;

  async function signInNewTeacher(url: string, number: number): Promise<boolean> {
    const email = `new-${number}@upgrade.example`;
    const browser = openBrowser(url, { localAddress: `127.1.${number % 250}.1` });
    const note = (step: string, answer: Answer) => noteAnswer(log, 'version 1.0', step, answer);
    try {
      const asked = await browser.call('POST', requestCode.path, { email });
      if (!note('ask for a code', asked)) return false;
      const code = await mail.codeFor(email);
      await sleep(TYPING_MS);
      const entered = await browser.call('POST', signInWithCode.path, { email, code });
      return note('enter the code', entered);
    } finally {
      browser.close();
    }
  }
}

/** Loads a page with the scripts and styles that it names; returns the release that it is of. */
async function loadPage(browser: Browser, log: Log): Promise<Release> {
  const answer = await browser.get('/pricing', { accept: 'text/html' });
  const html = contentOf(answer).toString();
  const release = html.includes('data-site=') ? 'present' : 'version 1.0';
  noteAnswer(log, release, 'page', answer);
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  for (const path of assets) {
    if (path) noteAnswer(log, release, 'asset', await browser.get(path));
  }
  return release;
}

function noteAnswer(log: Log, release: Release, step: string, answer: Answer): boolean {
  const { status } = answer;
  countOne(log.answers, `${log.phase}, page of ${release}, ${status}`);
  const isFine = status >= 200 && status < 300;
  if (!isFine) {
    const says = contentOf(answer).toString().slice(0, 200);
    log.refused.push(`${log.phase}: ${step} of ${release} ${status} ${says}`);
  }
  return isFine;
}
