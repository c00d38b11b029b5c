import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

const { leave: copy } = uploadsCopy;

/** Asks whether to cancel running uploads. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      title={copy.title}
      actions={
        <>
          <Button variant="quiet" onClick={onStay}>
            {copy.stay}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {copy.leave}
          </Button>
        </>
      }
    >
      <p>{copy.explanation}</p>
    </Dialog>
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
