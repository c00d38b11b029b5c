import { signInCopy } from '../../copy/sign-in.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { CodeRequest } from './use-code-request.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Asks for another code, once the wait that it shows is over. */
export function SendAgain({ request, onPress }: { request: CodeRequest; onPress: () => void }) {
  const secondsLeft = useSecondsLeft(request.nextAt);
  return (
    <TextButton disabled={secondsLeft > 0 || request.asking} onClick={onPress}>
      {secondsLeft > 0 ? signInCopy.sendAgainIn(secondsLeft) : signInCopy.sendAgain}
    </TextButton>
  );
}
