import { uiCopy } from '../copy/ui.ts';
import { SpinnerRing } from './spinner-ring.tsx';

interface SpinnerProps {
  label?: string;
  /** Fills the window while there is no page to show yet. */
  fullScreen?: boolean;
}

/** Appears only after a short delay, so that quick loads do not flicker. */
export function Spinner({ label = uiCopy.loading, fullScreen = false }: SpinnerProps) {
  if (!fullScreen) {
    return (
      <output className="inline-flex animate-late items-center gap-2.5 text-ink-soft">
        <SpinnerRing />
        {label}
      </output>
    );
  }
  return (
    <output className="fixed inset-0 z-40 grid animate-late place-content-center justify-items-center gap-4 bg-paper">
      <span className="text-[2.5rem] leading-none text-leaf">
        <SpinnerRing />
      </span>
      <span className="text-ink-soft">{label}</span>
    </output>
  );
}
