import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { signInErrorText } from './sign-in-error-text.ts';
import { typedEmail } from './sign-in-input.ts';
import type { CodeRequest } from './use-code-request.ts';

interface EmailStepProps {
  request: CodeRequest;
  /** Called with the address that the code was sent to. */
  onSent: (email: string) => void;
  /** Called with the text typed so far, which may be empty. */
  onHasCode: (email: string) => void;
  children?: ReactNode;
}

export function EmailStep({ request, onSent, onHasCode, children }: EmailStepProps) {
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(typedEmail),
    defaultValues: { email: '' },
  });
  const send = handleSubmit(({ email }) => request.ask(email, () => onSent(email)));
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
      <Field
        label={signInCopy.labels.email}
        type="email"
        required
        autoComplete="email"
        error={formState.errors.email && EMAIL_REFUSED}
        {...register('email')}
      />
      {children}
      {request.error && <AlertBox>{signInErrorText(request.error, 'request')}</AlertBox>}
      <Button type="submit" busy={request.asking} busyText={signInCopy.sendingCode}>
        {signInCopy.sendCode}
      </Button>
      <TextButton onClick={() => onHasCode(getValues('email').trim())}>
        {signInCopy.alreadyGotCode}
      </TextButton>
    </form>
  );
}
