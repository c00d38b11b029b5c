import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import type { DeletedItem } from './deleted-item.ts';
import { dropDeletion } from './deletions-query.ts';
import { restoreItem, showNotRestored } from './restore-item.ts';

interface Outcomes {
  onGone: () => void;
  /** Asks for another name; without it, the toast says that the name is taken. */
  onNameTaken?: () => void;
}

/** Restores an item of the list; the input is another name for it, or undefined. */
export function useRestore(item: DeletedItem, { onGone, onNameTaken }: Outcomes) {
  const queryClient = useQueryClient();
  return useSendOnce({
    mutationFn: (newName: string | undefined) => restoreItem(queryClient, item, newName),
    onSuccess: () => {
      dropDeletion(queryClient, item.id);
      onGone();
    },
    onError: (error) => {
      if (onNameTaken && isNameTaken(error)) onNameTaken();
      else showNotRestored(item, error);
    },
  });
}

function isNameTaken(error: Error): boolean {
  return error instanceof ApiError && error.code === 'deletion/name-taken';
}
