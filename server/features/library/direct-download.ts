import type { Deps } from '../../deps.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { AppContext } from '../../http/context.ts';
import { requireStoredSize } from '../../files/read-in-time.ts';
import type { StoredObject } from './library.queries.ts';
import { dispositionOf, type Grant } from './signed-link.ts';

/**
 * Whether the browser may download the file from the store itself. Only for downloads: a page can neither print
 * a file of another origin nor read parts of it, and read-only resources never leave the product.
 */
function isDirect(
  { presignDownload }: FileStore,
  { bucket, purpose }: Pick<Grant, 'bucket' | 'purpose'>,
): boolean {
  return presignDownload !== undefined && purpose === 'download' && bucket === 'learning';
}

/** A URL at the store that expires together with the link that the caller used. */
export async function directDownloadUrl(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  grant: Omit<Grant, 'sessionId'> & { expires: string },
  { blob, type }: StoredObject,
): Promise<string | undefined> {
  if (!isDirect(files, grant)) return undefined;
  // Checked here, because the store would answer the browser with an error page of its own.
  await requireStoredSize(files, blob);
  const seconds = Math.max(1, Number(grant.expires) - Math.floor(now().getTime() / 1000));
  return files.presignDownload?.(blob, { type, disposition: dispositionOf(grant), seconds });
}

/** The URL is neither cached on the way nor sent on as a referrer. */
export function redirectToStore(c: AppContext, address: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(address);
}
