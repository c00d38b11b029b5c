import { errorText } from '../../../api/error-text.ts';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Button } from '../../../ui/button.tsx';
import { OpenFailure } from './open-failure.ts';

interface InterruptionNoticeProps {
  error: unknown;
  onTryAgain: () => void;
}

/** In the place of a page that cannot be read for now, such as after the school's subscription ended. */
export function InterruptionNotice({ error, onTryAgain }: InterruptionNoticeProps) {
  const isRefused = error instanceof OpenFailure && error.reason === 'link';
  return (
    <div
      role="alert"
      className="pointer-events-auto grid max-w-md justify-items-center gap-4 rounded-m bg-sheet p-6 text-center text-ink shadow-high"
    >
      <p className="font-semibold">
        {isRefused ? errorText(error.cause) : viewerCopy.failed.bytes}
      </p>
      <p className="text-ink-soft">{viewerCopy.interrupted}</p>
      <Button onClick={onTryAgain}>{viewerCopy.tryAgain}</Button>
    </div>
  );
}
