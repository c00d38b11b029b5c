import type { QueryClient } from '@tanstack/react-query';
import { restoreDeletion } from '#contract/deletions.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { deletionsCopy } from '../../../copy/deletions.ts';
import { showToast, type ToastAction } from '../../../ui/show-toast.ts';
import { CHANGE_TIMEOUT_MS } from '../changes/use-change.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';
import type { DeletedItem } from './deleted-item.ts';
import { deletionsQuery } from './deletions-query.ts';

const copy = deletionsCopy;

/** Restores under the old name, or another one, and shows it in the lists. */
export async function restoreItem(
  queryClient: QueryClient,
  { id, kind, name }: DeletedItem,
  newName?: string,
): Promise<void> {
  const input = newName === undefined ? { id } : { id, name: newName };
  try {
    await call(restoreDeletion, input, { timeoutMs: CHANGE_TIMEOUT_MS });
    showToast('success', copy.restored(kind, newName ?? name));
  } finally {
    // It may have been restored although the answer was lost.
    void reloadFileTree(queryClient);
    void queryClient.invalidateQueries(deletionsQuery);
  }
}

export function showNotRestored({ kind }: DeletedItem, error: unknown): void {
  showToast('error', copy.notRestored(kind, errorText(error)));
}

/** The button in the toast of a deletion. Its toast closes, so it is pressed once. */
export function undoAction(queryClient: QueryClient, item: DeletedItem): ToastAction {
  return { label: deletionsCopy.undo, run: () => void undo() };

  async function undo(): Promise<void> {
    try {
      await restoreItem(queryClient, item);
    } catch (error) {
      showNotRestored(item, error);
    }
  }
}
