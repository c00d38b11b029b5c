import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** It was confirmed and is being done: the dialog stays until that has ended. */
  busy: boolean;
  words: { title: string; cancel: string; confirm: string; busy: string };
  children: ReactNode;
}

/** Asks before something is done that others will notice. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  busy,
  words,
  children,
}: ConfirmDialogProps) {
  const close = () => !busy && onClose();
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.title}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button variant="danger" busy={busy} busyText={words.busy} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
