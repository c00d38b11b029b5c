import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSchemeWorkers } from './makers/workers/scheme-workers.ts';
import { progressOn } from './makers/writing/progress.ts';
import { writeScheme } from './makers/writing/write-scheme.ts';

const USAGE = `Makes the slides, teacher guides, worksheets, answers and home sheets of all 180 weeks.

  npm run scheme -- FOLDER [--force]

Files that are there and whole are kept; --force makes them again.
`;

process.exitCode = await makeScheme(process.argv.slice(2));

async function makeScheme(args: string[]): Promise<number> {
  const asked = readArguments(args);
  if (asked === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  const complaint = await complaintAbout(asked.folder);
  if (complaint !== undefined) {
    process.stderr.write(`${complaint}\n`);
    return 1;
  }
  const workers = createSchemeWorkers();
  const started = performance.now();
  try {
    const onWeek = progressOn(process.stdout);
    const { made, kept, bytes } = await writeScheme({ ...asked, workers, onWeek });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const megabytes = (bytes / 1_000_000).toFixed(1);
    process.stdout.write(
      `${made} files made (${megabytes} MB) and ${kept} kept in ${seconds} s: ${asked.folder}\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await workers.close();
  }
}

function readArguments(args: string[]): { folder: string; force: boolean } | undefined {
  try {
    const options = { force: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder === undefined || folder === '' || others.length > 0) return undefined;
    return { folder: resolve(folder), force: values.force };
  } catch {
    return undefined;
  }
}

/** Why the files cannot be put there, said before any is made. */
async function complaintAbout(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder, { recursive: true });
    if (!(await stat(folder)).isDirectory()) return `${folder} is not a folder.`;
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (reason === 'EEXIST' || reason === 'ENOTDIR') return `${folder} is not a folder.`;
    if (reason === 'EACCES' || reason === 'EPERM' || reason === 'EROFS') {
      return `${folder} cannot be written to.`;
    }
    return `${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
  }
}
