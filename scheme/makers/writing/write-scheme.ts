import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SCHEME } from '../../scheme.ts';
import { WEEK_FILES, type WeekFile } from '../make-week.ts';
import type { SchemeWorkers } from '../workers/scheme-workers.ts';
import { YEAR_PACK, yearPackNames } from '../year-pack/make-year-pack.ts';
import { isWholePdf } from './is-whole-pdf.ts';

interface SchemeToWrite {
  folder: string;
  workers: Pick<SchemeWorkers, 'makeWeek' | 'makeYearPack'>;
  /** Make again what is there already. */
  force: boolean;
  /** Told after each folder how many of all the files are there. */
  onWeek?: (week: { label: string; done: number; all: number }) => void;
  weeks?: WeekInLibrary[];
  /** The years whose packs are made. */
  packs?: string[];
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

/** A folder of the library with the files that belong into it. */
interface FolderToWrite {
  year: string;
  name: string;
  files: readonly string[];
  make: (missing: string[]) => Promise<WeekFile[]>;
}

/** Writes 'Year 2/Week 1/Slides.pdf' and all the others into a folder; what is there and whole is kept. */
export async function writeScheme(scheme: SchemeToWrite): Promise<WrittenScheme> {
  const folders = foldersOf(scheme);
  const written: WrittenScheme = { made: 0, kept: 0, bytes: 0 };
  const all = folders.reduce((sum, { files }) => sum + files.length, 0);
  await Promise.all(
    folders.map(async ({ year, name, files, make }) => {
      const path = join(scheme.folder, year, name);
      const missing = scheme.force ? [...files] : await missingFiles(path, files);
      if (missing.length > 0) {
        const made = await make(missing);
        await mkdir(path, { recursive: true });
        for (const file of made.filter((one) => missing.includes(one.name))) {
          await putInPlace(join(path, file.name), file.bytes);
          written.bytes += file.bytes.length;
        }
      }
      written.made += missing.length;
      written.kept += files.length - missing.length;
      scheme.onWeek?.({ label: `${year}, ${name}`, done: written.made + written.kept, all });
    }),
  );
  return written;
}

export function allWeeks(): WeekInLibrary[] {
  return SCHEME.flatMap(({ name, weeks }) =>
    weeks.map((_, index) => ({ year: name, weekNumber: index + 1 })),
  );
}

function foldersOf({ workers, weeks = allWeeks(), packs = allYears() }: SchemeToWrite) {
  return [
    ...weeks.map(({ year, weekNumber }): FolderToWrite => ({
      year,
      name: `Week ${weekNumber}`,
      files: WEEK_FILES,
      make: async (missing) =>
        workers.makeWeek(
          year,
          weekNumber,
          WEEK_FILES.filter((name) => missing.includes(name)),
        ),
    })),
    ...packs.map((year): FolderToWrite => ({
      year,
      name: YEAR_PACK,
      files: yearPackNames(year),
      make: async () => workers.makeYearPack(year),
    })),
  ];
}

function allYears(): string[] {
  return SCHEME.map(({ name }) => name);
}

async function missingFiles(path: string, files: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of files) {
    if (!(await isWholePdf(join(path, name)))) missing.push(name);
  }
  return missing;
}

/** Written under another name first, so that a file with the right name is always whole. */
async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}
