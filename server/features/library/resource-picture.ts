import { PICTURE_ROUTE } from '#contract/picture-route.ts';
import type { Deps } from '../../deps.ts';
import type { BlobCache } from '../../files/blob-cache.ts';
import { requireStoredSize } from '../../files/read-in-time.ts';
import { requireBrowser } from '../../http/access.ts';
import { answerFile, FILE_CACHING } from '../../http/answer-file.ts';
import type { AppContext } from '../../http/context.ts';
import { isNotModified } from '../../http/not-modified.ts';
import type { Route } from '../../http/serve.ts';
import { createPictureLookup, readPlace } from './place.ts';

const SIZE_TIMEOUT_MS = 1000;

/** Serves the picture of a resource's first page, which the lists show. */
export function resourcePictureRoute({
  db,
  files,
  cache,
}: Pick<Deps, 'db' | 'files'> & { cache: BlobCache }): Route {
  // A list asks for a dozen pictures at once.
  const requirePicture = createPictureLookup(db);
  return { method: 'GET', path: PICTURE_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    await requireBrowser(c);
    const picture = await requirePicture(readPlace(c));
    // Answered without a request to the store, because a list that is shown again asks for a dozen pictures.
    const ETag = `"${picture.hash}"`;
    if (isNotModified(c, ETag)) {
      return c.body(null, 304, { ETag, 'Cache-Control': FILE_CACHING });
    }
    const size = await requireStoredSize(files, picture.blob, { withinMs: SIZE_TIMEOUT_MS });
    return answerFile(c, { ...picture, size, type: 'image/webp' }, { files, cache, headers: {} });
  }
}
