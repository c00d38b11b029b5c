import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Card } from './card.tsx';
import { CodeStep } from './code-step.tsx';
import { EmailStep } from './email-step.tsx';
import { type Method, MethodSwitch } from './method-switch.tsx';
import { OrganisationStep } from './organisation-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { useVerification } from './use-verification.ts';

/** Signing in and registering: first the e-mail address, then the code. */
export function SignInCard({ mode }: { mode: Mode }) {
  const [attempt, setAttempt] = useState(0);
  // Going back resets everything that was typed, chosen or refused.
  return (
    <Attempt
      key={attempt}
      mode={mode}
      again={attempt > 0}
      onGoBack={() => setAttempt(attempt + 1)}
    />
  );
}

interface AttemptProps {
  mode: Mode;
  again: boolean;
  onGoBack: () => void;
}

function Attempt({ mode, again, onGoBack }: AttemptProps) {
  const registering = mode === 'register';
  const [method, setMethod] = useState<Method>('email');
  const [entering, setEntering] = useState<{ email: string; sent: boolean } | null>(null);
  const [newsletter, setNewsletter] = useState(false);
  const request = useCodeRequest();
  const verification = useVerification({ registering, newsletter });

  if (verification.saveFailed) {
    return (
      <Card
        heading={signInCopy.headings[mode]}
        introduction={signInCopy.preferencesIntroduction}
        takeFocus
      >
        <PreferencesStep {...verification} />
      </Card>
    );
  }
  if (entering) {
    return (
      <Card heading={signInCopy.codeHeading} introduction={<CodeIntroduction {...entering} />}>
        <CodeStep {...entering} request={request} verification={verification} onGoBack={onGoBack} />
      </Card>
    );
  }
  return (
    <Card
      heading={signInCopy.headings[mode]}
      switcher={!registering && <MethodSwitch method={method} onChange={setMethod} />}
      introduction={signInCopy.introductions[registering ? 'register' : method]}
      footer={<ModeLink mode={mode} />}
      takeFocus={again}
    >
      {method === 'organisation' ? (
        <OrganisationStep />
      ) : (
        <EmailStep
          request={request}
          onSent={(email) => setEntering({ email, sent: true })}
          onHasCode={(email) => {
            request.forgetError();
            setEntering({ email, sent: false });
          }}
        >
          {registering && (
            <Checkbox
              label={signInCopy.labels.newsletter}
              checked={newsletter}
              onChange={setNewsletter}
            />
          )}
        </EmailStep>
      )}
    </Card>
  );
}

function CodeIntroduction({ email, sent }: { email: string; sent: boolean }) {
  return (
    <>
      {sent ? (
        <>
          {signInCopy.codeSentTo} <strong className="text-ink wrap-anywhere">{email}</strong>.
        </>
      ) : (
        signInCopy.codeWithoutSending
      )}{' '}
      {signInCopy.codeLife}
    </>
  );
}

export type Mode = keyof typeof signInCopy.headings;

/** A link to the other of the two pages, which keeps `?next=`. */
function ModeLink({ mode }: { mode: Mode }) {
  const onward = { next: useSearchParams()[0].get('next') ?? undefined };
  const { question, link } = mode === 'signIn' ? signInCopy.toRegister : signInCopy.toSignIn;
  const to = mode === 'signIn' ? paths.register(onward) : paths.signIn(onward);
  return (
    <p className="border-t border-line pt-4 text-center">
      {question}{' '}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center px-1 font-semibold text-leaf-deep underline underline-offset-4"
      >
        {link}
      </Link>
    </p>
  );
}
