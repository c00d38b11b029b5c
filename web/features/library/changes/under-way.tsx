import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** Says what is being done, when it takes long enough for somebody to wonder. */
export function UnderWay({ now, text }: { now: boolean; text: string }) {
  const lasting = useLasting(now);
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

/** Before it, words about waiting would only flicker. */
const LASTING_MS = 1000;

/** True once something has been under way for a while. */
function useLasting(underWay: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setLasting(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [underWay]);
  return underWay && lasting;
}
