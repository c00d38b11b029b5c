import { type Bucket, bucket as buckets, linkPurpose } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import { batched } from '../../batched.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { HotBlobs } from '../../files/hot-blobs.ts';
import { requireSubscriber } from '../../http/access.ts';
import { contentDisposition } from '../../http/content-disposition.ts';
import type { AppContext } from '../../http/context.ts';
import type { Route } from '../../http/serve.ts';
import { answerFile } from '../../http/answer-file.ts';
import { findObjects } from './library.queries.ts';
import { type Grant, isSigned } from './signed-link.ts';

interface Needs extends Pick<Deps, 'db' | 'files' | 'now'> {
  hot: HotBlobs;
  linkKey: Buffer;
}

/** A PDF may bring scripts and forms; opened by itself it can do nothing with them. */
const SANDBOXED = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** The browser's own viewer, which prints, does not start inside a sandbox. */
const PRINTABLE =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** The content behind a signed link. Who asks is looked at on every hit, so a link dies with the sign-out. */
export function resourceFileRoute(needs: Needs): Route {
  const find = {
    learning: objectFinder(needs.db, 'learning'),
    'learning-readonly': objectFinder(needs.db, 'learning-readonly'),
  };
  return { method: 'GET', path: '/api/files/:bucket/:year/:week/:name', handle };

  async function handle(c: AppContext): Promise<Response> {
    const asked = readAddress(c);
    // Side by side: what is found is given to nobody before it is known who asks.
    const [caller, object] = await Promise.all([
      requireSubscriber(c),
      asked && find[asked.bucket](asked.path),
    ]);
    if (!asked) throw new AppError('link/refused');
    requireSigned(c, { ...asked, sessionId: caller.sessionId }, needs);
    if (!object) throw new AppError('resource/not-found');
    const name = asked.path.split('/').at(-1) ?? '';
    const kind = asked.purpose === 'download' ? 'attachment' : 'inline';
    c.header('Content-Disposition', contentDisposition(kind, name));
    c.header('Content-Security-Policy', asked.purpose === 'print' ? PRINTABLE : SANDBOXED);
    c.header('X-Frame-Options', undefined);
    return answerFile(c, object, needs);
  }
}

function objectFinder(db: Database, bucket: Bucket) {
  return batched(async (paths) => {
    const objects = await findObjects(db, bucket, paths);
    return new Map(objects.map((object) => [object.path, object]));
  });
}

function readAddress(c: AppContext): Omit<Grant, 'sessionId'> | undefined {
  const { bucket: bucketName, year, week, name } = c.req.param();
  const bucket = buckets.safeParse(bucketName);
  const purpose = linkPurpose.safeParse(searchOf(c).get('purpose'));
  if (!bucket.success || !purpose.success) return undefined;
  return { bucket: bucket.data, path: `${year}/${week}/${name}`, purpose: purpose.data };
}

function requireSigned(c: AppContext, grant: Grant, { linkKey, now }: Needs): void {
  const search = searchOf(c);
  const expires = search.get('expires') ?? '';
  const signature = search.get('signature') ?? '';
  if (!isSigned(linkKey, grant, { expires, signature, now: now() })) {
    throw new AppError('link/refused');
  }
}

function searchOf(c: AppContext): URLSearchParams {
  return new URLSearchParams(c.req.url.split('?')[1] ?? '');
}
