import { createHash } from 'node:crypto';
import { contentOf, readBlob } from '../files/blob-content.ts';
import type { FileStore } from '../files/file-store.ts';
import { withStoreTimeout } from '../files/store-timeout.ts';
import type { Deps } from '../deps.ts';
import { inTurn } from '../in-turn.ts';
import { type Asset, assetOf, mayBeAsset, type Site } from './static-site.ts';

interface Needs extends Pick<Deps, 'log' | 'now'> {
  /** Shared by all copies. */
  store: FileStore;
  /** The release that this copy serves. */
  site: Site;
}

export interface KeptAssets {
  /** An asset of any release that ran in the last 30 days. Requests of one network wait in one lane. */
  find: (path: string, network: string) => Promise<Asset | undefined>;
  /** Saves this release for the other copies and removes releases that no copy runs any more. */
  renew: () => Promise<void>;
  /** The same, but fails when that is not possible. */
  save: () => Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const SAVED_AGAIN_AFTER_MS = DAY_MS;
/** 30 days, and the day that a running copy waits before it saves its assets again. */
const REMOVED_AFTER_MS = 30 * DAY_MS + SAVED_AGAIN_AFTER_MS;
const STORED_AT_ONCE = 16;
const FOUND_WITHIN_MS = 4000;
/** Anybody may ask for any address, so lookups are kept from crowding out the other work of the store. */
const LOOKUPS = { atOnce: 16, longestLine: 1000, longestWaitMs: 10_000 };

/**
 * While a new release replaces another copy by copy, a page of one release asks copies of the other for its
 * scripts. So each copy saves the assets of its release in a store that all copies share, before it takes
 * requests, and looks there for an asset that it does not have.
 */
export function createKeptAssets({ store, site, log, now }: Needs): KeptAssets {
  const takeTurn = inTurn(LOOKUPS);
  return { find, renew, save };

  async function find(path: string, network: string): Promise<Asset | undefined> {
    if (!mayBeAsset(path)) return undefined;
    const read = () => withStoreTimeout(FOUND_WITHIN_MS, readBlob(store, nameOf(path)));
    const content = await takeTurn(read, network);
    return content && assetOf(content);
  }

  /** Pages of this release work without it in this copy, so a failure is only logged. */
  async function renew(): Promise<void> {
    try {
      await save();
    } catch (error) {
      log.warn({ err: error }, 'the assets of this release could not be saved for other copies');
    }
  }

  async function save(): Promise<void> {
    const { unsaved, expired } = await compare();
    await forEach([...unsaved], ([name, { bytes }]) => store.put(contentOf(bytes), name));
    await forEach(expired, store.delete);
    await store.sweep();
  }

  async function compare() {
    const own = [...site].filter(([path]) => mayBeAsset(path));
    const unsaved = new Map(own.map(([path, asset]) => [nameOf(path), asset]));
    const expired: string[] = [];
    for await (const { blob, storedAt } of store.list()) {
      const ageMs = now().getTime() - storedAt.getTime();
      if (ageMs < SAVED_AGAIN_AFTER_MS) unsaved.delete(blob);
      else if (ageMs >= REMOVED_AFTER_MS && !unsaved.has(blob)) expired.push(blob);
    }
    return { unsaved, expired };
  }
}

/** Every hour, so that a failed save is soon repeated. It may end at any moment: a store shows whole files only. */
export function startRenewing({ renew }: KeptAssets): () => void {
  const timer = setInterval(() => void renew(), HOUR_MS);
  return () => clearInterval(timer);
}

/** A hash, so that no address of a request becomes a path or a key. */
function nameOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}

async function forEach<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < items.length; at += STORED_AT_ONCE) {
    await Promise.all(items.slice(at, at + STORED_AT_ONCE).map(work));
  }
}
