import { showFirstPage } from '../../../first-page.ts';
import { type Resource, sameResource } from '../tree/resource.ts';
import { TABLET } from './first-picture.ts';
import { openDocument, type OpenDocument } from './open-document.ts';

interface DocumentAhead {
  resource: Resource;
  openedAt: number;
  controller: AbortController;
  opening: Promise<OpenDocument>;
  document?: OpenDocument;
}

/** The resource may be replaced, or the subscription end. */
const KEPT_MS = 60_000;

let ahead: DocumentAhead | undefined;

/** Opens a document that is likely to be looked at next, with its first picture. */
export function openAhead(resource: Resource): void {
  if (isAhead(resource)) return;
  ahead?.controller.abort();
  const controller = new AbortController();
  const opening = openDocument(resource, { page: 1, signal: controller.signal });
  const begun: DocumentAhead = { resource, openedAt: performance.now(), controller, opening };
  ahead = begun;
  void keepWhenOpened(begun);
}

async function keepWhenOpened(begun: DocumentAhead): Promise<void> {
  try {
    begun.document = await begun.opening;
  } catch {
    // The viewer opens it again and shows the error.
    if (ahead === begun) ahead = undefined;
  }
}

/** The document, if it was opened ahead and is there already. */
export function findOpenedAhead(resource: Resource): OpenDocument | undefined {
  return isAhead(resource) ? ahead?.document : undefined;
}

/** Shows the first page of a document that was opened ahead: the viewer takes longer to render. */
export function showAhead(resource: Resource): void {
  const picture = findOpenedAhead(resource)?.firstPicture.find(1);
  if (picture && window.matchMedia(TABLET).matches) showFirstPage(picture.bitmap);
}

/** The document, if it was opened ahead. From now on it belongs to the caller. */
export function takeAhead(
  resource: Resource,
  signal: AbortSignal,
): Promise<OpenDocument> | undefined {
  if (!ahead || !isAhead(resource)) return undefined;
  const { controller, opening } = ahead;
  ahead = undefined;
  signal.addEventListener('abort', () => controller.abort());
  return opening;
}

function isAhead(resource: Resource): boolean {
  return (
    ahead !== undefined &&
    sameResource(ahead.resource, resource) &&
    performance.now() - ahead.openedAt < KEPT_MS
  );
}
