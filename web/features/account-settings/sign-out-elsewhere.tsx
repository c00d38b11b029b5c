import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endOtherSessions } from '#contract/sessions.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { ownSessionsCopy } from '../../copy/own-sessions.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { dropOtherSessions, ownSessionsQuery } from './own-sessions-query.ts';

interface SignOutElsewhereProps {
  isSharedLogin: boolean;
  onEnded: () => void;
}

const { confirmation, everywhereElse, failed, othersEnded, signingOut } = ownSessionsCopy;

export function SignOutElsewhere({ isSharedLogin, onEnded }: SignOutElsewhereProps) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const ending = useSendOnce({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      setAsking(false);
      dropOtherSessions(queryClient);
      showToast('success', othersEnded(ended));
      // The button that would get the focus back is removed together with the other sessions.
      onEnded();
    },
    onError: (error) => showToast('error', failed(errorText(error))),
    onSettled: () => void queryClient.invalidateQueries(ownSessionsQuery),
  });
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {everywhereElse}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => ending.mutate()}
        busy={ending.isPending}
        words={{ ...confirmation, busy: signingOut }}
      >
        <p className="font-medium">{confirmation.question}</p>
        <p className="mt-3 text-ink-soft">
          {isSharedLogin ? confirmation.sharedLogin : confirmation.ownLogin}
        </p>
      </ConfirmDialog>
    </div>
  );
}
