import { type Mode, SignInCard, submitSignIn } from '../features/sign-in/index.ts';
import type { Preparation } from '../route-facts.ts';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import type { Submission } from '../ui/submitted-form.ts';

export function submitSignInStep(
  fields: URLSearchParams,
  { routeId, search }: Preparation,
): Promise<Submission> {
  return submitSignIn(fields, { registering: routeId === 'register', search });
}

export function SignIn({ mode }: { mode: Mode }) {
  return (
    <RegionBoundary>
      {/* A key for each page, because the two share a component but not what was typed. */}
      <SignInCard key={mode} mode={mode} />
    </RegionBoundary>
  );
}
