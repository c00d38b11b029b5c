import { type FormEvent, useId, useRef, useState } from 'react';
import { feedbackCopy } from '../../copy/feedback.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { contextFacts, contextOf, type FeedbackContext } from './feedback-context.ts';
import { feedbackMail, type FeedbackMail } from './feedback-mail.ts';
import { MailReady } from './mail-ready.tsx';
import { openMail } from './open-mail.ts';
import type { FeedbackPlace } from './use-feedback-place.ts';

interface FeedbackDialogProps {
  place: FeedbackPlace;
  /** The text from the last time the dialog was closed without sending or cancelling. */
  draft: string;
  /** Called with the text to keep for the next time. */
  onClose: (draft: string) => void;
}

const { cancel, send, mailReady } = feedbackCopy;

/** Asks for the feedback, then stays open until the user closes it: a page cannot know that the mail was sent. */
export function FeedbackDialog({ place, draft, onClose }: FeedbackDialogProps) {
  const context = contextOf(place);
  const [text, setText] = useState(draft);
  const [refusal, setRefusal] = useState<string>();
  const [mail, setMail] = useState<FeedbackMail>();
  const field = useRef<HTMLElement>(null);
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setRefusal(feedbackCopy.refused);
      field.current?.focus();
      return;
    }
    const written = feedbackMail(text, context);
    openMail(written.address);
    setMail(written);
  };
  return (
    <Dialog
      open
      holdsInput
      // Escape may be pressed by mistake, so the text is kept.
      onClose={() => onClose(text)}
      title={feedbackCopy.title}
      actions={
        mail ? (
          <>
            <Button key="back" variant="quiet" onClick={() => setMail(undefined)}>
              {mailReady.back}
            </Button>
            <Button key="done" onClick={() => onClose('')}>
              {mailReady.done}
            </Button>
          </>
        ) : (
          <>
            <Button key="cancel" variant="quiet" onClick={() => onClose('')}>
              {cancel}
            </Button>
            <Button key="send" type="submit" form={formId}>
              {send}
            </Button>
          </>
        )
      }
    >
      {mail ? (
        <MailReady mail={mail} />
      ) : (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <Field
            ref={field}
            label={feedbackCopy.label}
            type="textarea"
            placeholder={feedbackCopy.placeholder}
            required
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setRefusal(undefined);
            }}
            error={refusal}
          />
          <ContextNote context={context} />
        </form>
      )}
    </Dialog>
  );
}

/** Says which data are sent with the feedback, and shows them on request. */
function ContextNote({ context }: { context: FeedbackContext }) {
  return (
    <div className="rounded-s bg-leaf-wash px-4 pt-3 pb-1 text-small text-leaf-deep">
      <p>{feedbackCopy.note}</p>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold underline underline-offset-4">
          {feedbackCopy.showContext}
        </summary>
        <dl className="grid gap-x-4 pb-3 tablet:grid-cols-[auto_1fr] tablet:gap-y-1">
          {contextFacts(context).map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="font-semibold">{label}</dt>
              <dd className="mb-1.5 wrap-anywhere tablet:mb-0">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
