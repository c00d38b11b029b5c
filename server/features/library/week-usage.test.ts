import { expect, test, vi } from 'vitest';
import { createWeekLink, type WeekPurpose } from '#contract/weeks.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { aResource } from '#testing/library.ts';
import { aTeacherAlone } from '#testing/people.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { sheets } from '../../../e2e/test-pdfs/sheets.ts';
import { slides } from '../../../e2e/test-pdfs/slides.ts';

// The process that reads PDFs is slow to start from its sources.
vi.setConfig({ testTimeout: 60_000 });

const db = await openTestDatabase();

test('every file of a week that is downloaded or printed is counted once, and a HEAD request is not', async () => {
  const product = await createTestApp(db);
  const cookie = await aTeacherAlone(product, db);
  const week = { 'Worksheet.pdf': sheets(1), 'Slides.pdf': slides(1), 'Answers.pdf': sheets(1) };
  for (const [name, content] of Object.entries(week)) {
    await aResource(db, product.files, `Year 4/Week 10/${name}`, { content });
  }
  const [download, print] = [await linkTo('download'), await linkTo('print')];
  await open(download, 'HEAD');
  await open(download);
  await open(print);
  await product.usage.stop();

  const rows = await db
    .selectFrom('usage_counts')
    .select(['kind', 'resource', 'uses'])
    .where('kind', 'in', ['download', 'print'])
    .orderBy('kind')
    .orderBy('resource')
    .execute();
  expect(rows.map(({ kind, resource, uses }) => [kind, resource, uses])).toEqual([
    ['download', 'Year 4/Week 10/Answers.pdf', 1],
    ['download', 'Year 4/Week 10/Slides.pdf', 1],
    ['download', 'Year 4/Week 10/Worksheet.pdf', 1],
    ['print', 'Year 4/Week 10/Worksheet.pdf', 1],
  ]);

  async function open(url: string, method = 'GET'): Promise<void> {
    const answer = await product.app.request(url, { method, headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }

  async function linkTo(purpose: WeekPurpose): Promise<string> {
    const input = { year: 'Year 4', week: 'Week 10', purpose };
    const answer = await callApi(product, createWeekLink, input, { cookie });
    return (await answerOf(createWeekLink, answer)).url;
  }
});
