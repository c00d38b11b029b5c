import { type FormEvent, useRef, useState } from 'react';
import { emailAddress } from '#contract/email.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { PersonDataDialog } from './person-data-dialog.tsx';

const copy = personalDataCopy;

/** Finds the account of somebody who asks about their data, whether or not they are signed in. */
export function DataRequests() {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [found, setFound] = useState({ email: '', open: false });
  const field = useRef<HTMLElement>(null);
  useTypedBefore(field, setTyped);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = emailAddress.safeParse(typed);
    setRefusal(parsed.success ? undefined : copy.invalid);
    if (!parsed.success) return field.current?.focus();
    setFound({ email: parsed.data, open: true });
  };
  return (
    <section
      aria-labelledby="data-requests"
      className="grid gap-4 rounded-m border border-line bg-sheet p-5 shadow-low"
    >
      <h2 id="data-requests" className="text-large">
        {copy.heading}
      </h2>
      <p className="max-w-[72ch] text-ink-soft">{copy.explanation}</p>
      <form noValidate onSubmit={submit} className="grid max-w-120 justify-items-start gap-4">
        <div className="w-full">
          <Field
            ref={field}
            label={copy.email}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={refusal}
          />
        </div>
        <Button type="submit" variant="quiet">
          {copy.find}
        </Button>
      </form>
      <PersonDataDialog
        email={found.email}
        open={found.open}
        onClose={() => setFound({ ...found, open: false })}
      />
    </section>
  );
}
