import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** Shows progress when a change takes longer than a moment. */
export function SlowChangeNotice({ busy, text }: { busy: boolean; text: string }) {
  const isSlow = useIsSlow(busy);
  return (
    <output className="block">
      {isSlow && (
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
function useIsSlow(busy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [busy]);
  return busy && isSlow;
}
