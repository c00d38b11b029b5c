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
