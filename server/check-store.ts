import { createHash } from 'node:crypto';
import { commandConfig, runCommand, say } from './command.ts';
import { withDatabase } from './db/with-database.ts';
import { compareStore, type StoreFinding } from './files/compare-store.ts';
import { openFileStore } from './files/open-file-store.ts';
import { StartError } from './start-error.ts';

const USAGE = `Use it as one of:
  npm run check-store
  npm run check-store -- --deep     also reads every file and compares its content`;

/** Whether the library and the file store agree. Works beside a running product and without one. */
await runCommand(main);

async function main(options: string[]): Promise<void> {
  if (options.some((option) => option !== '--deep')) throw new StartError(USAGE);
  const config = commandConfig();
  let findings = 0;
  await withDatabase(config, async (db) => {
    const files = await openFileStore(config, { shared: true });
    const how = options.includes('--deep') ? { hashOf } : {};
    for await (const finding of compareStore(db, files, how)) {
      findings += 1;
      say(sentence(finding));
    }
  });
  if (findings > 0) process.exitCode = 1;
  else say('The library and the file store agree.');
}

function sentence({ kind, hash, paths }: StoreFinding): string {
  const of = paths.length > 0 ? ` of ${paths.map((path) => JSON.stringify(path)).join(', ')}` : '';
  const faults = {
    missing: 'is missing',
    'wrong size': 'has another size than it should',
    'wrong content': 'has another content than its name says',
    unused: 'is used by nothing',
  };
  return `The file ${hash}${of} ${faults[kind]}.`;
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
