import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type FinalFocus } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The confirmed action is running; the dialog stays open until it ends. */
  busy: boolean;
  words: { title: string; cancel: string; confirm: string; busy: string };
  finalFocus?: FinalFocus;
  children: ReactNode;
}

/** Asks before an action that affects other people or other browsers. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  busy,
  words,
  finalFocus = true,
  children,
}: ConfirmDialogProps) {
  const close = () => !busy && onClose();
  return (
    <Dialog
      open={open}
      onClose={close}
      finalFocus={finalFocus}
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
