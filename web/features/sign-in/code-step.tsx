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
import { SendAgain } from './send-again.tsx';
import { signInErrorText } from './sign-in-error-text.ts';
import { typedEmail } from './sign-in-input.ts';
import type { CodeRequest } from './use-code-request.ts';
import type { useVerification } from './use-verification.ts';

const NEEDS_ANOTHER_CODE = new Set<ErrorCode>(['sign-in/code-refused', 'sign-in/second-code']);

interface CodeStepProps {
  /** The address a code was sent to, or the one typed by a user who already has a code. */
  email: string;
  /** A code was sent, so the address can no longer be changed. */
  sent: boolean;
  request: CodeRequest;
  verification: ReturnType<typeof useVerification>;
  onGoBack: () => void;
}

export function CodeStep({ email, sent, request, verification, onGoBack }: CodeStepProps) {
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

  useEffect(() => {
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
        if (error instanceof ApiError && NEEDS_ANOTHER_CODE.has(error.code)) clearCode();
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === VERIFICATION_CODE_DIGITS) void submit(code);
      }}
      className="grid gap-5"
    >
      {!sent && (
        <Field
          label={signInCopy.labels.email}
          type="email"
          required
          autoComplete="email"
          error={formState.errors.email && EMAIL_REFUSED}
          {...register('email')}
        />
      )}
      <div>
        <CodeField
          label={signInCopy.labels.code}
          value={code}
          onChange={setCode}
          onComplete={(entered) => hasEmail && void submit(entered)}
          firstBoxRef={firstBox}
        />
        <output className="block pt-1.5 text-small text-leaf-deep empty:pt-0">
          {sentAgain && signInCopy.sentAgain}
        </output>
      </div>
      {verifying.error && <AlertBox>{signInErrorText(verifying.error, 'verification')}</AlertBox>}
      {request.error && <AlertBox>{signInErrorText(request.error, 'request')}</AlertBox>}
      <Button
        type="submit"
        disabled={code.length < VERIFICATION_CODE_DIGITS || !hasEmail}
        busy={busy}
        busyText={signInCopy.verifying}
      >
        {signInCopy.verify}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button variant="quiet" onClick={onGoBack}>
          {signInCopy.goBack}
        </Button>
        <SendAgain email={typedAddress} request={request} onPress={() => void askAgain()} />
      </div>
    </form>
  );
}
