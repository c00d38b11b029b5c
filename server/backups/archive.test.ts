import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOf } from '../files/blob-content.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { withArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';

const MADE_AT = new Date('2026-01-05T08:30:00Z');
/** After the header and the content of the first entry. */
const SECOND_HEADER = 1024;
const SIZES = [0, 1, 511, 512, 513, 300_000];

test('every entry is read as it was written, whatever its size', async () => {
  const { file, contents } = await anArchive();
  await withArchive(file, 'first', async ({ entries, read, readText }) => {
    expect(entries.map(({ size }) => size).slice(1, -1)).toEqual(SIZES);
    expect(await readText('first')).toBe('hello\n');
    for (const [name, content] of contents) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of read(name)) chunks.push(chunk);
      expect(Buffer.concat(chunks).equals(content)).toBe(true);
    }
  });
});

test('it is a tar file that only its owner reads, with checksums that sha256sum reads', async () => {
  const { file, folder } = await anArchive();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  execFileSync('tar', ['-xf', file, '-C', folder]);
  const said = execFileSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
  expect(said.match(/: OK$/gm)).toHaveLength(SIZES.length + 1);
});

test('an archive that is cut off or has a changed byte is refused', async () => {
  const { file, folder } = await anArchive();
  const whole = await readFile(file);
  const damaged = join(folder, 'damaged');
  const cuts = [1, 511, 512, 600, 5000, whole.length - 1025, whole.length - 512, whole.length - 1];
  for (const length of cuts) {
    await writeFile(damaged, whole.subarray(0, length));
    const sentence = length < 512 ? /is not a backup\./ : /is not complete: it ends (in|after)/;
    await expect(open(damaged)).rejects.toThrow(sentence);
  }
  for (let n = 0; n < 60; n += 1) {
    const changed = Buffer.from(whole);
    const at = n < 30 ? n * 97 : Math.floor((whole.length / 30) * (n - 30));
    changed[at] = (changed[at] ?? 0) ^ 0x41;
    await writeFile(damaged, changed);
    const outcome = await open(damaged).catch(() => 'refused');
    // The padding after an entry has no meaning; every other byte has.
    expect([at, outcome]).toEqual([at, isPadding(whole, at) ? 'whole' : 'refused']);
  }
});

test('the sentence about a damaged archive says where it is damaged', async () => {
  const { file, folder } = await anArchive();
  const whole = await readFile(file);
  const damaged = join(folder, 'damaged');
  const otherHeader = Buffer.from(whole);
  otherHeader.fill(0x41, SECOND_HEADER, SECOND_HEADER + 100);
  for (const [content, sentence] of [
    [whole.subarray(0, 514), 'is not complete: it ends in the middle of first.'],
    [whole.subarray(0, 1600), 'is not complete: it ends after entry-0.'],
    [whole.subarray(0, -1), 'is not complete: it ends after SHA256SUMS.'],
    [Buffer.concat([whole, Buffer.alloc(512)]), 'is damaged after SHA256SUMS.'],
    [otherHeader, 'is damaged after first.'],
  ] as const) {
    await writeFile(damaged, content);
    await expect(open(damaged)).rejects.toThrow(`${damaged} ${sentence}`);
  }
  await expect(open(folder)).rejects.toThrow(`${folder} is not a file.`);
});

test('a damaged archive is closed once, and no file of others with it', async () => {
  const { file, folder } = await anArchive();
  const damaged = join(folder, 'damaged');
  const changed = await readFile(file);
  changed[SECOND_HEADER] = 0x41;
  await writeFile(damaged, changed);
  const others = Array.from({ length: 200 }, async (_, n) => {
    await expect(open(damaged)).rejects.toThrow('damaged');
    await writeFile(join(folder, `other-${n}`), randomBytes(100_000));
  });
  await expect(Promise.all(others)).resolves.toHaveLength(200);
});

test('a file that is not an archive is refused', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'other');
  for (const content of ['', '%PDF-1.7', 'x'.repeat(10_000), '\0'.repeat(2048)]) {
    await writeFile(file, content);
    await expect(open(file)).rejects.toThrow(`${file} is not a backup.`);
  }
  await expect(open(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
});

test('work that fails leaves no file, and an existing file is not replaced', async () => {
  const { file, folder } = await anArchive();
  const before = await readdir(folder);
  const failing = writeArchive(join(folder, 'new'), MADE_AT, async (archive) => {
    await archive.add('short', 10, contentOf(Buffer.from('nine')));
  });
  await expect(failing).rejects.toThrow('short has 4 bytes instead of 10.');
  await expect(writeArchive(file, MADE_AT, async () => {})).rejects.toThrow('is there already');
  expect(await readdir(folder)).toEqual(before);
});

function open(file: string): Promise<string> {
  return withArchive(file, 'first', async () => 'whole');
}

async function anArchive() {
  const folder = await temporaryFolder();
  const file = join(folder, 'archive.tar');
  const contents = new Map(SIZES.map((size) => [`entry-${size}`, randomBytes(size)]));
  await writeArchive(file, MADE_AT, async (archive) => {
    await archive.addText('first', 'hello\n');
    for (const [name, content] of contents) {
      await archive.add(name, content.length, contentOf(content));
    }
  });
  return { file, folder, contents };
}

function isPadding(whole: Buffer, wanted: number): boolean {
  for (let at = 0; at < whole.length;) {
    const size = Number.parseInt(whole.toString('latin1', at + 124, at + 135), 8) || 0;
    const end = at + 512 + size;
    const next = Math.ceil(end / 512) * 512;
    if (wanted < next) return wanted >= end;
    at = next;
  }
  return false;
}
