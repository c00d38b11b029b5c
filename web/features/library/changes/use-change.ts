import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import type { Place } from '../../../paths.ts';
import { showToast, type ToastAction } from '../../../ui/show-toast.ts';
import { deletionsQuery } from '../deletions/deletions-query.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';

/** The props of every dialog that changes the library. */
export interface ChangeDialogProps {
  pathTo: (place: Place) => string;
  /** The add button of the panel: gets the focus after a change, which may have removed the row. */
  panelButton: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface Change<Input, Answer> extends ChangeDialogProps {
  send: (input: Input) => Promise<Answer>;
  successText: (input: Input) => string;
  /** The button in the toast of success. */
  toastAction?: (answer: Answer) => ToastAction | undefined;
  failureText: (error: Error) => string;
  /** The place to go to afterwards; undefined to stay. */
  placeAfter?: (input: Input) => Place | undefined;
  /** Whether the dialog closes when another administrator has already deleted the item. */
  closesWhenGone?: boolean;
}

/** One change to the library: shows a toast when done and updates the lists and the address. */
export function useChange<Input, Answer>(change: Change<Input, Answer>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const sending = useSendOnce({
    mutationFn: change.send,
    onSuccess: async (answer, input) => {
      showToast('success', change.successText(input), change.toastAction?.(answer));
      // Not awaited, because the list is not in the dialog.
      void queryClient.invalidateQueries(deletionsQuery);
      await finish(input);
    },
    onError: async (error, input) => {
      showToast('error', change.failureText(error));
      if (!change.closesWhenGone || !isGone(error)) {
        // The change may have been made although the answer was lost. Not awaited, so the dialog does not wait for the lists.
        void reloadFileTree(queryClient);
        return;
      }
      await finish(input);
    },
  });
  const finalFocus = () => (isDone.current ? change.panelButton.current : true);
  return { ...sending, finalFocus };

  async function finish(input: Input): Promise<void> {
    const place = change.placeAfter?.(input);
    // Replaces the old address, so that the back button does not lead to it.
    if (place) await navigate(change.pathTo(place), { replace: true, preventScrollReset: true });
    await reloadFileTree(queryClient);
    isDone.current = true;
    change.onClose();
  }
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Moving or deleting a large folder may take a while; the server does all of it or nothing. */
export const CHANGE_TIMEOUT_MS = 5 * 60 * 1000;
