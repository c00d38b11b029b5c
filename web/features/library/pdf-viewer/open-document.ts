import type { PageFacts } from '#contract/page-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { showFirstPage } from '../../../first-page.ts';
import { prepareReadingFacts, readPageFacts, resourceLink } from '../files/resource-link.ts';
import { type Resource, sameResource } from '../tree/resource.ts';
import { OpenFailure, type OpenFailureReason } from './open-failure.ts';
import {
  createPictureShelf,
  decodeFirstPicture,
  type FirstPicture,
  firstWidth,
  type PictureShelf,
  TABLET,
} from './picture-shelf.ts';

export interface OpenDocument {
  resource: Resource;
  /** Size, notes and text of every page. */
  pages: PageFacts[];
  pictures: PictureShelf;
  firstPicture: FirstPicture;
}

/** Opens a resource, by a link that the caller has already or by a new one. The picture of `page` loads meanwhile. */
export async function openDocument(
  resource: Resource,
  { link, page, signal }: { link?: string | undefined; page: number; signal: AbortSignal },
): Promise<OpenDocument> {
  prepareReadingFacts();
  const width = firstWidth();
  const firstLink = link ?? (await newLink(resource, signal));
  const pictures = createPictureShelf({
    link: firstLink,
    renewLink: () => newLink(resource, signal),
    signal,
  });
  const firstPicture = decodeFirstPicture(page, pictures.load(page, width), signal);
  const { version, pages } = await readFacts(resource, firstLink, signal);
  pictures.expectVersion(version);
  return { resource, pages, pictures, firstPicture };
}

async function newLink(resource: Resource, signal: AbortSignal): Promise<string> {
  try {
    return await resourceLink(resource, 'view', signal);
  } catch (error) {
    throw new OpenFailure('link', error);
  }
}

async function readFacts(resource: Resource, link: string, signal: AbortSignal) {
  try {
    return await readPageFacts(resource, link, signal);
  } catch (error) {
    throw new OpenFailure(reasonOf(error), error);
  }
}

function reasonOf(error: unknown): OpenFailureReason {
  if (!(error instanceof ApiError)) return 'bytes';
  if (error.code === 'document/locked') return 'password';
  return error.code.startsWith('document/') ? 'damaged' : 'bytes';
}

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
