import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEME } from '../../scheme.ts';
import { WEEK_FILES, type WeekFileName } from '../make-week.ts';
import type { SchemeWorkers } from '../workers/scheme-workers.ts';
import { isWholePdf } from './is-whole-pdf.ts';

interface SchemeToWrite {
  folder: string;
  workers: Pick<SchemeWorkers, 'makeWeek'>;
  /** Make again what is there already. */
  force: boolean;
  /** Told after each week how many of all the files are there. */
  onWeek?: (week: { label: string; done: number; all: number }) => void;
  weeks?: WeekInLibrary[];
}

interface WeekInLibrary {
  year: string;
  weekNumber: number;
}

export interface WrittenScheme {
  made: number;
  kept: number;
  bytes: number;
}

/** Writes 'Year 2/Week 1/Slides.pdf' and all the others into a folder; what is there and whole is kept. */
export async function writeScheme(scheme: SchemeToWrite): Promise<WrittenScheme> {
  const { folder, weeks = allWeeks(), onWeek } = scheme;
  const written: WrittenScheme = { made: 0, kept: 0, bytes: 0 };
  const all = weeks.length * WEEK_FILES.length;
  await Promise.all(
    weeks.map(async ({ year, weekNumber }) => {
      const label = `Week ${weekNumber}`;
      const weekFolder = join(folder, year, label);
      const missing = scheme.force ? [...WEEK_FILES] : await missingFiles(weekFolder);
      if (missing.length > 0) {
        const files = await scheme.workers.makeWeek(year, weekNumber, missing);
        await mkdir(weekFolder, { recursive: true });
        for (const { name, bytes } of files) {
          await putInPlace(join(weekFolder, name), bytes);
          written.bytes += bytes.length;
        }
      }
      written.made += missing.length;
      written.kept += WEEK_FILES.length - missing.length;
      onWeek?.({ label: `${year}, ${label}`, done: written.made + written.kept, all });
    }),
  );
  return written;
}

export function allWeeks(): WeekInLibrary[] {
  return SCHEME.flatMap(({ name, weeks }) =>
    weeks.map((_, index) => ({ year: name, weekNumber: index + 1 })),
  );
}

async function missingFiles(weekFolder: string): Promise<WeekFileName[]> {
  const missing: WeekFileName[] = [];
  for (const name of WEEK_FILES) {
    if (!(await isWholePdf(join(weekFolder, name)))) missing.push(name);
  }
  return missing;
}

/** Written under another name first, so that a file with the right name is always whole. */
async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
