import { bucket as buckets, PICTURE_ROUTE } from '#contract/library.ts';
import { AppError } from '../../app-error.ts';
import { requireBrowser } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import type { Route } from '../../http/serve.ts';
import type { Deps } from '../../deps.ts';
import type { HotBlobs } from '../../files/hot-blobs.ts';
import { findPicture } from './library.queries.ts';

/** The mark in the address changes with the picture, so whoever has it need not ask again. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/** The first page of a resource, for the lists. */
export function pictureRoute({
  db,
  files,
  hot,
}: Pick<Deps, 'db' | 'files'> & { hot: HotBlobs }): Route {
  return { method: 'GET', path: PICTURE_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    await requireBrowser(c);
    const { bucket: bucketName, year, week, name } = c.req.param();
    const bucket = buckets.safeParse(bucketName).data;
    const found = bucket && (await findPicture(db, bucket, `${year}/${week}/${name}`));
    const size = found && (await files.sizeOf(found.blob));
    const picture = found && size ? await hot.whole(found.blob, size) : undefined;
    if (!found || !picture) throw new AppError('resource/not-found');
    const isMarked = found.hash.startsWith(new URL(c.req.url).searchParams.get('v') || 'no mark');
    return c.body(picture, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': isMarked ? FOR_EVER : 'private, no-cache',
    });
  }
}
