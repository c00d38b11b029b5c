import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { contentOf } from '../files/blob-content.ts';
import { safeFileNames } from './safe-file-names.ts';
import { storedZip, type ZipEntry, zipBytes } from './stored-zip.ts';

const CHANGED_AT = new Date('2026-09-01T08:50:42Z');

const CONTENTS = {
  'Slides.pdf': Buffer.alloc(300_000, 'slides '),
  'Café ✏️ naïve 日本.pdf': Buffer.from('%PDF-1.7 with a name in UTF-8'),
  'Empty.pdf': Buffer.alloc(0),
};

test('the archive has the announced length and is unpacked to the same files by unzip and by Python', async () => {
  const entries = Object.entries(CONTENTS).map(([name, content]) => entryOf(name, content));
  const zip = await whole(storedZip(entries));
  expect(zip.byteLength).toBe(zipBytes(entries));
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'week.zip'), zip);

  expect(run(folder, 'unzip', '-q', 'week.zip', '-d', 'unzip')).toBe('');
  await expectContents(join(folder, 'unzip'));
  const code = `
import zipfile, time
z = zipfile.ZipFile('week.zip')
assert z.testzip() is None
assert {i.date_time for i in z.infolist()} == {(2026, 9, 1, 8, 50, 42)}, z.infolist()
z.extractall('python')`;
  expect(run(folder, 'python3', '-c', code)).toBe('');
  await expectContents(join(folder, 'python'));
});

test('a file is opened when the one before it was read, and closed when the reader leaves', async () => {
  const events: string[] = [];
  const watched = (name: string): ZipEntry => ({
    ...entryOf(name, Buffer.from('abc')),
    open: async () => {
      events.push(`open ${name}`);
      return (async function* () {
        try {
          yield Buffer.from('a');
          yield Buffer.from('bc');
        } finally {
          events.push(`close ${name}`);
        }
      })();
    },
  });
  const zip = storedZip([watched('one'), watched('two'), watched('three')]);
  for (let chunks = 0; chunks < 6; chunks += 1) await zip.next();
  await zip.return(undefined);
  expect(events).toEqual(['open one', 'close one', 'open two', 'close two']);
});

test('a file that has another size than announced ends the archive with an error', async () => {
  const short = { ...entryOf('Short.pdf', Buffer.from('abc')), size: 4 };
  await expect(whole(storedZip([short]))).rejects.toThrow('another size');
});

test('names are safe on Windows and unique in any case', () => {
  const given = ['A: "b" <c>?*|.pdf', 'CON.pdf', 'con', 'sheet.pdf', 'Sheet.PDF', 'a. . ', '...'];
  const others = ['Sheet.pdf', 'Cafe\u0301.pdf', 'Nul .pdf', 'CONIN$.pdf', 'Con artist.pdf'];
  expect(safeFileNames([...given, ...others])).toEqual([
    'A_ _b_ _c____.pdf',
    '_CON.pdf',
    '_con',
    'sheet.pdf',
    'Sheet (2).PDF',
    'a',
    '_',
    'Sheet (3).pdf',
    'Caf\u00e9.pdf',
    '_Nul .pdf',
    '_CONIN$.pdf',
    'Con artist.pdf',
  ]);
});

function entryOf(name: string, content: Buffer): ZipEntry {
  const open = async () => contentOf(content);
  return { name, size: content.byteLength, changedAt: CHANGED_AT, open };
}

async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts);
}

async function expectContents(folder: string): Promise<void> {
  expect((await readdir(folder)).toSorted()).toEqual(Object.keys(CONTENTS).toSorted());
  for (const [name, content] of Object.entries(CONTENTS)) {
    expect((await readFile(join(folder, name))).equals(content)).toBe(true);
  }
}

/** What the command complained about. */
function run(cwd: string, command: string, ...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return status === 0 ? '' : stdout + stderr;
}
