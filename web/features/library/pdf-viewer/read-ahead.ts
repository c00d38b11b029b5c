import { type Resource, sameResource } from '../tree/resource.ts';
import { openRangedFile, type RangedFile } from './ranged-file.ts';

interface Begun {
  resource: Resource;
  file: Promise<RangedFile>;
  controller: AbortController;
}

let begun: Begun | undefined;

/** Begins to read a resource that is about to be shown, by a link that somebody has already or by one of its own. */
export function readAhead(resource: Resource, link?: string): void {
  if (begun && sameResource(begun.resource, resource)) return;
  begun?.controller.abort();
  const controller = new AbortController();
  const file = openRangedFile(resource, controller.signal, link);
  // Whoever takes it hears of it.
  file.catch(() => undefined);
  begun = { resource, file, controller };
}

/** What was begun for this resource, or a new beginning. */
export function takeRead(resource: Resource, signal: AbortSignal): Promise<RangedFile> {
  if (!begun || !sameResource(begun.resource, resource)) return openRangedFile(resource, signal);
  const { file, controller } = begun;
  begun = undefined;
  signal.addEventListener('abort', () => controller.abort());
  return file;
}
