import { inNaturalOrder } from '#contract/library-path.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { requireStoredSize } from '../../files/read-in-time.ts';
import { missing, toFailureOf, wrongSize } from '../../files/store-error.ts';
import type { StorePatience } from '../../files/store-patience.ts';
import type { PagePictures } from '../../pictures/page-pictures.ts';
import { safeFileNames } from '../../zip/safe-file-names.ts';
import type { ZipEntry } from '../../zip/stored-zip.ts';
import { existsInLibrary, listWeekFiles, type WeekFile } from './library.queries.ts';
import { isResource } from './tree.ts';

/** Far below the 4 GB that an archive can have; a week of the scheme has 1 MB. */
const DOWNLOAD_BYTES = 2_000_000_000;
/** Sheets are joined in memory. */
const SHEETS_BYTES = 60_000_000;

/** Names of sheets with answers, the guide and the script of a test included. Printed only on request. */
const WITH_ANSWERS =
  /answers?(?!\p{L})|(?<!\p{L})(?:guide|marks?|marking|script|solutions?)(?!\p{L})/iu;
/** Lessons are about these, so a sheet named after them has no answers. */
const PUNCTUATION =
  /(?<!\p{L})(?:exclamation|punctuation|question|quotation|speech)[^\p{L}]marks?/giu;

/** What a week has to download, in the order of the list. View-only resources are never among them. */
export async function requireWeekFiles(db: Database, week: string): Promise<WeekFile[]> {
  const files = (await listWeekFiles(db, week)).filter(({ name }) => isResource(name));
  if (files.length === 0) {
    throw new AppError((await existsInLibrary(db, week)) ? 'week/no-files' : 'folder/not-found');
  }
  requireTotal(files, DOWNLOAD_BYTES);
  return files.toSorted((a, b) => inNaturalOrder(a.name, b.name));
}

/** Before an answer begins: a file that is missing would break it off in the middle. */
export async function requireStored(
  files: Pick<FileStore, 'sizeOf'>,
  week: readonly WeekFile[],
  patience: StorePatience,
): Promise<void> {
  const checks = week.map(async ({ blob, size }) => {
    if ((await requireStoredSize(files, blob, { patience })) !== size) throw wrongSize(blob);
  });
  await Promise.all(checks);
}

/** The files as entries of an archive, opened one after another. */
export function zipEntries(files: Pick<FileStore, 'read'>, week: readonly WeekFile[]): ZipEntry[] {
  const names = safeFileNames(week.map(({ name }) => name));
  return week.map(({ blob, size, updated_at: changedAt }, n) => ({
    name: names[n] ?? '',
    size,
    changedAt,
    open: async () => {
      const content = await files.read(blob);
      if (!content) throw missing(blob);
      return namingBlob(content, blob);
    },
  }));
}

async function* namingBlob(content: AsyncIterable<Uint8Array>, blob: string) {
  try {
    yield* content;
  } catch (error) {
    throw toFailureOf(blob, error);
  }
}

interface SheetNeeds {
  pictures: Pick<PagePictures, 'readFacts'>;
  person: string;
  patience: StorePatience;
}

/** The files whose first page is upright: worksheets rather than slides. */
export async function requireSheets(
  { pictures, person, patience }: SheetNeeds,
  week: readonly WeekFile[],
  answers: boolean,
): Promise<WeekFile[]> {
  const sheets: WeekFile[] = [];
  for (const file of week) {
    if (!answers && hasAnswers(file.name)) continue;
    if (await isPortrait(file)) sheets.push(file);
  }
  if (sheets.length === 0) throw new AppError('week/no-sheets');
  requireTotal(sheets, SHEETS_BYTES);
  return sheets;

  async function isPortrait(file: WeekFile): Promise<boolean> {
    try {
      const [first] = await pictures.readFacts(file, { person, isAhead: false, patience });
      return first !== undefined && first.height > first.width;
    } catch (error) {
      throw isAboutDocument(error)
        ? new AppError('week/not-joined', { fields: { file: file.name }, cause: error })
        : error;
    }
  }
}

function hasAnswers(name: string): boolean {
  return WITH_ANSWERS.test(name.replaceAll(PUNCTUATION, ''));
}

function isAboutDocument(error: unknown): boolean {
  return error instanceof AppError && error.code.startsWith('document/');
}

function requireTotal(files: readonly WeekFile[], mostBytes: number): void {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > mostBytes) throw new AppError('week/too-large');
}
