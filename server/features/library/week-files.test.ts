import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signOut } from '#contract/session.ts';
import { callApi, errorCodeOf } from '#testing/api-client.ts';
import { captureLog } from '#testing/captured-log.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { weekLinks } from '#testing/week-links.ts';
import { sheets } from '../../../e2e/test-pdfs/sheets.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';
import { damagedSlides } from '../../../e2e/test-pdfs/special-slides.ts';
import { freePort } from '../../db/embedded/free-port.ts';
import { listen } from '../../http/listen.ts';
import { openBytes } from '../../pdf/open-pdf.ts';

// The process that reads PDFs is slow to start from its sources.
vi.setConfig({ testTimeout: 60_000 });

const db = await openTestDatabase();
const WEEK = { year: 'Year 4', week: 'Week 10' };
let product: TestApp;
let cookie: string;
let origin: string;
const { plant, ask, linkTo, open } = weekLinks(db, WEEK, () => ({ product, origin, cookie }));

beforeEach(async () => {
  product = await createTestApp(db);
  cookie = await aTeacherAlone(product, db);
  const port = await freePort('localhost');
  const server = await listen(product.app, { host: 'localhost', port }, captureLog().log);
  onTestFinished(() => void server.close());
  origin = `http://localhost:${port}`;
});

test('the archive of a week has every file that may be downloaded, and no other', async () => {
  await plant({ 'Worksheet.pdf': sheets(1), 'Slides.pdf': slides(2), 'Café: "é"?.pdf': sheets(1) });
  await plant({ 'Only to view.pdf': slides(1) }, 'learning-readonly');
  await aResource(db, product.files, 'Year 4/Week 1/Of another week.pdf');
  const response = await open(await linkTo('download'));
  expect(response.status).toBe(200);
  const zip = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-length')).toBe(String(zip.byteLength));
  expect(response.headers.get('content-disposition')).toContain('"Year 4, Week 10.zip"');
  expect(await unpack(zip)).toEqual(['Café_ _é__.pdf', 'Slides.pdf', 'Worksheet.pdf']);
});

test('the sheets are the upright files in the order of the list, with the answers only when asked for', async () => {
  await plant({ 'Worksheet.pdf': sheets(2), 'Home sheet.pdf': sheets(1) });
  await plant({ 'Answers.pdf': sheets(4), 'Slides.pdf': slides(5) });
  for (const name of ['Teacher guide', 'Script and marks', 'Sheet_Answers', 'SheetAnswers'])
    await plant({ [`${name}.pdf`]: sheets(1) });
  for (const name of ['Speech marks', 'Speech marks solutions', 'Marking key'])
    await plant({ [`${name}.pdf`]: sheets(3) });
  await plant({ 'Only to view.pdf': sheets(8) }, 'learning-readonly');
  const response = await open(await linkTo('print'));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^inline; .*"Year 4, Week 10 sheets/);
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  const ofSpeechMarks = ['1 of 3', '2 of 3', '3 of 3'];
  expect(await pageNumbers(response)).toEqual(['1 of 1', ...ofSpeechMarks, '1 of 2', '2 of 2']);
  const withAnswers = await open(await linkTo('print', { answers: true }));
  expect(await pageNumbers(withAnswers)).toHaveLength(20);
});

test.each([
  ['a week that does not exist', {}, 'download', 404, 'folder/not-found'],
  [
    'a week with view-only files alone',
    { 'View.pdf': sheets(1) },
    'download',
    404,
    'week/no-files',
  ],
  ['a week with slides alone', { 'Slides.pdf': slides(1) }, 'print', 404, 'week/no-sheets'],
  ['a week with answers alone', { 'Answers.pdf': sheets(1) }, 'print', 404, 'week/no-sheets'],
] as const)('%s is refused before there is a link', async (_what, files, purpose, status, code) => {
  await plant(files, 'View.pdf' in files ? 'learning-readonly' : 'learning');
  const refused = await ask(purpose);
  expect([refused.status, await errorCodeOf(refused)]).toEqual([status, code]);
});

test('a sheet that cannot be joined is named', async () => {
  await plant({ 'Worksheet.pdf': sheets(1), 'Broken.pdf': damagedSlides() });
  const refused = await ask('print');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    error: { code: 'week/not-joined', fields: { file: 'Broken.pdf' } },
  });
});

test('a link works for its week, purpose and session only, and for files not at all', async () => {
  await plant({ 'Worksheet.pdf': sheets(1) });
  await aResource(db, product.files, 'Year 4/Week 11/Worksheet.pdf');
  const url = await linkTo('download');
  const file = url.replace('/library/weeks/Year%204', '/files/learning/Year%204');
  for (const changed of [
    url.replace('purpose=download', 'purpose=print'),
    url.replace('Week%2010', 'Week%2011'),
    `${file.split('?')[0]}/Worksheet.pdf?${file.split('?')[1]}`,
  ]) {
    expect((await open(changed)).status).toBe(403);
  }
  const colleague = await signIn(product, db, 'colleague@active.example');
  expect((await open(url, colleague)).status).toBe(403);
  expect((await open(url)).status).toBe(200);
  await callApi(product, signOut, {}, { cookie });
  expect((await open(url)).status).toBe(401);
});

async function pageNumbers(response: Response): Promise<string[]> {
  const pdf = await openBytes(new Uint8Array(await response.arrayBuffer())).promise;
  const numbers: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    numbers.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return numbers;
}

async function unpack(zip: Buffer): Promise<string[]> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'week.zip'), zip);
  const { status } = spawnSync('unzip', ['-q', 'week.zip', '-d', 'week'], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  expect(status).toBe(0);
  return (await readdir(join(folder, 'week'))).toSorted();
}
