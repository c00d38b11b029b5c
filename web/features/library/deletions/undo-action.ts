import type { QueryClient } from '@tanstack/react-query';
import { deletionsCopy } from '../../../copy/deletions.ts';
import type { ToastAction } from '../../../ui/show-toast.ts';
import type { DeletedItem } from './deleted-item.ts';
import { restoreItem, showNotRestored } from './restore-item.ts';

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
