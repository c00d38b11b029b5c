import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { CodeForm } from './code-form.tsx';
import { INTENT, INTENTS } from './intents.ts';
import { typedEmail } from './sign-in-input.ts';
import type { CodeRequest } from './use-code-request.ts';
import type { useVerification } from './use-verification.ts';

interface CodeStepProps {
  /** The address a code was sent to, or the one typed by a user who already has a code. */
  email: string;
  /** A code was sent, so the address can no longer be changed. */
  sent: boolean;
  newsletter: boolean;
  submitted: SubmittedForm | undefined;
  request: CodeRequest;
  verification: ReturnType<typeof useVerification>;
  onGoBack: () => void;
}

export function CodeStep(props: CodeStepProps) {
  const { email, sent, newsletter, submitted, request, verification, onGoBack } = props;
  const { register, handleSubmit, control, setFocus, formState } = useForm({
    resolver: zodResolver(typedEmail),
    defaultValues: { email },
  });
  const firstBox = useRef<HTMLInputElement>(null);
  const { verify, verifying, saving } = verification;
  const typedAddress = useWatch({ control, name: 'email' });
  const { errors, isSubmitted } = formState;
  const refused = isSubmitted ? undefined : submitted?.refused?.['email'];

  useEffect(() => {
    // The user may have begun to type before the page's script ran.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (email === '') setFocus('email');
    else firstBox.current?.focus();
  }, [email, setFocus]);

  return (
    <CodeForm
      email={typedAddress}
      request={request}
      verifying={verifying}
      busy={verifying.isPending || saving.isPending}
      isReady={typedAddress.trim() !== ''}
      submitted={submitted}
      intents={{ verify: INTENTS.verify, sendAgain: INTENTS.sendAgain }}
      firstBox={firstBox}
      onVerify={(code, onRefused) =>
        void handleSubmit((typed) => verify({ ...typed, code }, onRefused))()
      }
      onSendAgain={(onSent) => void handleSubmit((typed) => request.ask(typed.email, onSent))()}
      leave={
        <Button
          type="submit"
          name={INTENT}
          value={INTENTS.goBack}
          variant="quiet"
          onClick={(event) => {
            event.preventDefault();
            onGoBack();
          }}
        >
          {signInCopy.goBack}
        </Button>
      }
    >
      {sent && (
        <>
          <input type="hidden" name="sent" value="yes" />
          <input type="hidden" name="email" value={email} />
        </>
      )}
      {newsletter && <input type="hidden" name="newsletter" value="on" />}
      {!sent && (
        <Field
          label={signInCopy.labels.email}
          type="email"
          required
          autoComplete="email"
          defaultValue={email}
          error={errors.email ? EMAIL_REFUSED : refused}
          {...register('email')}
        />
      )}
    </CodeForm>
  );
}
