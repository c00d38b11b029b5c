import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import type { Place } from '../../../paths.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';

/** A large folder may take a while to move or to go; the server does all of it or nothing. */
export const CHANGE_TIMEOUT_MS = 5 * 60 * 1000;

/** What every dialog that changes the library is given. */
export interface ChangeDialogProps {
  pathTo: (place: Place) => string;
  /** In the head of the panel: has the focus after a change, when the row it began at may be gone. */
  panelButton: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface Change<Input> extends ChangeDialogProps {
  send: (input: Input) => Promise<unknown>;
  successText: (input: Input) => string;
  failureText: (error: Error) => string;
  /** Where to be afterwards; nothing to stay. */
  placeAfter?: (input: Input) => Place | undefined;
  /** Nothing is left to ask about when somebody else has deleted it. */
  closesWhenGone?: boolean;
}

/** One change to the library: told when done, with the lists and the address brought up to date. */
export function useChange<Input>(change: Change<Input>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isDone = useRef(false);
  const sending = useSendOnce({
    mutationFn: change.send,
    onSuccess: async (_answer, input) => {
      showToast('success', change.successText(input));
      await finish(input);
    },
    onError: async (error, input) => {
      showToast('error', change.failureText(error));
      if (!change.closesWhenGone || !isGone(error)) {
        // It may have been done although the answer was lost. Nobody is kept waiting for the lists.
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
    // In place of the old address, to which the back button must not lead.
    if (place) await navigate(change.pathTo(place), { replace: true, preventScrollReset: true });
    await reloadFileTree(queryClient);
    isDone.current = true;
    change.onClose();
  }
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
