import { useQuery } from '@tanstack/react-query';
import { startTransition, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '../../api/error-text.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { type SubmittedForm, useSubmittedForm } from '../../ui/submitted-form.ts';
import { Card } from './card.tsx';
import { EmailStep } from './email-step.tsx';
import { STEPS } from './intents.ts';
import {
  CodeStep,
  ConfirmAccount,
  loadCodeStep,
  loadOrganisationStep,
  OrganisationStep,
} from './later-steps.ts';
import { type Method, MethodSwitch } from './method-switch.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { isConfirming, refusedByProvider, unconfirmedAccountQuery } from './providers-query.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useVerification } from './use-verification.ts';
import { wantedPlace } from './wanted-place.ts';

/** Signing in and registering: first the e-mail address, then the code. */
export function SignInCard({ mode }: { mode: Mode }) {
  const [attempt, setAttempt] = useState(0);
  const posted = useSubmittedForm();
  const search = new URLSearchParams(useLocation().search);
  const submitted = posted ?? refusedByProvider(search);
  const { data: account } = useQuery({
    ...unconfirmedAccountQuery,
    enabled: isConfirming(search),
  });
  if (account && isConfirming(search)) {
    return (
      <Suspense fallback={null}>
        <ConfirmAccount account={account} posted={posted} />
      </Suspense>
    );
  }
  // Going back resets everything that was typed, chosen or refused.
  return (
    <Attempt
      key={attempt}
      mode={mode}
      again={attempt > 0}
      submitted={attempt > 0 ? undefined : submitted}
      onGoBack={() => setAttempt(attempt + 1)}
    />
  );
}

interface AttemptProps {
  mode: Mode;
  again: boolean;
  submitted: SubmittedForm | undefined;
  onGoBack: () => void;
}

function Attempt({ mode, again, submitted, onGoBack }: AttemptProps) {
  const registering = mode === 'register';
  const first = firstStep(submitted);
  const [method, setMethod] = useState<Method>(first.method);
  const [entering, setEntering] = useState(first.entering);
  const [newsletter, setNewsletter] = useState(first.newsletter);
  const request = useCodeRequest(first.justSentTo);
  const verification = useVerification({ registering, newsletter });

  const changeMethod = (to: Method) =>
    whenLoaded(to === 'organisation' ? loadOrganisationStep : undefined, () => setMethod(to));

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
        <Suspense fallback={null}>
          <CodeStep
            {...entering}
            newsletter={newsletter}
            submitted={first.entering && submitted}
            request={request}
            verification={verification}
            onGoBack={onGoBack}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card
      heading={signInCopy.headings[mode]}
      switcher={
        !registering && <MethodSwitch method={method} onChange={(to) => void changeMethod(to)} />
      }
      introduction={
        <Introduction>{signInCopy.introductions[registering ? 'register' : method]}</Introduction>
      }
      footer={<ModeLink mode={mode} />}
      takeFocus={again}
    >
      {method === 'organisation' ? (
        <Suspense fallback={null}>
          <OrganisationStep submitted={first.method === 'organisation' ? submitted : undefined} />
        </Suspense>
      ) : (
        <EmailStep
          submitted={first.method === 'email' ? submitted : undefined}
          request={request}
          onSent={(email) => startTransition(() => setEntering({ email, sent: true }))}
          onHasCode={(email) => {
            request.forgetError();
            void whenLoaded(loadCodeStep, () => setEntering({ email, sent: false }));
          }}
        >
          {registering && (
            <Checkbox
              label={signInCopy.labels.newsletter}
              name="newsletter"
              checked={newsletter}
              onChange={setNewsletter}
            />
          )}
        </EmailStep>
      )}
      {method === 'email' && <ProviderButtons />}
    </Card>
  );
}

/** Shows a step once its code is there; until then the page stays as it is. */
async function whenLoaded(load: (() => Promise<unknown>) | undefined, show: () => void) {
  try {
    await load?.();
    startTransition(show);
  } catch (error) {
    showToast('error', errorText(error));
  }
}

/** Says first why somebody who was sent here is asked to sign in. */
function Introduction({ children }: { children: string }) {
  const place = wantedPlace(new URLSearchParams(useLocation().search).get('next'));
  return (
    <>
      {place && (
        <strong className="mb-2 block text-ink wrap-anywhere">{signInCopy.toOpen(place)}</strong>
      )}
      {children}
    </>
  );
}

interface Entering {
  email: string;
  sent: boolean;
}

/** What the card shows first: after a form was posted without script, the step that followed. */
function firstStep(submitted: SubmittedForm | undefined) {
  const { step, values = {}, problem } = submitted ?? {};
  const { email = '', newsletter = '' } = values;
  const sent = step === STEPS.codeSent;
  const entering: Entering | undefined = sent || step === STEPS.code ? { email, sent } : undefined;
  const method: Method = step === STEPS.organisation ? 'organisation' : 'email';
  return {
    method,
    entering,
    newsletter: newsletter !== '',
    justSentTo: sent && problem === undefined ? email : undefined,
  };
}

function CodeIntroduction({ email, sent }: { email: string; sent: boolean }) {
  // A long address is broken here rather than before its last letter.
  const [name, domain] = email.split('@');
  return (
    <>
      {sent ? (
        <>
          {signInCopy.codeSentTo}{' '}
          <strong className="text-ink wrap-anywhere">
            {name}@<wbr />
            {domain}
          </strong>
          .
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
  const onward = { next: new URLSearchParams(useLocation().search).get('next') ?? undefined };
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
