import { type Mode, SignInCard } from '../features/sign-in/index.ts';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function SignIn({ mode }: { mode: Mode }) {
  return (
    <RegionBoundary>
      {/* The two pages share their code, not what was typed in them. */}
      <SignInCard key={mode} mode={mode} />
    </RegionBoundary>
  );
}
