import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { usePasskeyAutofill } from '../passkeys/index.ts';
import { pendingSignOut, publishSession } from '../session/index.ts';
import { INTENT, INTENTS } from './intents.ts';
import { isPublicAddress } from './is-public-address.ts';
import { signInErrorText } from './sign-in-error-text.ts';
import { typedEmail } from './sign-in-input.ts';
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

export function EmailStep({ submitted, request, onSent, onHasCode, children }: EmailStepProps) {
  const { register, handleSubmit, getValues, formState, control } = useForm({
    resolver: zodResolver(typedEmail),
    defaultValues: { email: submitted?.values['email'] ?? '' },
  });
  const { errors, isSubmitted, defaultValues } = formState;
  const unanswered = isSubmitted ? undefined : submitted;
  const queryClient = useQueryClient();
  const passkeys = usePasskeyAutofill((session) => {
    // The new cookie replaces the one of the pending sign-out.
    pendingSignOut.forget();
    publishSession(queryClient, session);
  });
  const isPublic = isPublicAddress(useWatch({ control, name: 'email' }));
  const error = request.error ?? passkeys.refusal;
  const problem = error ? signInErrorText(error, 'request') : unanswered?.problem;
  const send = handleSubmit(({ email }) => request.ask(email, () => onSent(email)));
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <Field
        label={signInCopy.labels.email}
        type="email"
        required
        autoComplete={passkeys.areOffered ? 'email webauthn' : 'email'}
        defaultValue={defaultValues?.email}
        hint={isPublic ? signInCopy.publicAddress : undefined}
        error={errors.email ? EMAIL_REFUSED : unanswered?.refused?.['email']}
        {...register('email')}
      />
      {children}
      {problem && <AlertBox>{problem}</AlertBox>}
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
          onHasCode(getValues('email').trim());
        }}
      >
        {signInCopy.alreadyGotCode}
      </TextButton>
    </form>
  );
}
