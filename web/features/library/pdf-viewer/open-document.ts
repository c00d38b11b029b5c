import type { PageFacts } from '#contract/page-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { prepareReadingFacts, readPageFacts } from '../files/page-facts.ts';
import { resourceLink } from '../files/resource-link.ts';
import type { Resource } from '../tree/resource.ts';
import { decodeFirstPicture, type FirstPicture, firstWidth } from './first-picture.ts';
import { OpenFailure, type OpenFailureReason } from './open-failure.ts';
import { createPictureShelf, type PictureShelf } from './picture-shelf.ts';

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
