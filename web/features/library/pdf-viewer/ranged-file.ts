import type { Resource } from '../tree/resource.ts';
import { OpenFailure } from './open-failure.ts';
import { type Part, readPart } from '../../../api/read-part.ts';

/** Small enough to load quickly on a school's connection, large enough to be worth a round trip. */
export const PART_BYTES = 128 * 1024;

/** A file that is read in ranges instead of as a whole. */
export interface RangedFile {
  head: Uint8Array<ArrayBuffer>;
  length: number;
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** `firstLink` is a signed link that the caller already has. */
export async function openRangedFile(
  resource: Resource,
  signal: AbortSignal,
  firstLink?: string,
): Promise<RangedFile> {
  let link = firstLink ?? (await freshLink());
  let renewal: Promise<string> | undefined;
  const first = await readPart(link, { begin: 0, end: PART_BYTES }, signal).catch(
    (error: unknown) => {
      throw new OpenFailure('bytes', error);
    },
  );
  const { length } = first;
  // A PDF is read from its end, so the last part is prefetched.
  const tailBegin = Math.floor((length - 1) / PART_BYTES) * PART_BYTES;
  let tail = tailBegin > 0 ? readPart(link, { begin: tailBegin, end: length }, signal) : undefined;
  tail?.catch(() => undefined);
  return { head: first.bytes, length, read };

  async function read(begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
    const used = link;
    const ahead = begin === tailBegin ? tail : undefined;
    if (ahead) tail = undefined;
    try {
      return sameFile(await (ahead ?? readPart(link, { begin, end }, signal)));
    } catch {
      // The link may have expired. If a new one is refused, that error says why the file cannot be read.
      if (used === link) link = await renewOnce();
      return sameFile(await readPart(link, { begin, end }, signal));
    }
  }

  function renewOnce(): Promise<string> {
    renewal ??= freshLink().finally(() => (renewal = undefined));
    return renewal;
  }

  async function freshLink(): Promise<string> {
    try {
      // Imported on demand, because the first page is drawn before the code for calls is loaded.
      const { resourceLink } = await import('../files/resource-link.ts');
      return await resourceLink(resource, 'view', signal);
    } catch (error) {
      throw new OpenFailure('link', error);
    }
  }

  /** Parts of two versions of a file must not be combined. */
  function sameFile({ bytes, version }: Part): Uint8Array<ArrayBuffer> {
    if (version !== first.version) throw new OpenFailure('changed');
    return bytes;
  }
}
