import { createHash } from 'node:crypto';
import { getFavourites } from '#contract/favourites.ts';
import { getSession } from '#contract/session.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { contentOf, linkTo, listTree, parsed } from './calls.ts';
import type { OldResource } from './old-library.ts';
import { ADMINISTRATOR, FAVOURITES, type People, TEACHER, UPLOADED } from './old-site.ts';

interface Checked extends People {
  dataDir: string;
  planted: OldResource[];
}

const FILES = 50;

/** What an upgrade must leave as it was; every finding but 'yes' fails the bench. */
export async function checkUpgraded(site: Checked): Promise<Record<string, string>> {
  return {
    'teacher is still signed in': yesIf((await sessionOf(site.teacher))?.email === TEACHER),
    'administrator is still signed in': await administratorFinding(site),
    ...(await checkLibrary(site)),
  };
}

/** The same without sessions, which no backup holds. */
export async function checkLibrary(site: Checked): Promise<Record<string, string>> {
  return {
    'favourites are there': await favouritesFinding(site),
    'every resource is in the tree': await treeFinding(site),
    [`${FILES} files are the same, byte for byte`]: await filesFinding(site),
    'check-store --deep': storeFinding(site),
  };
}

async function administratorFinding({ administrator }: Checked): Promise<string> {
  const session = await sessionOf(administrator);
  return yesIf(session?.email === ADMINISTRATOR && session.isAdmin);
}

async function favouritesFinding({ teacher }: Checked): Promise<string> {
  const { paths } = parsed(getFavourites, await teacher.get(getFavourites.path));
  return yesIf(JSON.stringify(paths) === JSON.stringify(FAVOURITES));
}

async function treeFinding({ teacher, planted }: Checked): Promise<string> {
  const listed = await listTree(teacher);
  const expected = [
    ...UPLOADED.map((path) => `learning/${path}`),
    ...planted.map(({ bucket, path }) => `${bucket}/${path}`),
  ];
  const missing = expected.filter((path) => !listed.has(path));
  return missing.length === 0 && listed.size === expected.length
    ? 'yes'
    : `${missing.length} missing, ${listed.size} listed`;
}

async function filesFinding({ teacher, planted }: Checked): Promise<string> {
  const files = planted.filter(({ bucket }) => bucket === 'learning');
  let same = 0;
  for (let count = 0; count < FILES; count += 1) {
    const file = files[Math.floor(Math.random() * files.length)];
    if (!file) break;
    const answer = await teacher.get(await linkTo(teacher, file, 'print'));
    const hash = createHash('sha256').update(contentOf(answer)).digest('hex');
    if (answer.status === 200 && hash === file.hash) same += 1;
  }
  return same === FILES ? 'yes' : `${same} are`;
}

function storeFinding({ dataDir }: Checked): string {
  const says = checkStore(dataDir, '--deep');
  return says === AGREES ? 'yes' : says;
}

async function sessionOf(browser: People['teacher']) {
  return parsed(getSession, await browser.get(getSession.path)).session;
}

function yesIf(isSo: boolean): string {
  return isSo ? 'yes' : 'no';
}
