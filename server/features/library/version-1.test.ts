import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Bucket, createLink } from '#contract/library.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aSite, backUp, restore, type Site } from '#testing/backed-up-site.ts';
import { captureLog } from '#testing/captured-log.ts';
import { libraryChanges, storeFindings } from '#testing/library.ts';
import { anAdministrator, aSchool } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import {
  folderOfVersion1,
  replaceAsVersion1,
  resourceOfVersion1,
  VERSION_1_BACKUP,
  VERSION_1_MIGRATIONS,
} from '#testing/version-1.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { migrate } from '../../db/migrate.ts';
import { collectUnused } from '../../files/collect-unused.ts';

const WEEK = 'Year 2/Week 1';
const FIRST = `${WEEK}/First.pdf`;
const SECOND = `${WEEK}/Second.pdf`;
const OTHER = `${WEEK}/Other.pdf`;
const SHARED = '%PDF the same in two resources';

test('a library of version 1.0 is upgraded, read, changed, collected, backed up and restored', async () => {
  const site = await siteOfVersion1();
  await migrate(site.connectionString);
  expect(await storeFindings(site.db, site.files)).toEqual([]);
  const { library, read } = await open(site);
  expect(await read(FIRST)).toEqual([200, SHARED, `"${sha256(SHARED)}"`]);

  // The other one that shares the file keeps it.
  expect((await library.upload(FIRST, slides(3))).status).toBe(200);
  expect((await read(FIRST))[1]).toContain('%PDF-');
  expect(await collect(site)).toBe(0);
  expect(await read(SECOND)).toEqual([200, SHARED, `"${sha256(SHARED)}"`]);
  expect(await storeFindings(site.db, site.files)).toEqual([]);

  const file = await backUp(site);
  await removeForGood(library, SECOND);
  expect(await collect(site)).toBe(1);
  expect(await storeFindings(site.db, site.files)).toEqual([]);
  expect((await read(OTHER))[0]).toBe(200);

  const restored = await aSite();
  await restore(file, restored);
  expect(await storeFindings(restored.db, restored.files)).toEqual([]);
  const again = await open(restored);
  expect((await again.read(SECOND))[1]).toBe(SHARED);
  expect((await again.read(FIRST))[1]).toContain('%PDF-');
  expect((await again.library.remove('Year 2')).status).toBe(200);
});

test('a viewer of version 1.0 that is still open reads on in parts, but nothing that is only to view', async () => {
  const site = await siteOfVersion1();
  await migrate(site.connectionString);
  const { openToView } = await open(site);
  const part = { Range: 'bytes=0-3' };
  const response = await openToView(FIRST, 'learning', part);
  expect([response.status, await response.text()]).toEqual([206, '%PDF']);
  expect((await openToView(FIRST, 'learning', {})).status).toBe(403);
  await sql`update objects set bucket = 'learning-readonly' where path = ${FIRST}`.execute(site.db);
  expect((await openToView(FIRST, 'learning-readonly', part)).status).toBe(403);
});

test.each([
  ['that version 1.0 made', async () => VERSION_1_BACKUP],
  ['that this release makes before the upgrade', async () => backUp(await siteOfVersion1())],
])('a backup %s is restored and upgraded', async (_which, make) => {
  const file = await make();
  const restored = await aSite({ migrations: 'none' });
  await restore(file, restored);
  expect(await storeFindings(restored.db, restored.files)).toEqual([]);
  const { read } = await open(restored);
  expect((await read(FIRST))[1]).toBe(SHARED);
  expect((await read(SECOND))[1]).toBe(SHARED);
});

test('what a copy of version 1.0 adds and replaces beside this release is what everybody reads', async () => {
  const site = await aSite();
  const { library, read } = await open(site);
  await folderOfVersion1(site.db, site.folder, 'Year 2');
  expect((await library.create(WEEK)).status).toBe(201);
  await resourceOfVersion1(site.db, site.folder, { path: FIRST, content: '%PDF one' });
  expect((await read(FIRST))[1]).toBe('%PDF one');
  await replaceAsVersion1(site.db, site.folder, { path: FIRST, content: '%PDF two', picture: 'b' });
  expect((await read(FIRST))[1]).toBe('%PDF two');

  expect((await library.upload(SECOND, slides(1))).status).toBe(200);
  await replaceAsVersion1(site.db, site.folder, { path: SECOND, content: '%PDF three' });
  expect((await library.rename(WEEK, 'Week 2')).status).toBe(200);
  expect((await read('Year 2/Week 2/Second.pdf'))[1]).toBe('%PDF three');
  await collect(site);
  expect((await read('Year 2/Week 2/First.pdf'))[1]).toBe('%PDF two');
  expect((await storeFindings(site.db, site.files)).map(({ kind }) => kind)).not.toContain(
    'missing',
  );
});

test('a file that a copy of version 1.0 may be about to share is left to the collection', async () => {
  const site = await siteOfVersion1();
  await migrate(site.connectionString);
  const { library } = await open(site);
  await removeForGood(library, OTHER);
  expect(await site.files.sizeOf(sha256('other'))).toBe(5);
  expect(await collect(site)).toBe(1);
  expect(await site.files.sizeOf(sha256('other'))).toBeUndefined();
});

/** Two resources of the same content and a third, in a week. */
async function siteOfVersion1(): Promise<Site> {
  const site = await aSite({ migrations: 'none' });
  await migrate(site.connectionString, undefined, VERSION_1_MIGRATIONS);
  for (const path of ['Year 2', WEEK]) await folderOfVersion1(site.db, site.folder, path);
  for (const path of [FIRST, SECOND]) {
    await resourceOfVersion1(site.db, site.folder, { path, content: SHARED });
  }
  await resourceOfVersion1(site.db, site.folder, { path: OTHER, content: 'other' });
  return site;
}

async function open(site: Site) {
  const product = await createTestApp(site.db, { around: () => site.files });
  await site.db.deleteFrom('schools').execute();
  await aSchool(site.db, 'active.example');
  const library = libraryChanges(product, await anAdministrator(product, site.db));
  const cookie = await signIn(product, site.db, 'teacher@active.example');
  return { library, read, openToView };

  async function read(path: string): Promise<[number, string, string | null]> {
    const response = await follow({ bucket: 'learning', path, purpose: 'print' });
    return [response.status, await response.text(), response.headers.get('ETag')];
  }

  function openToView(path: string, bucket: Bucket, headers: Record<string, string>) {
    return follow({ bucket, path, purpose: 'view' }, headers);
  }

  async function follow(input: object, headers = {}): Promise<Response> {
    const link = await answerOf(createLink, await callApi(product, createLink, input, { cookie }));
    return product.app.request(link.url, { headers: { Cookie: cookie, ...headers } });
  }
}

async function removeForGood(library: ReturnType<typeof libraryChanges>, path: string) {
  expect((await library.removeResource(path)).status).toBe(200);
  const [deletion] = await library.recentlyDeleted();
  expect((await library.deleteForGood(deletion?.id ?? '')).status).toBe(200);
}

function collect({ db, files }: Site): Promise<number> {
  return collectUnused({ db, files, log: captureLog().log, now: () => new Date() });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
