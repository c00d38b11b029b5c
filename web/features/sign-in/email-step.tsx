import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import { usePasskeyAutofill } from '../passkeys/index.ts';
import { publishSignIn } from '../session/index.ts';
import { INTENT, INTENTS } from './intents.ts';
import { loadCodeStep } from './later-steps.ts';
import { signInErrorText } from './sign-in-error-text.ts';
import type { CodeRequest } from './use-code-request.ts';

interface EmailStepProps {
  submitted: SubmittedForm | undefined;
  request: CodeRequest;
  /** Called with the address that the code was sent to. */
  onSent: (email: string) => void;
  /** Called with the text typed so far, which may be empty. */
  onHasCode: (email: string) => void;
  children?: ReactNode;
}

/** The address is checked with the code that sends it, which is loaded when the field is first used. */
export function EmailStep({ submitted, request, onSent, onHasCode, children }: EmailStepProps) {
  const field = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState(submitted?.values['email'] ?? '');
  const [hasSent, setHasSent] = useState(false);
  useTypedBefore(field, setTyped);
  const unanswered = hasSent ? undefined : submitted;
  const queryClient = useQueryClient();
  const passkeys = usePasskeyAutofill((session) => publishSignIn(queryClient, session));
  const isRefused = request.error instanceof ApiError && request.error.fields?.['email'];
  const error = request.error ?? passkeys.refusal;
  const { search } = useLocation();
  const problem = error ? signInErrorText(error, 'request', search) : unanswered?.problem;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasSent(true);
    const email = typed.trim().toLowerCase();
    request.ask(email, () => onSent(email));
  };
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-5">
      <Field
        ref={field}
        label={signInCopy.labels.email}
        type="email"
        name="email"
        required
        autoComplete={passkeys.areOffered ? 'email webauthn' : 'email'}
        value={typed}
        hint={isPublicAddress(typed) ? signInCopy.publicAddress : undefined}
        error={isRefused ? EMAIL_REFUSED : unanswered?.refused?.['email']}
        onFocus={() => void loadCodeStep().catch(() => undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isRefused) request.forgetError();
        }}
      />
      {children}
      {problem && !isRefused && <AlertBox>{problem}</AlertBox>}
      <Button
        type="submit"
        name={INTENT}
        value={INTENTS.sendCode}
        busy={request.asking}
        busyText={signInCopy.sendingCode}
      >
        {signInCopy.sendCode}
      </Button>
      <TextButton
        type="submit"
        name={INTENT}
        value={INTENTS.enterCode}
        onClick={(event) => {
          event.preventDefault();
          onHasCode(typed.trim());
        }}
      >
        {signInCopy.alreadyGotCode}
      </TextButton>
    </form>
  );
}

/** The services that teachers in the UK use most; the server knows more of them. */
const PUBLIC =
  /@(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|btinternet|sky|talktalk|virginmedia|ntlworld|blueyonder|tiscali|protonmail|proton)\.(com|co\.uk|net|me)$/i;

/** Whether anybody can have such an address, so that it names no school. */
function isPublicAddress(email: string): boolean {
  return PUBLIC.test(email.trim());
}
