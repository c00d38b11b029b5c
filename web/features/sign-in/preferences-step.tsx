import { errorText } from '../../api/error-text.ts';
import { signInCopy } from '../../copy/sign-in.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import type { useVerification } from './use-verification.ts';

/** Shown when the account was created but its preferences could not be saved. */
export function PreferencesStep({ saving, publish }: ReturnType<typeof useVerification>) {
  const { variables: session, error } = saving;
  if (!session) return null;
  const message = errorText(error).replace(/\.$/, '');
  return (
    <div className="grid gap-5">
      {error && <AlertBox>{signInCopy.preferencesNotSaved(message)}</AlertBox>}
      <Button
        busy={saving.isPending}
        busyText={signInCopy.saving}
        onClick={() => saving.mutate(session)}
      >
        {signInCopy.saveAgain}
      </Button>
      <Button variant="quiet" onClick={() => publish(session)}>
        {signInCopy.continueWithout}
      </Button>
    </div>
  );
}
