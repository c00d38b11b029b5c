import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import type { Place } from '../../../paths.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';

/** A large folder may take a while to move or to go; the server does all of it or nothing. */
export const CHANGE_TIMEOUT_MS = 5 * 60 * 1000;

interface Change<Input> {
  send: (input: Input) => Promise<unknown>;
  successText: (input: Input) => string;
  failureText: (error: Error) => string;
  /** Where to be afterwards; nothing to stay. */
  placeAfter?: (input: Input) => Place | undefined;
  pathTo: (place: Place) => string;
  onClose: () => void;
  /** What is gone already needs no dialog any more. */
  closesWhenGone?: boolean;
}

/** One change to the library: told when done, with the lists and the address brought up to date. */
export function useChange<Input>(change: Change<Input>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useSendOnce({
    mutationFn: change.send,
    onSuccess: async (_answer, input) => {
      showToast('success', change.successText(input));
      await catchUp(input);
      change.onClose();
    },
    onError: async (error, input) => {
      showToast('error', change.failureText(error));
      if (!change.closesWhenGone || !isGone(error)) {
        // It may have been done although the answer was lost. Nobody is kept waiting for the lists.
        void reloadFileTree(queryClient);
        return;
      }
      await catchUp(input);
      change.onClose();
    },
  });

  async function catchUp(input: Input): Promise<void> {
    const place = change.placeAfter?.(input);
    // In place of the old address, to which the back button must not lead.
    if (place) await navigate(change.pathTo(place), { replace: true, preventScrollReset: true });
    await reloadFileTree(queryClient);
  }
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
