import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { restoreDeletion } from '#contract/deletions.ts';
import { answerOf, expectDone, expectRefused } from '#testing/api-client.ts';
import { aResource, emptyLibrary, libraryChanges } from '#testing/library.ts';
import { anAdministrator } from '#testing/people.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const db = await openTestDatabase();
const SLIDES = 'Year 2/Week 1/Slides.pdf';
let product: TestApp;
let library: ReturnType<typeof libraryChanges>;

beforeEach(async () => {
  product = await createTestApp(db);
  await emptyLibrary(db);
  const email = `${randomUUID()}@spellingorchard.example`;
  library = libraryChanges(product, await anAdministrator(product, db, email));
});

describe('a name that was taken meanwhile', () => {
  test.each([
    ['Year 2', 'YEAR 2', 'Year 2 (restored)'],
    ['Year 2/Week 1', 'Year 2/week 1', 'Week 1 (restored)'],
  ])('%s is refused, and restored under another name', async (path, taken, name) => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.remove(path));
    await expectDone(library.create(taken));
    const id = await library.latestDeletion();
    await expectRefused(library.restore(id), 409, 'deletion/name-taken');
    const to = [...path.split('/').slice(0, -1), name].join('/');
    expect(await answerOf(restoreDeletion, await library.restore(id, name))).toEqual({ path: to });
    expect(JSON.stringify(await library.tree())).toContain('["Slides.pdf"]');
  });

  test('a resource too, in either bucket, and stays a PDF', async () => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.removeResource(SLIDES));
    await aResource(db, product.files, 'Year 2/Week 1/slides.pdf', { bucket: 'learning-readonly' });
    const id = await library.latestDeletion();
    await expectRefused(library.restore(id), 409, 'deletion/name-taken');
    await expectRefused(library.restore(id, 'Slides 2'), 400, 'request/invalid');
    await expectDone(library.restore(id, 'Slides 2.pdf'));
    expect(await library.tree()).toEqual({
      'Year 2': { 'Week 1': ['slides.pdf', 'Slides 2.pdf'] },
    });
  });

  test('what was deleted from a year group before it follows it to its new name', async () => {
    await aResource(db, product.files, SLIDES);
    await aResource(db, product.files, 'Year 2/Week 2/Slides.pdf');
    await expectDone(library.remove('Year 2/Week 1'));
    const week = await library.latestDeletion();
    await expectDone(library.removeResource('Year 2/Week 2/Slides.pdf'));
    const resource = await library.latestDeletion();
    await expectDone(library.remove('Year 2'));
    const year = await library.latestDeletion();
    await aResource(db, product.files, 'Year 2/Week 9/New.pdf');
    await expectDone(library.remove('Year 2/Week 9'));
    const ofTheNewYear = await library.latestDeletion();
    await expectDone(library.restore(year, 'Year 2b'));
    expect(await answerOf(restoreDeletion, await library.restore(week))).toEqual({
      path: 'Year 2b/Week 1',
    });
    await expectDone(library.restore(resource));
    await expectDone(library.restore(ofTheNewYear));
    expect(await library.tree()).toEqual({
      'Year 2': { 'Week 9': ['New.pdf'] },
      'Year 2b': { 'Week 1': ['Slides.pdf'], 'Week 2': ['Slides.pdf'] },
    });
  });

  test('a year group that is renamed takes nothing that was deleted from another of its name', async () => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.remove('Year 2/Week 1'));
    const week = await library.latestDeletion();
    await expectDone(library.remove('Year 2'));
    const year = await library.latestDeletion();
    await expectDone(library.create('Year 2'));
    await expectDone(library.rename('Year 2', 'Year 7'));
    await expectDone(library.restore(year));
    await expectDone(library.restore(week));
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['Slides.pdf'] }, 'Year 7': {} });
  });

  test('a week whose year group is gone waits for it', async () => {
    await aResource(db, product.files, SLIDES);
    await expectDone(library.remove('Year 2/Week 1'));
    const week = await library.latestDeletion();
    await expectDone(library.remove('Year 2'));
    await expectRefused(library.restore(week), 409, 'deletion/folder-missing');
    await expectDone(library.restore(await library.latestDeletion()));
    await expectDone(library.restore(week));
    expect(await library.tree()).toEqual({ 'Year 2': { 'Week 1': ['Slides.pdf'] } });
  });
});
