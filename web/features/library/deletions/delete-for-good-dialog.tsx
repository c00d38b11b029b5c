import { useQueryClient } from '@tanstack/react-query';
import { deleteForGood } from '#contract/deletions.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import { deletionsCopy } from '../../../copy/deletions.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/show-toast.ts';
import { CHANGE_TIMEOUT_MS } from '../changes/use-change.ts';
import type { DeletedItem } from './deleted-item.ts';
import { deletionsQuery, dropDeletion } from './deletions-query.ts';

interface DeleteForGoodDialogProps {
  item: DeletedItem;
  onGone: () => void;
  onClose: () => void;
}

const copy = deletionsCopy.forGood;

export function DeleteForGoodDialog({ item, onGone, onClose }: DeleteForGoodDialogProps) {
  const { id, kind, name } = item;
  const queryClient = useQueryClient();
  const deleting = useSendOnce({
    mutationFn: () => call(deleteForGood, { id }, { timeoutMs: CHANGE_TIMEOUT_MS }),
    onSuccess: () => {
      showToast('success', copy.done(kind, name));
      onClose();
      dropDeletion(queryClient, id);
      onGone();
    },
    onError: (error) => showToast('error', copy.failed(kind, errorText(error))),
    onSettled: () => queryClient.invalidateQueries(deletionsQuery),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => deleting.mutate()}
      busy={deleting.isPending}
      words={copy}
    >
      <p className="font-medium wrap-anywhere">{copy.question(kind, name)}</p>
    </ConfirmDialog>
  );
}
