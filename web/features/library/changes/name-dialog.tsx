import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { libraryName } from '#contract/library-path.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, type FinalFocus } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { nameRefusal } from './name-refusal.ts';

interface NameDialogProps {
  title: string;
  explanation: string;
  placeholder: string;
  initialName?: string;
  submit: string;
  busyText: string;
  busy: boolean;
  /** Why the last name was refused; the typed text stays. */
  error: string | undefined;
  onSubmit: (name: string) => void;
  finalFocus: FinalFocus;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the name of a year group or a week. It cannot be closed while the request is pending. */
export function NameDialog({ initialName = '', busy, ...props }: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLElement>(null);
  const formId = useId();
  const blank = name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank || busy) return;
    const refused = nameRefusal(name);
    setRefusal(refused && libraryChangesCopy.refused[refused]);
    if (refused) field.current?.focus();
    else props.onSubmit(libraryName.parse(name));
  };
  const close = () => {
    if (!busy) props.onClose();
  };
  return (
    <Dialog
      open
      holdsInput
      onClose={close}
      finalFocus={props.finalFocus}
      title={props.title}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            {libraryChangesCopy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={blank}
            busy={busy}
            busyText={props.busyText}
          >
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={libraryChangesCopy.name}
          hint={props.explanation}
          placeholder={props.placeholder}
          required
          autoComplete="off"
          readOnly={busy}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={refusal ?? props.error}
        />
      </form>
      {props.children}
    </Dialog>
  );
}
