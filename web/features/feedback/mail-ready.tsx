import { useEffect, useRef, useState } from 'react';
import { feedbackCopy } from '../../copy/feedback.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { FeedbackMail } from './feedback-mail.ts';

const copy = feedbackCopy.mailReady;

/** Shown after the mail program was opened; without one the text can be copied. */
export function MailReady({ mail: { whole, rest } }: { mail: FeedbackMail }) {
  const cut = rest !== '';
  const toCopy = cut ? rest : whole;
  const [outcome, setOutcome] = useState('');
  const explanation = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLElement>(null);
  // The pressed button is gone, so the focus moves to the result.
  useEffect(() => explanation.current?.focus(), []);

  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(toCopy);
      setOutcome(copy.copied);
    } catch {
      if (field.current instanceof HTMLTextAreaElement) field.current.select();
      setOutcome(copy.notCopied);
    }
  };
  return (
    <div className="grid gap-4">
      <p ref={explanation} tabIndex={-1} className="font-semibold outline-none">
        {copy.explanation}
      </p>
      <p>{cut ? copy.tooLong : copy.nothingOpened}</p>
      <Field
        ref={field}
        label={cut ? copy.rest : copy.whole}
        type="textarea"
        readOnly
        value={toCopy}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={() => void copyText()}>
          {cut ? copy.copyRest : copy.copyWhole}
        </Button>
        <output className="text-small text-ink-soft">{outcome}</output>
      </div>
    </div>
  );
}
