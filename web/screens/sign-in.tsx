import type { Mode } from '../features/sign-in/mode-link.tsx';
import { SignInCard } from '../features/sign-in/sign-in-card.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function SignIn({ mode }: { mode: Mode }) {
  return (
    <RegionBoundary>
      {/* The two pages share their code, not what was typed in them. */}
      <SignInCard key={mode} mode={mode} />
    </RegionBoundary>
  );
}
