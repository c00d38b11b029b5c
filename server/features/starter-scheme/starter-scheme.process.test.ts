import { expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import { ageFiles } from '#testing/age-files.ts';
import { AGREES, checkStore, NOTHING_MISSING } from '#testing/check-store.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';

const env = { STARTER_SCHEME: 'on' };
const PATIENCE_MS = 60_000;
const FILES = [
  'Answers.pdf',
  'Home sheet.pdf',
  'Slides.pdf',
  'Teacher guide.pdf',
  'Worksheet.pdf',
  'Worksheet stretch.pdf',
  'Worksheet support.pdf',
];

test('a first start fills the library from Year 2, Week 1 on, and the next continues after a kill', async () => {
  const dataDir = await temporaryFolder();
  const first = await startDisposable(dataDir, { env });
  const { cookie } = await signInTeacher(first);
  const begun = await eventually(() => weeksAfter(first, cookie, 2), PATIENCE_MS);
  expect(begun.slice(0, 2)).toEqual([
    ['Week 1', FILES],
    ['Week 2', FILES],
  ]);
  await first.stop('SIGKILL');

  const second = await startDisposable(dataDir, { env });
  await eventually(() => weeksAfter(second, cookie, begun.length + 1), PATIENCE_MS);
  expect(await second.stop()).toBe(0);
  expect(checkStore(dataDir)).toMatch(NOTHING_MISSING);
  await ageFiles(dataDir);
  await startDisposable(dataDir);
  await eventually(() => expect(checkStore(dataDir)).toBe(AGREES));
}, 180_000);

/** The weeks of the first year with their files, of which there must be at least `count`. */
async function weeksAfter(
  { url }: ProductProcess,
  cookie: string,
  count: number,
): Promise<[string, string[]][]> {
  const response = await fetch(url + getTree.path, { headers: { Cookie: cookie } });
  const [year] = getTree.output.parse(await response.json()).years;
  const weeks = year?.weeks ?? [];
  expect(weeks.length).toBeGreaterThanOrEqual(count);
  return weeks.map(({ name, resources }) => [name, resources.map((each) => each.name)]);
}
