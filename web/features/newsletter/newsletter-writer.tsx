import { type FormEvent, useRef, useState } from 'react';
import { testNewsletter } from '#contract/newsletter.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { newsletterCopy } from '../../copy/newsletter.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { useSession } from '../session/index.ts';
import { SendNewsletter } from './send-newsletter.tsx';

const copy = newsletterCopy.write;
const FIELDS = ['subject', 'text'] as const;
type Letter = Record<(typeof FIELDS)[number], string>;

/** Writes a newsletter: first a test to oneself, then to everybody who wants it. */
export function NewsletterWriter() {
  const email = useSession()?.email ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Partial<Letter>>({});
  const [isChanged, setIsChanged] = useState(false);
  const testing = useSendOnce({
    mutationFn: (letter: Letter) => call(testNewsletter, letter),
    onError: (error) => showToast('error', copy.failed(errorText(error))),
  });
  const test = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const letter = letterIn(event.currentTarget);
    const found = refusedIn(letter);
    setRefused(found);
    const first = FIELDS.find((name) => found[name]);
    if (first) return fieldOf(event.currentTarget, first)?.focus();
    setIsChanged(false);
    return testing.mutate(letter);
  };
  const finish = () => {
    testing.reset();
    form.current?.reset();
    // The button that had the focus is gone.
    heading.current?.focus();
  };

  const { data: tested, variables: letter } = testing;
  return (
    <section
      aria-labelledby="write-newsletter"
      className="grid gap-4 rounded-m border border-line bg-sheet p-5 shadow-low"
    >
      <h2 id="write-newsletter" ref={heading} tabIndex={-1} className="text-large">
        {copy.heading}
      </h2>
      <p className="max-w-[72ch] text-ink-soft">{copy.explanation}</p>
      <form
        ref={form}
        noValidate
        onInput={() => setIsChanged(true)}
        onSubmit={test}
        className="grid max-w-180 gap-4"
      >
        <Field label={copy.subject} name="subject" autoComplete="off" error={refused.subject} />
        <Field type="textarea" label={copy.text} name="text" error={refused.text} />
        <div>
          <Button type="submit" variant="quiet" busy={testing.isPending} busyText={copy.testing}>
            {copy.test}
          </Button>
        </div>
      </form>
      <output className="wrap-anywhere empty:-mt-4">
        {tested && (isChanged ? copy.changed : copy.tested(email))}
      </output>
      {tested && letter && !isChanged && (
        <SendNewsletter {...tested} subject={letter.subject.trim()} onSent={finish} />
      )}
    </section>
  );
}

/** The messages for what the contract refuses. */
function refusedIn(letter: Letter): Partial<Letter> {
  const { subject, text } = testNewsletter.input.shape;
  return {
    ...(!subject.safeParse(letter.subject).success && { subject: copy.noSubject }),
    ...(!text.safeParse(letter.text).success && { text: copy.noText }),
  };
}

function letterIn(form: HTMLFormElement): Letter {
  return {
    subject: fieldOf(form, 'subject')?.value ?? '',
    text: fieldOf(form, 'text')?.value ?? '',
  };
}

function fieldOf(form: HTMLFormElement, name: keyof Letter) {
  const field = form.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}
