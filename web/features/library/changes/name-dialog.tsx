import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { libraryName, libraryTitle } from '#contract/library-path.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { FinalFocus } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { nameRefusal, titleRefusal } from './name-refusal.ts';

interface NameDialogProps {
  title: string;
  explanation: string;
  placeholder: string;
  initialName?: string;
  /** The title that the folder has, or an empty one; undefined where no title is asked for. */
  initialTitle?: string;
  submit: string;
  busyText: string;
  busy: boolean;
  /** Why the last name was refused; the typed text stays. */
  error: string | undefined;
  /** The title is empty where there is none. */
  onSubmit: (name: string, title: string) => void;
  finalFocus: FinalFocus;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the name of a year group or a week. It cannot be closed while the request is pending. */
export function NameDialog({ initialName = '', initialTitle, busy, ...props }: NameDialogProps) {
  const [name, setName] = useState(initialName);
  const [title, setTitle] = useState(initialTitle ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [refusedTitle, setRefusedTitle] = useState<string>();
  const field = useRef<HTMLElement>(null);
  const titleField = useRef<HTMLElement>(null);
  const formId = useId();
  const blank = name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank || busy) return;
    const refused = nameRefusal(name);
    setRefusal(refused && libraryChangesCopy.refused[refused]);
    const wrongTitle = titleRefusal(title);
    setRefusedTitle(wrongTitle && libraryChangesCopy.title.refused[wrongTitle]);
    if (refused) field.current?.focus();
    else if (wrongTitle) titleField.current?.focus();
    else props.onSubmit(libraryName.parse(name), title.trim() && libraryTitle.parse(title));
  };
  return (
    <ConfirmDialog
      open
      form={formId}
      disabled={blank}
      busy={busy}
      words={{
        title: props.title,
        cancel: libraryChangesCopy.cancel,
        confirm: props.submit,
        busy: props.busyText,
      }}
      onClose={props.onClose}
      finalFocus={props.finalFocus}
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
      {initialTitle !== undefined && (
        <div className="mt-5">
          <Field
            ref={titleField}
            form={formId}
            label={libraryChangesCopy.title.label}
            hint={libraryChangesCopy.title.hint}
            autoComplete="off"
            readOnly={busy}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            error={refusedTitle}
          />
        </div>
      )}
      {props.children}
    </ConfirmDialog>
  );
}
