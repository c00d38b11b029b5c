import { linkPurpose } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { HotBlobs } from '../../files/hot-blobs.ts';
import { requireSubscribedTeacher } from '../../http/access.ts';
import { answerFile } from '../../http/answer-file.ts';
import type { AppContext } from '../../http/context.ts';
import type { Route } from '../../http/serve.ts';
import { addressAtStore, sendTo } from './handed-out.ts';
import { findObjects, type StoredObject } from './library.queries.ts';
import { batchedByPlace, parsePlace } from './place.ts';
import { dispositionOf, FILES_PATH, type Grant, isSigned } from './signed-link.ts';

export interface FileNeeds extends Pick<Deps, 'files' | 'now'> {
  findObject: FindObject;
  hot: HotBlobs;
  linkKey: Buffer;
}

export type FindObject = (
  asked: Pick<Grant, 'bucket' | 'path'>,
) => Promise<StoredObject | undefined>;

const FILES_ROUTE = `${FILES_PATH}:bucket/:year/:week/:name`;

/** A PDF may bring scripts and forms; opened by itself it can do nothing with them. */
const SANDBOXED = "default-src 'none'; sandbox; frame-ancestors 'self'";
/** The browser's own viewer, which prints, does not start inside a sandbox. */
const PRINTABLE =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/** The content behind a signed link. The caller is looked up on every hit, so a link dies with the sign-out. */
export function resourceFileRoute(needs: FileNeeds): Route {
  return { method: 'GET', path: FILES_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const { sessionId } = await requireSubscribedTeacher(c);
    const grant = requireGrant(c, sessionId);
    const object = await needs.findObject(grant);
    if (!object) throw new AppError('resource/not-found');
    const elsewhere = await addressAtStore(needs, grant, object);
    if (elsewhere && c.req.method === 'GET') return sendTo(c, elsewhere);
    return answerFile(c, object, {
      files: needs.files,
      hot: needs.hot,
      headers: headersFor(grant),
    });
  }

  /** What the link allows this session; nothing is looked up for an address that was not signed for it. */
  function requireGrant(c: AppContext, sessionId: string): Grant & { expires: string } {
    const place = parsePlace(c);
    const search = new URL(c.req.url).searchParams;
    const purpose = linkPurpose.safeParse(search.get('purpose')).data;
    const [expires, signature] = [search.get('expires') ?? '', search.get('signature') ?? ''];
    const grant = purpose && { ...place, purpose, sessionId };
    if (!grant || !isSigned(needs.linkKey, grant, { expires, signature, now: needs.now() })) {
      throw new AppError('link/refused');
    }
    return { ...grant, expires };
  }
}

export function createObjectFinder(db: Database): FindObject {
  return batchedByPlace(async (bucket, paths) => {
    const objects = await findObjects(db, bucket, paths);
    return new Map(objects.map((object) => [object.path, object]));
  });
}

function headersFor(grant: Grant): Record<string, string> {
  return {
    'Content-Disposition': dispositionOf(grant),
    'Content-Security-Policy': grant.purpose === 'print' ? PRINTABLE : SANDBOXED,
  };
}
