import { joinLibraryPath } from '#contract/library-path.ts';
import type { Resource } from '../resource-files/resource.ts';
import { openRangedFile, type RangedFile } from './ranged-file.ts';

interface Begun {
  key: string;
  file: Promise<RangedFile>;
  controller: AbortController;
}

let begun: Begun | undefined;

/** Begins to read a resource that is about to be shown. */
export function readAhead(resource: Resource): void {
  const key = keyOf(resource);
  if (begun?.key === key) return;
  begun?.controller.abort();
  const controller = new AbortController();
  const file = openRangedFile(resource, controller.signal);
  // Whoever takes it hears of it.
  file.catch(() => undefined);
  begun = { key, file, controller };
}

/** What was begun for this resource, or a new beginning. */
export function takeRead(resource: Resource, signal: AbortSignal): Promise<RangedFile> {
  if (begun?.key !== keyOf(resource)) return openRangedFile(resource, signal);
  const { file, controller } = begun;
  begun = undefined;
  signal.addEventListener('abort', () => controller.abort());
  return file;
}

function keyOf({ bucket, ...place }: Resource): string {
  return `${bucket}/${joinLibraryPath(place)}`;
}
