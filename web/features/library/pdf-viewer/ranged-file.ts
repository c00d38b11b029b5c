import type { Resource } from '../tree/resource.ts';
import { OpenFailure } from './open-failure.ts';
import { type Part, readPart } from '../../../api/read-part.ts';

/** Small enough to arrive within a moment on a school's line, large enough to be worth its round trip. */
export const PART_BYTES = 128 * 1024;

/** A file that is read where it is needed and not as a whole. */
export interface RangedFile {
  head: Uint8Array<ArrayBuffer>;
  length: number;
  read: (begin: number, end: number) => Promise<Uint8Array<ArrayBuffer>>;
}

/** `firstLink` is one that the caller has already. */
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
  // A PDF is read from its end; that part is asked for before anybody needs it.
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
      // The link may have reached its end. One that is refused says why the file cannot be read any more.
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
      // The first page is drawn before the code that makes calls is there.
      const { resourceLink } = await import('../files/resource-link.ts');
      return await resourceLink(resource, 'view', signal);
    } catch (error) {
      throw new OpenFailure('link', error);
    }
  }

  /** Parts of two versions of a file do not make one. */
  function sameFile({ bytes, version }: Part): Uint8Array<ArrayBuffer> {
    if (version !== first.version) throw new OpenFailure('changed');
    return bytes;
  }
}
