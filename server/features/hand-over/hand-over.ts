import type { HandOver, OpenedResource } from '#contract/hand-over.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isSubscribedTeacher } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import { sessionOf } from '../auth/sessions.ts';
import { findBucketOf } from '../library/library.service.ts';
import { signLink } from '../library/signed-link.ts';

/** Where the viewer opens for an address that names a resource. */
const VIEWER_PAGES = '/teaching/';

/** What the page of a request needs to begin with. */
export function createHandOver({ db, now }: Deps, linkKey: Buffer) {
  return async (c: AppContext): Promise<HandOver> => {
    const caller = await c.var.findCaller();
    if (!caller) return { session: null };
    const opened = isSubscribedTeacher(caller) ? await findOpened(c, caller) : undefined;
    return { session: sessionOf(caller), ...(opened && { opened }) };
  };

  async function findOpened(
    c: AppContext,
    { sessionId }: Caller,
  ): Promise<OpenedResource | undefined> {
    const { yearGroup: year, week, resource: name } = c.req.param();
    if (!c.req.path.startsWith(VIEWER_PAGES) || !year || !week || !name) return undefined;
    const path = `${year}/${week}/${name}`;
    const bucket = await findBucketOf(db, path);
    if (!bucket) return undefined;
    const url = signLink(linkKey, { bucket, path, purpose: 'view', sessionId }, now());
    return { resource: { year, week, name, bucket }, url };
  }
}
