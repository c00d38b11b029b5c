import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { confirmAccount, sendConfirmationCode } from '#contract/sign-in-ways.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { pendingSignOut, publishSession } from '../session/index.ts';
import { Card } from './card.tsx';
import { INTENT, INTENTS } from './intents.ts';
import { SendAgain } from './send-again.tsx';
import { signInErrorText } from './sign-in-error-text.ts';
import { useCodeRequest } from './use-code-request.ts';

interface ConfirmAccountProps {
  account: { provider: string; email: string };
  /** The result of a form that was posted without script. */
  posted: SubmittedForm | undefined;
}

/** Asks for the code that confirms the address of an account at a provider, this once. */
export function ConfirmAccount({ account: { provider, email }, posted }: ConfirmAccountProps) {
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const next = useSearchParams()[0].get('next') ?? undefined;
  const request = useCodeRequest(email, sendAgain);
  const [sentAgain, setSentAgain] = useState(false);
  const confirming = useSendOnce({
    mutationFn: (entered: string) => call(confirmAccount, { code: entered }),
    onSuccess: ({ session }) => {
      // The new cookie replaces the one of the pending sign-out.
      pendingSignOut.forget();
      publishSession(queryClient, session);
    },
    onError: (error) => {
      // A refused code stays in the boxes, where one digit can be put right.
      if (error instanceof ApiError && error.code === 'sign-in/second-code') setCode('');
      firstBox.current?.focus();
    },
  });
  const submit = (entered: string) => {
    setSentAgain(false);
    request.forgetError();
    confirming.mutate(entered);
  };
  const askAgain = () => {
    confirming.reset();
    setCode('');
    // The button is about to be disabled and would lose the focus.
    firstBox.current?.focus();
    request.ask(email, () => setSentAgain(true));
  };
  const problem = problemOf();
  return (
    <Card
      heading={signInCopy.codeHeading}
      introduction={
        <>
          {confirmAccountCopy.introduction(provider)}{' '}
          <strong className="text-ink wrap-anywhere">
            <BreakableText kind="address" text={email} />
          </strong>
          .<span className="mt-3 block">{confirmAccountCopy.consequence(provider)}</span>
        </>
      }
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === VERIFICATION_CODE_DIGITS) submit(code);
        }}
        className="grid gap-5"
      >
        <div>
          <CodeField
            label={signInCopy.labels.code}
            name="code"
            value={code}
            onChange={setCode}
            // A refused code is corrected digit by digit, and then sent by the button.
            onComplete={(entered) => !confirming.error && submit(entered)}
            firstBoxRef={firstBox}
          />
          <output className="block pt-1.5 text-small text-leaf-deep empty:pt-0">
            {sentAgain ? signInCopy.sentAgain : posted?.notice}
          </output>
        </div>
        {problem && <AlertBox>{problem}</AlertBox>}
        <Button
          type="submit"
          name={INTENT}
          value={INTENTS.confirmAccount}
          // Before the page's script runs, the server checks what was typed.
          disabled={isHydrated && code.length < VERIFICATION_CODE_DIGITS}
          busy={confirming.isPending}
          busyText={signInCopy.verifying}
        >
          {signInCopy.verify}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Link
            to={paths.signIn({ next })}
            className="inline-flex min-h-11 items-center px-1 font-semibold text-leaf-deep underline underline-offset-4"
          >
            {confirmAccountCopy.cancel}
          </Link>
          <SendAgain
            email={email}
            request={request}
            intent={INTENTS.sendConfirmationAgain}
            onPress={askAgain}
          />
        </div>
      </form>
    </Card>
  );

  function problemOf(): string | undefined {
    if (confirming.error) return signInErrorText(confirming.error, 'verification');
    if (request.error) return signInErrorText(request.error, 'request');
    return sentAgain ? undefined : posted?.problem;
  }
}

async function sendAgain(): Promise<void> {
  await call(sendConfirmationCode, {});
}
