import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { ErrorCode } from '#contract/errors.ts';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { EMAIL_REFUSED } from '../../copy/fields.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Field } from '../../ui/field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { INTENT, INTENTS } from './intents.ts';
import { SendAgain } from './send-again.tsx';
import { signInErrorText } from './sign-in-error-text.ts';
import { typedEmail } from './sign-in-input.ts';
import type { CodeRequest } from './use-code-request.ts';
import type { useVerification } from './use-verification.ts';

/** A refused code stays in the boxes, where one digit can be put right. */
const NEEDS_ANOTHER_CODE: ErrorCode = 'sign-in/second-code';

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
  const [code, setCode] = useState('');
  const [sentAgain, setSentAgain] = useState(false);
  const firstBox = useRef<HTMLInputElement>(null);
  const { verify, verifying, saving } = verification;
  const busy = verifying.isPending || saving.isPending;
  const typedAddress = useWatch({ control, name: 'email' });
  const hasEmail = typedAddress.trim() !== '';
  const isIncomplete = code.length < VERIFICATION_CODE_DIGITS || !hasEmail;
  const isHydrated = useIsHydrated();
  const { errors, isSubmitted } = formState;
  const unanswered = isSubmitted ? undefined : submitted;

  useEffect(() => {
    // The user may have begun to type before the page's script ran.
    if (document.activeElement instanceof HTMLInputElement) return;
    if (email === '') setFocus('email');
    else firstBox.current?.focus();
  }, [email, setFocus]);

  const clearCode = () => {
    setCode('');
    firstBox.current?.focus();
  };
  const submit = (entered: string) => {
    setSentAgain(false);
    request.forgetError();
    return handleSubmit((typed) =>
      verify({ ...typed, code: entered }, (error) => {
        if (error instanceof ApiError && error.code === NEEDS_ANOTHER_CODE) clearCode();
        else firstBox.current?.focus();
      }),
    )();
  };
  const askAgain = () =>
    handleSubmit((typed) => {
      verifying.reset();
      // The button is about to be disabled and would lose the focus.
      firstBox.current?.focus();
      request.ask(typed.email, () => {
        setSentAgain(true);
        clearCode();
      });
    })();

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === VERIFICATION_CODE_DIGITS) void submit(code);
      }}
      className="grid gap-5"
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
          error={errors.email ? EMAIL_REFUSED : unanswered?.refused?.['email']}
          {...register('email')}
        />
      )}
      <div>
        <CodeField
          label={signInCopy.labels.code}
          name="code"
          value={code}
          onChange={setCode}
          // A refused code is corrected digit by digit, and then sent by the button.
          onComplete={(entered) => hasEmail && !verifying.error && void submit(entered)}
          firstBoxRef={firstBox}
        />
        <output className="block pt-1.5 text-small text-leaf-deep empty:pt-0">
          {sentAgain ? signInCopy.sentAgain : unanswered?.notice}
        </output>
      </div>
      {unanswered?.problem && <AlertBox>{unanswered.problem}</AlertBox>}
      {verifying.error && <AlertBox>{signInErrorText(verifying.error, 'verification')}</AlertBox>}
      {request.error && <AlertBox>{signInErrorText(request.error, 'request')}</AlertBox>}
      <Button
        type="submit"
        name={INTENT}
        value={INTENTS.verify}
        // Before the page's script runs, the server checks what was typed.
        disabled={isHydrated && isIncomplete}
        busy={busy}
        busyText={signInCopy.verifying}
      >
        {signInCopy.verify}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
        <SendAgain email={typedAddress} request={request} onPress={() => void askAgain()} />
      </div>
    </form>
  );
}
