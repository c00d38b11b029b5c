import { beforeEach, describe, expect, test } from 'vitest';
import { getTree, listFolder, searchLibrary } from '#contract/library.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aFolder, aResource } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
let product: TestApp;
let teachers = 0;
let cookie: string;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  cookie = await signInAt('active.example');
});

describe('the tree', () => {
  test('has years, weeks and resources in natural order, whichever bucket they are in', async () => {
    await put('Year 2/Week 10/b.pdf');
    await put('Year 2/Week 2/Worksheet.PDF');
    await put('Year 2/Week 2/Slides 10.pdf', 'learning-readonly');
    await put('Year 2/Week 2/Slides 9.pdf');
    await aFolder(db, 'Year 3/Week 1');
    await aFolder(db, 'Year 10');
    expect(await tree()).toEqual({
      years: [
        {
          name: 'Year 2',
          weeks: [
            {
              name: 'Week 2',
              resources: [
                { name: 'Slides 9.pdf', bucket: 'learning' },
                { name: 'Slides 10.pdf', bucket: 'learning-readonly' },
                { name: 'Worksheet.PDF', bucket: 'learning' },
              ],
            },
            { name: 'Week 10', resources: [{ name: 'b.pdf', bucket: 'learning' }] },
          ],
        },
        { name: 'Year 3', weeks: [{ name: 'Week 1', resources: [] }] },
        { name: 'Year 10', weeks: [] },
      ],
    });
  });

  test('shows neither .keep nor files that are not PDFs', async () => {
    await put('Year 2/Week 1/notes.txt');
    await put('Year 2/Week 1/Slides.pdf');
    const { years } = await tree();
    expect(years[0]?.weeks[0]?.resources.map(({ name }) => name)).toEqual(['Slides.pdf']);
    expect(JSON.stringify(years)).not.toContain('.keep');
  });

  test('lists every one of more than a hundred years, weeks and files', async () => {
    for (let n = 0; n < 130; n += 1) await aFolder(db, `Year ${n}`);
    for (let n = 0; n < 130; n += 1) await aFolder(db, `Year 1/Week ${n}`);
    for (let n = 0; n < 130; n += 1) await put(`Year 1/Week 1/File ${n}.pdf`);
    const { years } = await tree();
    expect(years).toHaveLength(130);
    expect(years[1]?.weeks).toHaveLength(130);
    expect(years[1]?.weeks[1]?.resources).toHaveLength(130);
  });

  test.each([
    ['inactive', 0],
    ['pending', 0],
    ['trial', 1],
    ['active', 1],
  ] as const)('of a school that is %s has %i years', async (status, years) => {
    await put('Year 2/Week 1/Slides.pdf');
    await db.deleteFrom('schools').execute();
    await aSchool(db, 'status.example', status);
    cookie = await signInAt('status.example');
    expect((await tree()).years).toHaveLength(years);
  });

  test('is complete for an administrator', async () => {
    await put('Year 2/Week 1/Slides.pdf');
    cookie = await anAdministrator(product, db, `admin-${teachers}@office.example`);
    expect((await tree()).years).toHaveLength(1);
  });

  test('is sent once, and again only when something changed', async () => {
    await put('Year 2/Week 1/Slides.pdf');
    const first = await askForTree();
    const etag = first.headers.get('ETag') ?? '';
    const unchanged = await askForTree({ 'If-None-Match': etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await put('Year 2/Week 1/Worksheet.pdf');
    const changed = await askForTree({ 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('ETag')).not.toBe(etag);
    expect(await changed.text()).toContain('Worksheet.pdf');
  });

  test('is empty once the subscription ends', async () => {
    await put('Year 2/Week 1/Slides.pdf');
    const etag = (await askForTree()).headers.get('ETag') ?? '';
    await db.updateTable('schools').set({ subscription_status: 'inactive' }).execute();
    const lapsed = await askForTree({ 'If-None-Match': etag });
    expect(await lapsed.json()).toEqual({ years: [] });
  });

  test('is compressed for a browser that accepts gzip', async () => {
    await put('Year 2/Week 1/Slides.pdf');
    const packed = await askForTree({ 'Accept-Encoding': 'gzip, br' });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    const unpacked = packed.body?.pipeThrough(new DecompressionStream('gzip'));
    expect(await new Response(unpacked).text()).toContain('Slides.pdf');
  });
});

describe('a folder', () => {
  test('is listed a hundred at a time, to the end', async () => {
    for (let n = 0; n < 230; n += 1) await put(`Year 1/Week 1/File ${n}.pdf`);
    const names: string[] = [];
    let offset: number | null = 0;
    while (offset !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list('Year 1/Week 1', offset);
      expect(page.items).toHaveLength(Math.min(100, 230 - offset));
      names.push(...page.items.map(({ name }) => name));
      offset = page.nextOffset;
    }
    expect(names).toEqual(Array.from({ length: 230 }, (_, n) => `File ${n}.pdf`));
  });

  test('has folders and files of its own bucket, and no .keep', async () => {
    await put('Year_1/Week 1/a.pdf');
    await put('Year_1/Week 1/b.pdf', 'learning-readonly');
    await put('Year 1/Week 9/x.pdf');
    expect((await list('')).items).toEqual([
      { name: 'Year 1', type: 'folder' },
      { name: 'Year_1', type: 'folder' },
    ]);
    expect((await list('Year_1')).items).toEqual([{ name: 'Week 1', type: 'folder' }]);
    expect((await list('Year_1/Week 1')).items).toEqual([{ name: 'a.pdf', type: 'file' }]);
    expect((await list('Nowhere')).items).toEqual([]);
  });
});

describe('searching', () => {
  test('finds every year group, however many weeks are found as well', async () => {
    for (let week = 1; week <= 110; week += 1) {
      await aFolder(db, `Year 2/Week of year ${week}`);
    }
    await aFolder(db, 'Year 9');
    const results = await search('year');
    expect(results.filter(({ type }) => type === 'year').map(pathOf)).toContain('Year 9');
    expect(results.map(pathOf)).toContain('Year 2/Week of year 2');
  });

  beforeEach(async () => {
    await put('Year 2/Week 1/Slides.pdf');
    await put('Year 2/Week 10/Slides – -dge.pdf', 'learning-readonly');
    await put('Year 3/Week 1/100% café_1.pdf');
    await put('Year 3/Week 1/İzmir ΣΑΣ.pdf');
  });

  test.each([
    ['year', ['Year 2', 'Year 3']],
    ['YEAR 3', ['Year 3']],
    ['week 1', ['Year 2/Week 1', 'Year 2/Week 10', 'Year 3/Week 1']],
    ['slides', ['Year 2/Week 1/Slides.pdf', 'Year 2/Week 10/Slides – -dge.pdf']],
    ['CAFÉ', ['Year 3/Week 1/100% café_1.pdf']],
    ['İZMİR', ['Year 3/Week 1/İzmir ΣΑΣ.pdf']],
    ['ΣΑΣ', ['Year 3/Week 1/İzmir ΣΑΣ.pdf']],
    ['%', ['Year 3/Week 1/100% café_1.pdf']],
    ['_', ['Year 3/Week 1/100% café_1.pdf']],
    ['\\', []],
    ['keep', []],
    ['$&', []],
    ['<img onerror>', []],
  ])('for %s finds %j', async (term, paths) => {
    const results = await search(term);
    expect(results.map(pathOf)).toEqual(paths);
  });

  test('gives at most a hundred resources of each bucket', async () => {
    for (let n = 0; n < 120; n += 1) await put(`Year 4/Week 1/Many ${n}.pdf`);
    for (let n = 0; n < 120; n += 1) await put(`Year 4/Week 2/Many ${n}.pdf`, 'learning-readonly');
    expect(await search('many')).toHaveLength(200);
  });
});

function put(path: string, bucket: 'learning' | 'learning-readonly' = 'learning') {
  return aResource(db, product.files, path, { bucket });
}

async function signInAt(domain: string): Promise<string> {
  teachers += 1;
  return signIn(product, db, `teacher-${teachers}@${domain}`);
}

function askForTree(headers: Record<string, string> = {}): Promise<Response> {
  return callApi(product, getTree, {}, { cookie, headers });
}

async function tree() {
  return answerOf(getTree, await askForTree());
}

async function list(path: string, offset = 0) {
  const input = { bucket: 'learning', path, offset };
  return answerOf(listFolder, await callApi(product, listFolder, input, { cookie }));
}

async function search(term: string) {
  const response = await callApi(product, searchLibrary, { term }, { cookie });
  return (await answerOf(searchLibrary, response)).results;
}

function pathOf(result: Awaited<ReturnType<typeof search>>[number]): string {
  if (result.type === 'year') return result.year;
  if (result.type === 'week') return `${result.year}/${result.week}`;
  return `${result.year}/${result.week}/${result.name}`;
}
