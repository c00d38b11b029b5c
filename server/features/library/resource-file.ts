import { downloadName } from '#contract/download-name.ts';
import { fileFields } from '#contract/file-addresses.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { BlobCache } from '../../files/blob-cache.ts';
import { requireSubscribedTeacher } from '../../http/access.ts';
import { answerFile } from '../../http/answer-file.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';
import type { Route } from '../../http/serve.ts';
import type { Usage } from '../figures/usage.ts';
import { requireStoredSize } from '../../files/read-in-time.ts';
import { placeOf, type RequireObject } from './place.ts';
import { FILES_PATH, type Grant, requireGrant } from './signed-link.ts';
import type { StoredObject } from './library.queries.ts';

export interface FileNeeds extends Pick<Deps, 'files' | 'now'> {
  requireObject: RequireObject;
  cache: BlobCache;
  linkKey: Buffer;
  usage: Usage;
}

const FILES_ROUTE = `${FILES_PATH}:bucket/:year/:week/:name`;

/** A PDF may hold scripts and forms, which do nothing inside a sandbox. */
export const SANDBOXED = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** The browser's own viewer, which prints, does not start inside a sandbox. */
export const PRINTABLE =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** Serves the file of a signed link. The caller is looked up on every request, so a link stops working at sign-out. */
export function resourceFileRoute(needs: FileNeeds): Route {
  return { method: 'GET', path: FILES_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const { sessionId, school } = await requireSubscribedTeacher(c);
    const given = readAddress(c, fileFields);
    const link = { ...given, ...placeOf(given) };
    const grant = requireFileGrant(c, requireGrant(needs, link, sessionId));
    const object = await needs.requireObject(grant);
    if (isWhole(c) && grant.purpose !== 'view') {
      needs.usage.count(school, grant.purpose, grant.path);
    }
    const storeUrl = await directDownloadUrl(needs, grant, object);
    if (storeUrl && c.req.method === 'GET') return redirectToStore(c, storeUrl);
    return answerFile(c, object, {
      files: needs.files,
      cache: needs.cache,
      headers: headersFor(grant),
    });
  }
}

/** A browser that prints may ask for the file in parts; the first one counts. */
function isWhole(c: AppContext): boolean {
  const range = c.req.header('Range');
  return c.req.method === 'GET' && (range === undefined || range.startsWith('bytes=0-'));
}

/**
 * The file itself leaves for download and print alone; viewers get pictures of its pages. Only a page that was opened
 * before an upgrade from version 1.0 has a viewer that reads the file in parts: it may go on where the teacher may also
 * download the file.
 */
function requireFileGrant<Given extends Grant>(c: AppContext, grant: Given): Given {
  const isViewerOfVersion1 = grant.purpose === 'view' && c.req.header('Range') !== undefined;
  const isAllowed = grant.purpose !== 'view' || isViewerOfVersion1;
  if (!isAllowed || grant.bucket === 'learning-readonly') throw new AppError('link/refused');
  return grant;
}

function headersFor(grant: Grant): Record<string, string> {
  return {
    'Content-Disposition': dispositionOf(grant),
    'Content-Security-Policy': grant.purpose === 'print' ? PRINTABLE : SANDBOXED,
  };
}

/**
 * A URL at the store itself, which expires together with the link that the caller used. Only for downloads: a page can
 * neither print a file of another origin nor read parts of it, and read-only resources never leave the product.
 */
async function directDownloadUrl(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  grant: Omit<Grant, 'sessionId'> & { expires: string },
  { blob, type }: StoredObject,
): Promise<string | undefined> {
  const { bucket, purpose, expires } = grant;
  if (!files.presignDownload || purpose !== 'download' || bucket !== 'learning') return undefined;
  // Checked here, because the store would answer the browser with an error page of its own.
  await requireStoredSize(files, blob);
  const seconds = Math.max(1, Number(expires) - Math.floor(now().getTime() / 1000));
  return files.presignDownload(blob, { type, disposition: dispositionOf(grant), seconds });
}

/** The URL is neither cached on the way nor sent on as a referrer. */
function redirectToStore(c: AppContext, address: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(address);
}

/** The Content-Disposition header: whether a browser shows or saves the file, and under which name. */
function dispositionOf({ path, purpose }: Pick<Grant, 'path' | 'purpose'>): string {
  const kind = purpose === 'download' ? 'attachment' : 'inline';
  const [year = '', week = '', name = ''] = path.split('/');
  return contentDisposition(kind, downloadName({ year, week, name }));
}
