import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps extends Pick<
  ComponentProps<typeof Dialog>,
  'open' | 'onClose' | 'finalFocus' | 'children'
> {
  words: { title: string; cancel: string; confirm: string; busy?: string };
  /** Called when the user confirms; a dialog with a form needs none. */
  onConfirm?: () => void;
  /** The id of the form in the dialog, which the button submits. */
  form?: string;
  /** The confirmed action is running; the dialog stays open until it ends. */
  busy?: boolean;
  /** Not all that the form needs is there. */
  disabled?: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
}

/** A dialog with two buttons: it asks before an action, or for the input of one. */
export function ConfirmDialog({
  words,
  onConfirm,
  form,
  onClose,
  busy = false,
  disabled = false,
  variant = form === undefined ? 'danger' : 'primary',
  ...dialog
}: ConfirmDialogProps) {
  const close = () => !busy && onClose();
  return (
    <Dialog
      {...dialog}
      holdsInput={form !== undefined}
      onClose={close}
      title={words.title}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            {words.cancel}
          </Button>
          <Button
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            variant={variant}
            disabled={disabled}
            busy={busy}
            busyText={words.busy}
            onClick={onConfirm}
          >
            {words.confirm}
          </Button>
        </>
      }
    />
  );
}
