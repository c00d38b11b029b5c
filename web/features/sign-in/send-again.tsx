import { useEffect, useState } from 'react';
import { signInCopy } from '../../copy/sign-in.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { INTENT } from './intents.ts';
import type { CodeRequest } from './use-code-request.ts';

interface SendAgainProps {
  email: string;
  request: CodeRequest;
  /** What the server does where there is no script. */
  intent: string;
  onPress: () => void;
}

/** Asks for another code; disabled with a countdown until that is allowed. */
export function SendAgain({ email, request, intent, onPress }: SendAgainProps) {
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
