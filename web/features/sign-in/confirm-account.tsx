import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { confirmAccount, sendConfirmationCode } from '#contract/sign-in-ways.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { confirmAccountCopy } from '../../copy/confirm-account.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { publishSignIn } from '../session/index.ts';
import { Card } from './card.tsx';
import { CodeForm } from './code-form.tsx';
import { INTENTS } from './intents.ts';
import { useCodeRequest } from './use-code-request.ts';

interface ConfirmAccountProps {
  account: { provider: string; email: string };
  /** The result of a form that was posted without script. */
  posted: SubmittedForm | undefined;
}

/** Asks for the code that confirms the address of an account at a provider, this once. */
export function ConfirmAccount({ account: { provider, email }, posted }: ConfirmAccountProps) {
  const queryClient = useQueryClient();
  const firstBox = useRef<HTMLInputElement>(null);
  const next = useSearchParams()[0].get('next') ?? undefined;
  const request = useCodeRequest(email, sendAgain);
  const confirming = useSendOnce({
    mutationFn: (code: string) => call(confirmAccount, { code }),
    onSuccess: ({ session }) => publishSignIn(queryClient, session),
  });
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
      <CodeForm
        email={email}
        request={request}
        verifying={confirming}
        busy={confirming.isPending}
        isReady
        submitted={posted}
        intents={{ verify: INTENTS.confirmAccount, sendAgain: INTENTS.sendConfirmationAgain }}
        firstBox={firstBox}
        onVerify={(code, onRefused) => confirming.mutate(code, { onError: onRefused })}
        onSendAgain={(onSent) => request.ask(email, onSent)}
        leave={
          <Link
            to={paths.signIn({ next })}
            className="inline-flex min-h-11 items-center px-1 font-semibold text-leaf-deep underline underline-offset-4"
          >
            {confirmAccountCopy.cancel}
          </Link>
        }
      />
    </Card>
  );
}

async function sendAgain(): Promise<void> {
  await call(sendConfirmationCode, {});
}
