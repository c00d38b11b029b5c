import { type Mode, SignInCard } from '../features/sign-in/index.ts';
import { RegionBoundary } from '../ui/region-boundary.tsx';

export function SignIn({ mode }: { mode: Mode }) {
  return (
    <RegionBoundary>
      {/* A key for each page, because the two share a component but not what was typed. */}
      <SignInCard key={mode} mode={mode} />
    </RegionBoundary>
  );
}
