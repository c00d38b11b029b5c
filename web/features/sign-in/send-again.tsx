import { signInCopy } from '../../copy/sign-in.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { CodeRequest } from './use-code-request.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface SendAgainProps {
  email: string;
  request: CodeRequest;
  onPress: () => void;
}

/** Asks for another code, once the wait that it shows is over. */
export function SendAgain({ email, request, onPress }: SendAgainProps) {
  const secondsLeft = useSecondsLeft(request.nextAt(email));
  return (
    <TextButton disabled={secondsLeft > 0 || request.asking} onClick={onPress}>
      {secondsLeft > 0 ? signInCopy.sendAgainIn(secondsLeft) : signInCopy.sendAgain}
    </TextButton>
  );
}
