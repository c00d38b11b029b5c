import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import { VERIFICATION_CODE_DIGITS } from '#contract/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import type { SubmittedForm } from '../../ui/submitted-form.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { INTENT } from './intents.ts';
import { signInErrorText } from './sign-in-error-text.ts';
import type { CodeRequest } from './use-code-request.ts';

/** Any other refused code stays in the boxes, where one digit can be put right. */
const NEEDS_ANOTHER_CODE: ErrorCode = 'sign-in/second-code';

interface CodeFormProps {
  /** Where another code is sent to. */
  email: string;
  request: CodeRequest;
  verifying: { error: Error | null; reset: () => void };
  busy: boolean;
  /** Whether everything besides the code has been entered. */
  isReady: boolean;
  submitted: SubmittedForm | undefined;
  intents: { verify: string; sendAgain: string };
  firstBox: RefObject<HTMLInputElement | null>;
  onVerify: (code: string, onRefused: (error: Error) => void) => void;
  onSendAgain: (onSent: () => void) => void;
  /** The button or link that leaves the form. */
  leave: ReactNode;
  /** Fields above the code. */
  children?: ReactNode;
}

export function CodeForm(props: CodeFormProps) {
  const { email, request, verifying, busy, isReady, intents, firstBox, leave, children } = props;
  const [code, setCode] = useState('');
  const [hasActed, setHasActed] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const isHydrated = useIsHydrated();
  const isComplete = code.length === VERIFICATION_CODE_DIGITS && isReady;
  const submitted = hasActed ? undefined : props.submitted;
  const problem = problemOf();

  function submit(entered: string): void {
    setHasActed(true);
    setSentAgain(false);
    request.forgetError();
    props.onVerify(entered, (error) => {
      if (error instanceof ApiError && error.code === NEEDS_ANOTHER_CODE) setCode('');
      firstBox.current?.focus();
    });
  }

  function sendAgain(): void {
    setHasActed(true);
    verifying.reset();
    // The button is about to be disabled and would lose the focus.
    firstBox.current?.focus();
    props.onSendAgain(() => {
      setSentAgain(true);
      setCode('');
      firstBox.current?.focus();
    });
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === VERIFICATION_CODE_DIGITS) submit(code);
      }}
      className="grid gap-5"
    >
      {children}
      <div>
        <CodeField
          label={signInCopy.labels.code}
          name="code"
          value={code}
          onChange={setCode}
          // A refused code is corrected digit by digit, and then sent by the button.
          onComplete={(entered) => isReady && !verifying.error && submit(entered)}
          firstBoxRef={firstBox}
        />
        <output className="block pt-1.5 text-small text-leaf-deep empty:pt-0">
          {sentAgain ? signInCopy.sentAgain : submitted?.notice}
        </output>
      </div>
      {problem && <AlertBox>{problem}</AlertBox>}
      <Button
        type="submit"
        name={INTENT}
        value={intents.verify}
        // Before the page's script runs, the server checks what was typed.
        disabled={isHydrated && !isComplete}
        busy={busy}
        busyText={signInCopy.verifying}
      >
        {signInCopy.verify}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {leave}
        <SendAgain email={email} request={request} intent={intents.sendAgain} onPress={sendAgain} />
      </div>
    </form>
  );

  function problemOf(): string | undefined {
    if (verifying.error) return signInErrorText(verifying.error, 'verification');
    if (request.error) return signInErrorText(request.error, 'request');
    return submitted?.problem;
  }
}

interface SendAgainProps {
  email: string;
  request: CodeRequest;
  /** What the server does where there is no script. */
  intent: string;
  onPress: () => void;
}

/** Asks for another code; disabled with a countdown until that is allowed. */
function SendAgain({ email, request, intent, onPress }: SendAgainProps) {
  const counted = useSecondsLeft(request.nextAt(email));
  // Without script there is no countdown, and the server says how long to wait.
  const secondsLeft = useIsHydrated() ? counted : 0;
  return (
    <TextButton
      type="submit"
      name={INTENT}
      value={intent}
      disabled={secondsLeft > 0 || request.asking}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      {secondsLeft > 0 ? signInCopy.sendAgainIn(secondsLeft) : signInCopy.sendAgain}
    </TextButton>
  );
}

const TICK_MS = 250;

/** Counts down to a moment. Computed from the clock, so it stays right when timers are throttled or the computer sleeps. */
function useSecondsLeft(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(moment);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
