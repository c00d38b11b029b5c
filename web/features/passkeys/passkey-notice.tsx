import { lazy, Suspense } from 'react';
import { useSession } from '../session/index.ts';

/** Few people ever see it, so its code is not part of every page. */
const MissingPasskey = lazy(async () => {
  const { MissingPasskey: Component } = await import('./missing-passkey.tsx');
  return { default: Component };
});

/** For an administrator who has not shown the passkey that administrators need. */
export function PasskeyNotice() {
  if (!useSession()?.needsPasskey) return null;
  return (
    <Suspense fallback={null}>
      <MissingPasskey />
    </Suspense>
  );
}
