import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { deleteOwnAccount, requestDeletionCode } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { ownDataCopy } from '../../copy/own-data.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ownDeletionQuery, setOwnDeletion } from './own-deletion-query.ts';
import { profileQuery } from './profile-queries.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the deletion was asked for, and the button that opened the dialog is gone. */
  onRequested: () => void;
}

const copy = ownDataCopy.dialog;

/** Asks first, then for the code that was sent to the address of the account. */
export function DeleteAccountDialog({ open, onClose, onRequested }: DeleteAccountDialogProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const { data: profile } = useQuery(profileQuery);
  const [code, setCode] = useState('');
  const sending = useSendOnce({
    mutationFn: () => call(requestDeletionCode, {}),
    onSuccess: () => setCode(''),
  });
  const deleting = useSendOnce({
    mutationFn: (code: string) => call(deleteOwnAccount, { code }),
    onSuccess: ({ dueAt }) => {
      close();
      setOwnDeletion(queryClient, dueAt);
      onRequested();
    },
    onError: () => setCode(''),
    onSettled: () => void queryClient.invalidateQueries(ownDeletionQuery),
  });
  const { isSuccess: isSent } = sending;
  const isBusy = sending.isPending || deleting.isPending;

  function close() {
    onClose();
    setCode('');
    sending.reset();
    deleting.reset();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === VERIFICATION_CODE_DIGITS) deleting.mutate(code);
  };
  const error = deleting.error ?? sending.error;

  return (
    <Dialog
      open={open}
      onClose={() => !isBusy && close()}
      title={copy.title}
      holdsInput={isSent}
      actions={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={close}>
            {copy.cancel}
          </Button>
          {isSent ? (
            <Button
              type="submit"
              form={formId}
              variant="danger"
              disabled={code.length < VERIFICATION_CODE_DIGITS}
              busy={deleting.isPending}
              busyText={copy.confirming}
            >
              {copy.confirm}
            </Button>
          ) : (
            <Button
              busy={sending.isPending}
              busyText={copy.sending}
              onClick={() => sending.mutate()}
            >
              {copy.send}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <p className="font-medium">{copy.question}</p>
        <p className="text-ink-soft">{copy.consequence}</p>
        {error && <AlertBox>{errorText(error)}</AlertBox>}
        <output className="wrap-anywhere">{isSent && copy.sent(profile?.email ?? '')}</output>
        {isSent && (
          <CodeField label={copy.code} value={code} onChange={setCode} firstBoxRef={takeFocus} />
        )}
        {isSent && (
          <div>
            <Button variant="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
              {copy.again}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The button that had the focus is gone. */
function takeFocus(box: HTMLInputElement | null): void {
  box?.focus();
}
