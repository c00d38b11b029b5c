import type { Reference } from '../files/blobs.queries.ts';
import type { FileStore } from '../files/file-store.ts';
import { peek } from '../files/split-into-parts.ts';
import { StartError } from '../start-error.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { entryOfBlob } from './manifest.ts';

/**
 * Copies blobs into an archive, each once. A blob that cannot be read may belong to a resource that has just
 * been deleted, so it is an error only when a later snapshot still refers to it.
 */
export function blobCopier(files: FileStore, archive: ArchiveWriter) {
  const copied = new Set<string>();
  const failed = new Set<string>();
  let bytes = 0;
  return {
    has: (blob: string) => copied.has(blob),
    amount: () => ({ files: copied.size, bytes }),
    copy,
  };

  async function copy(blob: string, { hash, paths }: Reference): Promise<void> {
    const opened = await open(blob, paths);
    if (!opened) return;
    const written = await archive.add(entryOfBlob(blob), opened.size, opened.content);
    if (written !== hash) throw faulty(paths, 'is damaged');
    copied.add(blob);
    bytes += opened.size;
  }

  /** Reads the first bytes at once, because a blob that is deleted after that can still be read to its end. */
  async function open(blob: string, paths: string[]) {
    const isLastTry = failed.has(blob);
    failed.add(blob);
    try {
      const size = await files.sizeOf(blob);
      const content = await files.read(blob);
      if (size !== undefined && content) {
        return { size, content: (await peek(generate(content), 1)).all };
      }
    } catch (error) {
      if (isLastTry) throw error;
      return undefined;
    }
    if (isLastTry) throw faulty(paths, 'is missing');
    return undefined;
  }
}

async function* generate(content: AsyncIterable<Uint8Array>) {
  yield* content;
}

function faulty(paths: string[], fault: string): StartError {
  const which = paths.map((path) => JSON.stringify(path)).join(', ');
  return new StartError(
    `The file of ${which} ${fault}, so no backup was made. \`npm run check-store -- --deep\` names every such file; upload these resources again or delete them.`,
  );
}
