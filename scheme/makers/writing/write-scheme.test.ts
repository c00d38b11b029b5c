import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { WEEK_FILES } from '../make-week.ts';
import { createSchemeWorkers, type SchemeWorkers } from '../workers/scheme-workers.ts';
import { progressOn } from './progress.ts';
import { allWeeks, writeScheme } from './write-scheme.ts';

const weeks = [{ year: 'Year 2', weekNumber: 1 }];
/** Shared, because a thread from the sources is slow to start. */
const threads = createSchemeWorkers({ count: 1 });

afterAll(() => threads.close());

test('the scheme has 180 weeks', () => {
  expect(allWeeks()).toHaveLength(180);
});

test('threads make the files of a week, and they are put where the library looks for them', async () => {
  const folder = await temporaryFolder();
  const written = await writeScheme({ folder, workers: threads, force: false, weeks, packs: [] });
  expect(written).toMatchObject({ made: 7, kept: 0 });
  const names = await readdir(join(folder, 'Year 2', 'Week 1'));
  expect(names.toSorted()).toEqual(WEEK_FILES.toSorted());
  await expect(threads.makeWeek('Year 9', 1)).rejects.toThrow('The scheme has no Year 9');
});

test('what is whole is kept, what was cut short is made again, and force makes all', async () => {
  const folder = await temporaryFolder();
  const workers = pretendWorkers();
  await writeScheme({ folder, workers, force: false, weeks, packs: [] });
  const slides = join(folder, 'Year 2/Week 1/Slides.pdf');
  await writeFile(slides, '%PDF-1.7 cut sho');

  expect(await writeScheme({ folder, workers, force: false, weeks, packs: [] })).toMatchObject({
    made: 1,
    kept: 6,
  });
  expect(workers.makeWeek).toHaveBeenLastCalledWith('Year 2', 1, ['Slides.pdf']);
  expect(await readFile(slides, 'latin1')).toContain('%%EOF');
  expect(await writeScheme({ folder, workers, force: false, weeks, packs: [] })).toMatchObject({
    made: 0,
    kept: 7,
  });
  expect(await writeScheme({ folder, workers, force: true, weeks, packs: [] })).toMatchObject({
    made: 7,
    kept: 0,
  });
});

test('a year pack is put beside the weeks of its year', async () => {
  const folder = await temporaryFolder();
  const packs = ['Year 3'];
  await writeScheme({ folder, workers: threads, force: false, weeks: [], packs });
  const names = await readdir(join(folder, 'Year 3', 'Year pack'));
  expect(names).toContain('Overview.pdf');
  expect(names).toContain('Two-year plan.pdf');
});

test('progress is a bar on a terminal and a plain line elsewhere', () => {
  const terminal = { isTTY: true, columns: 80, write: vi.fn<(text: string) => boolean>() };
  progressOn(terminal)({ label: 'Year 2, Week 1', done: 630, all: 1260 });
  expect(terminal.write).toHaveBeenCalledWith(expect.stringMatching(/^\r.*█░.*630 of 1260 files/u));
  const file = { write: vi.fn<(text: string) => boolean>() };
  progressOn(file)({ label: 'Year 2, Week 1', done: 7, all: 1260 });
  expect(file.write).toHaveBeenCalledWith('Year 2, Week 1 (7 of 1260 files)\n');
});

test('the command says what is wrong with the folder it is given', async () => {
  const file = join(await temporaryFolder(), 'a-file');
  await writeFile(file, '');
  expect(runCommand(file)).toMatchObject({ status: 1, stderr: `${file} is not a folder.\n` });
  expect(runCommand()).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run scheme'),
  });
});

function runCommand(...args: string[]) {
  const command = ['--import', 'tsx', 'scheme/make-scheme.ts', ...args];
  return spawnSync(process.execPath, command, { encoding: 'utf8' });
}

function pretendWorkers() {
  const makeWeek = vi.fn<SchemeWorkers['makeWeek']>(async (_year, _week, names = []) =>
    names.map((name) => ({
      name,
      readOnly: false,
      bytes: Buffer.from('%PDF-1.7 all of it %%EOF\n'),
    })),
  );
  const makeYearPack = vi.fn<SchemeWorkers['makeYearPack']>(async () => []);
  return { makeWeek, makeYearPack };
}
