import { useState } from 'react';
import { sendNewsletter } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { showToast } from '../../ui/show-toast.ts';

interface SendNewsletterProps {
  /** Of the newsletter that was tested. */
  id: string;
  readers: number;
  subject: string;
  onSent: () => void;
}

const copy = newsletterCopy.write;

export function SendNewsletter({ id, readers, subject, onSent }: SendNewsletterProps) {
  const [open, setOpen] = useState(false);
  const sending = useSendOnce({
    mutationFn: () => call(sendNewsletter, { id }),
    onSuccess: ({ people }) => {
      showToast('success', copy.sent(people));
      onSent();
    },
    onError: (error) => showToast('error', copy.failed(errorText(error))),
  });
  if (readers === 0) return <p>{copy.nobody}</p>;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{copy.send(readers)}</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={() => sending.mutate()}
        busy={sending.isPending}
        words={{ ...copy.confirm, confirm: copy.send(readers) }}
      >
        <p className="wrap-anywhere">{copy.confirm.question(subject, readers)}</p>
      </ConfirmDialog>
    </div>
  );
}
