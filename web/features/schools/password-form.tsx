import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PASSWORD_CHARACTERS } from '#contract/limits.ts';
import { password as acceptedPassword, isLongEnough } from '#contract/password.ts';
import { schoolsCopy } from '../../copy/schools.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { makePassword } from './make-password.ts';

interface PasswordFormProps {
  id: string;
  /** The login, for password managers. */
  login: string;
  labels: { password: string; confirmation: string };
  onSubmit: (password: string) => void;
}

interface Refusal {
  field: 'password' | 'confirmation';
  text: string;
}

export function PasswordForm({ id, login, labels, onSubmit }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [made, setMade] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const passwordField = useRef<HTMLElement>(null);
  const confirmationField = useRef<HTMLElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refusalOf(password, confirmation);
    // Rendered before the field is focused, so that both scroll into view together.
    flushSync(() => setRefusal(refused));
    if (!refused) return onSubmit(password);
    showToast('error', refused.text);
    const field = refused.field === 'password' ? passwordField : confirmationField;
    field.current?.focus();
  };
  const make = () => {
    const fresh = makePassword();
    setPassword(fresh);
    setConfirmation(fresh);
    setMade(fresh);
    setRefusal(undefined);
  };
  const errorOf = (field: Refusal['field']) =>
    refusal?.field === field ? refusal.text : undefined;

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <PasswordField
        ref={passwordField}
        label={labels.password}
        hint={schoolsCopy.password.hint}
        required
        autoComplete="new-password"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMade(undefined);
          setRefusal(undefined);
        }}
        error={errorOf('password')}
      />
      <PasswordField
        ref={confirmationField}
        label={labels.confirmation}
        required
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => {
          setConfirmation(event.target.value);
          setRefusal(undefined);
        }}
        error={errorOf('confirmation')}
      />
      <div className="grid justify-items-start gap-2">
        <Button variant="quiet" onClick={make}>
          {schoolsCopy.password.make}
        </Button>
        <output className="wrap-anywhere">
          {made !== undefined && (
            <>
              {schoolsCopy.password.made} <strong>{made}</strong>
            </>
          )}
        </output>
      </div>
    </form>
  );
}

function refusalOf(password: string, confirmation: string): Refusal | undefined {
  const { mismatch, missing, tooShort, tooLong, unreadable } = schoolsCopy.password;
  if (password !== confirmation) return { field: 'confirmation', text: mismatch };
  if (password === '') return { field: 'password', text: missing };
  if (password.length > PASSWORD_CHARACTERS) return { field: 'password', text: tooLong };
  const isReadable = acceptedPassword.safeParse(password).success;
  if (!isReadable) return { field: 'password', text: unreadable };
  return isLongEnough(password) ? undefined : { field: 'password', text: tooShort };
}
