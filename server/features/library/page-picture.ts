import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { pagePictureFields } from '#contract/file-addresses.ts';
import { type documentFacts, getPageFacts } from '#contract/page-pictures.ts';
import { FIRST_PAGE_ROUTE } from '#contract/picture-route.ts';
import {
  DOCUMENT_VERSION_HEADER,
  DRAW_AHEAD_HEADER,
  PAGE_PICTURE_ROUTE,
} from '#contract/page-picture-route.ts';
import { AppError } from '../../app-error.ts';
import { type Caller, requireAdmin, requireSubscribedTeacher } from '../../http/access.ts';
import { FILE_CACHING } from '../../http/answer-file.ts';
import type { AppContext } from '../../http/context.ts';
import { isNotModified } from '../../http/not-modified.ts';
import { readAddress } from '../../http/read-address.ts';
import { type Route, serve } from '../../http/serve.ts';
import type { PagePicture, PagePictures } from '../../pictures/page-pictures.ts';
import type { createPictureMarker } from '../../pictures/picture-marker.ts';
import type { StoredObject } from './library.queries.ts';
import { type Place, placeOf, readPlace } from './place.ts';
import { type Grant, requireGrant } from './signed-link.ts';
import type { FileNeeds } from './resource-file.ts';

export interface PageNeeds extends FileNeeds {
  pictures: PagePictures;
  markPicture: ReturnType<typeof createPictureMarker>;
}

const VERSION_CHARACTERS = 16;
/** One of the widths at which pages are drawn, twice as wide as administrators see it. */
const FIRST_PAGE_WIDTH = 960;

/** Serves a page as a picture. */
export function pagePictureRoute(needs: PageNeeds): Route {
  return { method: 'GET', path: PAGE_PICTURE_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const caller = await requireSubscribedTeacher(c);
    const { page, width, ...given } = readAddress(c, pagePictureFields);
    const link = { ...given, ...placeOf(given) };
    const { bucket, path } = requireViewGrant(requireGrant(needs, link, caller.sessionId));
    return sendPage(needs, c, { bucket, path, page, width }, caller);
  }
}

/** Serves the first page to administrators, who have no links to view a resource. */
export function firstPageRoute(needs: PageNeeds): Route {
  return { method: 'GET', path: FIRST_PAGE_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const caller = await requireAdmin(c);
    return sendPage(needs, c, { ...readPlace(c), page: 1, width: FIRST_PAGE_WIDTH }, caller);
  }
}

/** Serves the size, the notes and the text of every page. */
export function pageFactsRoute(needs: PageNeeds): Route {
  return serve(getPageFacts, requireSubscribedTeacher, async (given, { sessionId, userId }) => {
    const { bucket, path } = requireGrant(needs, { ...given, ...placeOf(given) }, sessionId);
    return readDocumentFacts(needs, { bucket, path, person: userId });
  });
}

/** A page of a read-only resource is marked with its reader. */
async function sendPage(
  needs: PageNeeds,
  c: AppContext,
  asked: Place & { page: number; width: number },
  caller: Caller,
): Promise<Response> {
  const person = caller.userId;
  const { hash, read } = await findPicture(needs, c, { ...asked, person });
  if (asked.bucket === 'learning') return sendPicture(c, hash, read);
  const lines = markOf(caller);
  const key = `${hash}-${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  const turn = { person, isAhead: isAhead(c) };
  const mark = () => needs.markPicture({ key, source: hash, picture: read, lines, turn });
  return sendPicture(c, key, mark, { type: 'image/jpeg' });
}

interface Asked extends Place {
  /** The person whose turn the drawing takes. */
  person: string;
}

export async function findPicture(
  needs: Pick<PageNeeds, 'requireObject' | 'pictures'>,
  c: AppContext,
  { person, page, width, ...place }: Asked & { page: number; width: number },
): Promise<PagePicture> {
  const pdf = await needs.requireObject(place);
  if (pdf.pages !== null && page > pdf.pages) throw new AppError('resource/not-found');
  c.header(DOCUMENT_VERSION_HEADER, versionOf(pdf));
  return needs.pictures.find(pdf, { page, width }, { person, isAhead: isAhead(c) });
}

function isAhead(c: AppContext): boolean {
  return c.req.header(DRAW_AHEAD_HEADER) !== undefined;
}

export async function readDocumentFacts(
  needs: Pick<PageNeeds, 'requireObject' | 'pictures'>,
  { person, ...place }: Asked,
): Promise<z.input<typeof documentFacts>> {
  const pdf = await needs.requireObject(place);
  const pages = await needs.pictures.readFacts(pdf, { person, isAhead: false });
  return { version: versionOf(pdf), pages };
}

export async function sendPicture(
  c: AppContext,
  version: string,
  read: () => Promise<Uint8Array<ArrayBuffer>>,
  { caching = FILE_CACHING, type = 'image/webp' } = {},
): Promise<Response> {
  const headers = { ETag: `"${version}"`, 'Cache-Control': caching };
  if (isNotModified(c, headers.ETag)) return c.body(null, 304, headers);
  const bytes = await read();
  const length = { 'Content-Length': String(bytes.byteLength) };
  return c.body(bytes, 200, { ...headers, ...length, 'Content-Type': type });
}

/** A link to download or print shows no pages. */
function requireViewGrant(grant: Grant): Grant {
  if (grant.purpose !== 'view') throw new AppError('link/refused');
  return grant;
}

function versionOf({ hash }: StoredObject): string {
  return hash.slice(0, VERSION_CHARACTERS);
}

/** Says from which school and by whom the picture was opened. */
function markOf({ school, email }: Caller): string[] {
  return school ? [school.name, email] : [email];
}
