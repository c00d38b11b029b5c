import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { PageFacts } from '#contract/page-pictures.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { BlobCache } from '../files/blob-cache.ts';
import { contentOf } from '../files/blob-content.ts';
import { newBlobName } from '../files/blob-name.ts';
import type { StoredBlob } from '../files/file-store.ts';
import { readCachedInTime, readInTime, requireStoredSize } from '../files/read-in-time.ts';
import { removeBlobs } from '../files/remove-blobs.ts';
import type { StorePatience } from '../files/store-patience.ts';
import { type PdfDrawer, sourceOf, type PdfBlob } from '../pdf/pdf-drawer.ts';
import {
  createDrawingTurns,
  once,
  type Turn,
  type Waiting,
  withPatience,
} from './drawing-turns.ts';
import { createFactsReader } from './facts-reader.ts';
import {
  claimPagePicture,
  deleteLeastUsed,
  findPageFailure,
  findPagePicture,
  forgetPagePicture,
  type KeptPicture,
  notePageFailure,
  notePictureUse,
  type PictureKey,
  savePagePicture,
} from './page-pictures.queries.ts';

export interface PagePicture {
  hash: string;
  /** Draws the page again if the store has lost the picture. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

export interface PagePictures {
  find: (pdf: PdfBlob, asked: { page: number; width: number }, turn: Turn) => Promise<PagePicture>;
  readFacts: (pdf: PdfBlob, turn: Turn) => Promise<PageFacts[]>;
}

type Needs = Pick<Deps, 'db' | 'files' | 'log' | 'now'> & {
  cache: BlobCache;
  drawer: Pick<PdfDrawer, 'draw' | 'readFacts'>;
};

/** Longer than drawing may take; after that another copy may draw the page. */
const CLAIM_MS = 90_000;
/** A page that could not be drawn is not tried again for this long. */
const FAILURE_MS = 60 * 60_000;
const CHECK_OTHER_COPY_MS = 200;
const NOTE_USE_AFTER_MS = 24 * 60 * 60_000;
/** Every page of two thousand resources, at the two widths that most screens ask for. */
export const PICTURES_BYTES = 5_000_000_000;
const DRAWN_BETWEEN_TRIMS = 50;

/** Pictures of pages, drawn when they are first asked for and kept in the file store for all copies. */
export function createPagePictures({
  db,
  files,
  log,
  now,
  cache,
  drawer,
  mostBytes = PICTURES_BYTES,
}: Needs & { mostBytes?: number }): PagePictures {
  const takeTurn = createDrawingTurns();
  const drawing = new Map<string, Promise<PagePicture>>();
  const readFacts = createFactsReader({ db, files, log, now, drawer, takeTurn });
  let drawnSinceTrim = 0;
  return { find, readFacts };

  async function find(
    pdf: PdfBlob,
    { page, width }: { page: number; width: number },
    asked: Turn,
  ): Promise<PagePicture> {
    const turn = withPatience(asked);
    const key = { source: pdf.blob, page, width };
    const kept = await findKept(key);
    // The same page drawn ahead has another name, so that a reader who is waiting does not wait for that turn.
    const name = [...Object.values(key), turn.isAhead].join(' ');
    if (!kept) return once(drawing, name, () => draw(pdf, key, turn));
    return { hash: kept.hash, read };

    async function read(): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = kept && (await readKept(key, kept, turn.patience));
      if (bytes) return bytes;
      const again = await find(pdf, { page, width }, turn);
      return again.read();
    }
  }

  /** Undefined when the picture has to be drawn; throws when that was tried and failed. */
  async function findKept(key: PictureKey): Promise<KeptPicture | undefined> {
    const row = await findPagePicture(db, key);
    const time = now();
    if (!row?.picture) {
      const failure = await findPageFailure(db, key, time);
      if (isErrorCode(failure)) throw new AppError(failure);
      return undefined;
    }
    if (time.getTime() - row.used_at.getTime() > NOTE_USE_AFTER_MS) {
      await notePictureUse(db, key, time);
    }
    return row.picture;
  }

  async function draw(pdf: PdfBlob, key: PictureKey, turn: Waiting): Promise<PagePicture> {
    // Before the turn, so that nobody waits in line for a store that is down.
    await requireStoredSize(files, pdf.blob, turn);
    for (;;) {
      const drawn = await takeTurn(turn, () => drawIfClaimed(pdf, key, turn));
      if (drawn) return drawn;
      await sleep(CHECK_OTHER_COPY_MS);
      const kept = await findKept(key);
      const bytes = kept && (await readKept(key, kept, turn.patience));
      if (bytes) return { hash: kept.hash, read: async () => bytes };
    }
  }

  /** Undefined when another copy is drawing the page. */
  async function drawIfClaimed(
    pdf: PdfBlob,
    key: PictureKey,
    { patience }: Waiting,
  ): Promise<PagePicture | undefined> {
    const time = now();
    const until = new Date(time.getTime() + CLAIM_MS);
    const claim = { now: time, until, blob: newBlobName() };
    if (!(await claimPagePicture(db, key, claim))) return undefined;
    try {
      const picture = Buffer.from(await drawer.draw(sourceOf(files, pdf, patience), key));
      const storing = files.put(contentOf(picture), claim.blob);
      const saving = storing.then((stored) => save(key, stored));
      // Nobody waits for a picture that is stored too late.
      saving.catch(() => undefined);
      const { hash } = await patience.wait(storing);
      await saving;
      await trimSometimes();
      return { hash, read: async () => picture };
    } catch (error) {
      await noteFailure(key, error);
      throw error;
    }
  }

  /** The claim is given up when storing takes too long; what arrives after that is removed. */
  async function save(key: PictureKey, stored: StoredBlob): Promise<void> {
    if (await savePagePicture(db, key, stored)) return;
    await removeBlobs({ files, log }, [stored.blob]);
  }

  async function noteFailure(key: PictureKey, error: unknown): Promise<void> {
    const isLasting = error instanceof AppError && error.code.startsWith('document/');
    if (!isLasting) return forgetPagePicture(db, key, null);
    const until = new Date(now().getTime() + FAILURE_MS);
    return notePageFailure(db, key, { failure: error.code, until });
  }

  async function trimSometimes(): Promise<void> {
    drawnSinceTrim += 1;
    if (drawnSinceTrim < DRAWN_BETWEEN_TRIMS) return;
    drawnSinceTrim = 0;
    await removeBlobs({ files, log }, await deleteLeastUsed(db, mostBytes));
  }

  /** Undefined, and forgotten, when the store has lost the picture. */
  async function readKept(
    key: PictureKey,
    { blob, bytes: size }: KeptPicture,
    patience: StorePatience,
  ) {
    const bytes =
      (await readCachedInTime(cache, { blob, size }, patience)) ??
      (await readInTime(files, blob, { patience }));
    if (bytes?.byteLength === size) return bytes;
    await forgetPagePicture(db, key, blob);
    return undefined;
  }
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && code in ERROR_STATUS;
}
