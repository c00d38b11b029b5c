import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that the build reads. */
const SOURCES = [
  'contract',
  'scheme',
  'server',
  'web',
  'tooling/build.ts',
  'tooling/precompress.ts',
  'tooling/server-build.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

const TEST = /\.test\.tsx?$/;

/** A hash of everything that the build reads; of content, because a checkout changes every date. */
export function sourceFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(root, source)).toSorted()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root: string, source: string): string[] {
  if (/\.[a-z]+$/.test(source)) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
