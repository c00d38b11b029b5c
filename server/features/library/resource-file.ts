import { bucket as buckets, linkPurpose } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ByteRange } from '../../files/file-store.ts';
import type { HotBlobs } from '../../files/hot-blobs.ts';
import { requireSubscribedTeacher } from '../../http/access.ts';
import { answerFile } from '../../http/answer-file.ts';
import type { AppContext } from '../../http/context.ts';
import type { Route } from '../../http/serve.ts';
import { addressAtStore, sendTo } from './handed-out.ts';
import { findObjects, type StoredObject } from './library.queries.ts';
import { dispositionOf, FILES_PATH, type Grant, isSigned } from './signed-link.ts';

export interface FileNeeds extends Pick<Deps, 'files' | 'now'> {
  findObject: FindObject;
  hot: HotBlobs;
  linkKey: Buffer;
}

export type FindObject = (
  asked: Pick<Grant, 'bucket' | 'path'>,
) => Promise<StoredObject | undefined>;

/** What a signed link says of itself. */
interface Asked extends Omit<Grant, 'sessionId'> {
  expires: string;
  signature: string;
}

export const FILES_ROUTE = `${FILES_PATH}:bucket/:year/:week/:name`;

/** A PDF may bring scripts and forms; opened by itself it can do nothing with them. */
const SANDBOXED = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** The browser's own viewer, which prints, does not start inside a sandbox. */
const PRINTABLE =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** The content behind a signed link. Who asks is looked at on every hit, so a link dies with the sign-out. */
export function resourceFileRoute(needs: FileNeeds): Route {
  return { method: 'GET', path: FILES_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const asked = readAddress(c.req.url.slice(c.req.url.indexOf(FILES_PATH)));
    // Side by side: what is found is given to nobody before it is known who asks.
    const [caller, object] = await Promise.all([
      requireSubscribedTeacher(c),
      asked && needs.findObject(asked),
    ]);
    const grant = asked && { ...asked, sessionId: caller.sessionId };
    if (!grant || !isSigned(needs.linkKey, grant, { ...grant, now: needs.now() })) {
      throw new AppError('link/refused');
    }
    if (!object) throw new AppError('resource/not-found');
    const elsewhere = await addressAtStore(needs, grant, object);
    if (elsewhere && c.req.method === 'GET') return sendTo(c, elsewhere);
    return answerFile(c, object, {
      ...needs,
      headersFor: (range) => fileHeaders(grant, object, range),
    });
  }
}

/** Looks for many at once, and each time anew: a file may have been replaced a moment ago. */
export function createObjectFinder(db: Database): FindObject {
  const finders = {
    learning: finder('learning'),
    'learning-readonly': finder('learning-readonly'),
  };
  return ({ bucket, path }) => finders[bucket](path);

  function finder(bucket: Grant['bucket']) {
    return batched(async (paths) => {
      const objects = await findObjects(db, bucket, paths);
      return new Map(objects.map((object) => [object.path, object]));
    });
  }
}

/** Everything an answer says of a file but how it was asked for. */
export function fileHeaders(
  { path, purpose }: Pick<Grant, 'path' | 'purpose'>,
  { hash, size, type }: StoredObject,
  range: ByteRange | 'all',
): Record<string, string> {
  const { start, end } = range === 'all' ? { start: 0, end: size - 1 } : range;
  return {
    'Content-Disposition': dispositionOf({ path, purpose }),
    'Content-Security-Policy': purpose === 'print' ? PRINTABLE : SANDBOXED,
    ETag: `"${hash}"`,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Type': type,
    'Content-Length': String(end - start + 1),
    ...(range !== 'all' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
}

/** From an address that begins with `FILES_PATH`; undefined when it is no link of ours. */
export function readAddress(address: string): Asked | undefined {
  const [path = '', query = ''] = address.slice(FILES_PATH.length).split('?');
  const [bucketName, ...segments] = path.split('/').map(decode);
  const search = new URLSearchParams(query);
  const bucket = buckets.options.find((each) => each === bucketName);
  const purpose = linkPurpose.options.find((each) => each === search.get('purpose'));
  if (!bucket || !purpose) return undefined;
  return {
    bucket,
    path: segments.join('/'),
    purpose,
    expires: search.get('expires') ?? '',
    signature: search.get('signature') ?? '',
  };
}

/** An encoding that is none stays as it is, and then names nothing. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
