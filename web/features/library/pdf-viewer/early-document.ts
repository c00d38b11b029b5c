import { type Resource, sameResource } from '../tree/resource.ts';
import type { OpenDocument, Watch } from './open-document.ts';

export interface EarlyDocument {
  resource: Resource;
  controller: AbortController;
  document: Promise<OpenDocument>;
  watch: Pick<Watch, 'onInterrupted'>;
}

/** The document opened before the viewer was loaded. */
let early: EarlyDocument | undefined;

export function keepEarlyDocument(document: EarlyDocument): void {
  early = document;
}

/** Passes the document whose first page is shown to the viewer. */
export function takeFirstPage(resource: Resource, watch: Watch): Promise<OpenDocument> | undefined {
  if (!early || !sameResource(early.resource, resource)) return undefined;
  const { controller, document } = early;
  early.watch.onInterrupted = watch.onInterrupted;
  watch.signal.addEventListener('abort', () => controller.abort());
  early = undefined;
  return document;
}

/** Removes the first page, which would cover the error when the viewer cannot be loaded. */
export function dropFirstPage(): void {
  early?.controller.abort();
  early = undefined;
}
