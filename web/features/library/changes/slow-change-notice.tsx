import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** Shows progress when a change takes longer than a moment. */
export function SlowChangeNotice({ now, text }: { now: boolean; text: string }) {
  const lasting = useIsSlow(now);
  return (
    <output className="block">
      {lasting && (
        <span className="mt-5 grid gap-2">
          <ProgressBar label={text} share={null} />
          <span className="text-small text-ink-soft">{text}</span>
        </span>
      )}
    </output>
  );
}

/** A notice shown earlier would only flicker. */
const SLOW_AFTER_MS = 1000;

/** True when the caller has been busy for a while. */
function useIsSlow(underWay: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setLasting(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [underWay]);
  return underWay && lasting;
}
