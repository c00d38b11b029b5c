import { UPLOADS_AT_ONCE } from '#contract/limits.ts';
import { ApiError } from '../../../api/api-error.ts';
import { createWatchers } from '../../../ui/create-watchers.ts';
import {
  foldedName,
  isUnfinished,
  nextToSend,
  type PlannedUpload,
  type StoredUpload,
  type UploadItem,
} from './upload-item.ts';

export type SendUpload = (
  item: UploadItem,
  options: { signal: AbortSignal; onProgress: (sentBytes: number) => void },
) => Promise<StoredUpload>;

interface Outcome {
  uploaded: number;
  failed: number;
  /** The refusal that ended the run early; every other file would have met it too. */
  stoppedBy: ApiError | undefined;
}

/** Uploads files, a few at a time. Its items can be subscribed to. */
export function createUploadQueue(send: SendUpload) {
  let items: readonly UploadItem[] = [];
  let nextId = 1;
  const { watch, notify } = createWatchers();
  const sending = new Map<number, AbortController>();
  return { items: () => items, watch, add, remove, setReadOnly, run, cancel, cancelAll };

  /** A file for the same week and name as one in the queue replaces it. */
  function add(planned: readonly (PlannedUpload & { readOnly: boolean })[]): void {
    const added = new Map(planned.map((each) => [targetOf(each), each]));
    const kept = items.filter((item) => !added.has(targetOf(item)));
    const fresh = [...added.values()].map((each) => ({
      ...each,
      id: nextId++,
      state: 'waiting' as const,
      sentBytes: 0,
    }));
    replace([...kept, ...fresh]);
  }

  function remove(id: number): void {
    replace(items.filter((item) => item.id !== id));
  }

  /** For one item, or for all that are not uploaded yet. */
  function setReadOnly(readOnly: boolean, id?: number): void {
    const isMeant = (item: UploadItem) => (id === undefined ? isUnfinished(item) : item.id === id);
    replace(items.map((item) => (isMeant(item) ? { ...item, readOnly } : item)));
  }

  /** Sends the items that `nextToSend` returns; resolves when each is uploaded, failed or cancelled. */
  async function run(): Promise<Outcome> {
    const ids = new Set(nextToSend(items).map(({ id }) => id));
    let stoppedBy: ApiError | undefined;
    replace(items.map((item) => (ids.has(item.id) ? asNew(item) : item)));
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, work));
    const sent = items.filter(({ id }) => ids.has(id));
    const count = (state: UploadItem['state']) =>
      sent.filter((item) => item.state === state).length;
    return { uploaded: count('done'), failed: count('failed'), stoppedBy };

    async function work(): Promise<void> {
      for (;;) {
        const next = items.find(({ state }) => state === 'waiting');
        if (!next) return;
        const error = await sendOne(next);
        if (!isFinal(error)) continue;
        stoppedBy = error;
        failWaiting(error);
      }
    }
  }

  function cancel(id: number): void {
    const { state } = items.find((item) => item.id === id) ?? {};
    if (state === 'waiting' || state === 'sending')
      update(id, { state: 'cancelled', sentBytes: 0 });
    sending.get(id)?.abort();
  }

  function cancelAll(): void {
    for (const { id } of items) cancel(id);
  }

  async function sendOne(item: UploadItem): Promise<unknown> {
    const { id } = item;
    const controller = new AbortController();
    sending.set(id, controller);
    update(id, { state: 'sending' });
    try {
      const stored = await send(item, {
        signal: controller.signal,
        onProgress: (sentBytes) => {
          if (!controller.signal.aborted) update(id, { sentBytes });
        },
      });
      // Also when it was cancelled too late: the file was uploaded.
      update(id, { state: 'done', sentBytes: item.file.size, stored });
      return undefined;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      update(id, { state: 'failed', sentBytes: 0, error: asError(error) });
      return error;
    } finally {
      sending.delete(id);
    }
  }

  function failWaiting(error: Error): void {
    replace(
      items.map((item) => (item.state === 'waiting' ? { ...item, state: 'failed', error } : item)),
    );
  }

  function update(id: number, changes: Partial<UploadItem>): void {
    replace(items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
  }

  function replace(now: readonly UploadItem[]): void {
    items = now;
    notify();
  }
}

function targetOf({ year, week, name }: PlannedUpload): string {
  return foldedName(year, week, name);
}

function asNew({ error: _error, ...item }: UploadItem): UploadItem {
  return { ...item, state: 'waiting', sentBytes: 0 };
}

/** Every other file would be refused for the same reason. */
function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'session/required' || error.code === 'access/denied';
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
