import type { z } from 'zod';
import type { PageData, OpenedResource } from '#contract/page-data.ts';
import { resourceAddress } from '#contract/library.ts';
import { joinLibraryPath } from '#contract/library-path.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isSubscribedTeacher } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import { sessionOf } from '../auth/sessions.ts';
import { findBucketOf } from '../library/library.service.ts';
import { signLink } from '../library/signed-link.ts';

/** Where the viewer opens for an address that names a resource. */
const VIEWER_PAGES = '/teaching/';

/** What the page of a request needs to begin with. */
export function createPageData({ db, now }: Deps, linkKey: Buffer) {
  return async (c: AppContext): Promise<PageData> => {
    const caller = await c.var.findCaller();
    if (!caller) return { session: null };
    const opened = isSubscribedTeacher(caller) ? await findOpened(c, caller) : undefined;
    return { session: sessionOf(caller), ...(opened && { opened }) };
  };

  async function findOpened(
    c: AppContext,
    { sessionId }: Caller,
  ): Promise<OpenedResource | undefined> {
    const named = readResource(c);
    const path = named && joinLibraryPath(named);
    const bucket = path && (await findBucketOf(db, path));
    if (!bucket) return undefined;
    const url = signLink(linkKey, { bucket, path, purpose: 'view', sessionId }, now());
    return { resource: { ...named, bucket }, url };
  }
}

const resourceInPage = resourceAddress.omit({ bucket: true });

/** The resource that the address of a page names, in the words of the library; undefined when it names none. */
function readResource(c: AppContext): z.output<typeof resourceInPage> | undefined {
  if (!c.req.path.startsWith(VIEWER_PAGES)) return undefined;
  const { yearGroup: year, week, resource: name } = c.req.param();
  return resourceInPage.safeParse({ year, week, name }).data;
}
