import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

const { leave: copy } = uploadsCopy;

/** Asks whether to cancel running uploads. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onStay}
      onConfirm={onLeave}
      words={{ title: copy.title, cancel: copy.stay, confirm: copy.leave }}
    >
      <p>{copy.explanation}</p>
    </ConfirmDialog>
  );
}

/** Blocks navigation until the user decides; the browser itself asks before the page is closed. */
export function useLeaveWarning(underWay: boolean) {
  const blocker = useBlocker(underWay);
  useEffect(() => {
    if (!underWay) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [underWay]);
  useEffect(() => {
    // The uploads have ended meanwhile.
    if (!underWay && blocker.state === 'blocked') blocker.proceed();
  }, [underWay, blocker]);
  return blocker;
}
