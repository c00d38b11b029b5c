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

/** Asks whether files on their way are to be given up. */
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

/** Going elsewhere waits for a decision while something is under way; the browser asks by itself where the page would go. */
export function useLeaveWarning(underWay: boolean) {
  const blocker = useBlocker(underWay);
  useEffect(() => {
    if (!underWay) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [underWay]);
  useEffect(() => {
    // What was waited for has come to its end meanwhile.
    if (!underWay && blocker.state === 'blocked') blocker.proceed();
  }, [underWay, blocker]);
  return blocker;
}
