import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useLasting } from './use-lasting.ts';

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
