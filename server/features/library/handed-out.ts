import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import type { FileStore } from '../../files/file-store.ts';
import { inTime } from '../../files/in-time.ts';
import type { AppContext } from '../../http/context.ts';
import type { StoredObject } from './library.queries.ts';
import { dispositionOf, type Grant } from './signed-link.ts';

const SIZE_WITHIN_MS = 2000;

/**
 * Whether the store itself sends the file. Only what is saved anyway: a page can neither print what comes from
 * another origin nor read parts of it, and what may only be looked at is never given away.
 */
function isHandedOut(
  { handOut }: FileStore,
  { bucket, purpose }: Pick<Grant, 'bucket' | 'purpose'>,
): boolean {
  return handOut !== undefined && purpose === 'download' && bucket === 'learning';
}

/** Where the store gives the file to this caller; it ends when the link that was come with does. */
export async function addressAtStore(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  grant: Omit<Grant, 'sessionId'> & { expires: string },
  { blob, type }: StoredObject,
): Promise<string | undefined> {
  if (!isHandedOut(files, grant)) return undefined;
  // The store would tell a browser of a missing file in its own way.
  const size = await inTime(SIZE_WITHIN_MS, files.sizeOf(blob));
  if (size === undefined) throw new AppError('resource/not-found');
  const seconds = Math.max(1, Number(grant.expires) - Math.floor(now().getTime() / 1000));
  return files.handOut?.(blob, { type, disposition: dispositionOf(grant), seconds });
}

/** Kept by nobody on the way, and told to nobody. */
export function sendTo(c: AppContext, address: string): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.redirect(address);
}
