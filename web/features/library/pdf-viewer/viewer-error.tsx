import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { viewerCopy } from '../../../copy/viewer.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { OpenFailure } from './open-failure.ts';

interface ViewerErrorProps {
  error: unknown;
  onClose: () => void;
  onTryAgain: () => void;
  /** Only where the resource may be downloaded. */
  onDownload: (() => void) | undefined;
}

export function ViewerError({ error, onClose, onTryAgain, onDownload }: ViewerErrorProps) {
  const { heading, downloadInstead } = viewerCopy.failed;
  const isFileAtFault = reasonOf(error) === 'damaged' || reasonOf(error) === 'password';
  return (
    <div className="grid place-items-center overflow-y-auto bg-paper p-6 text-ink">
      <div role="alert" className="grid max-w-xl justify-items-center gap-4 text-center">
        <h2 className="text-title">{heading}</h2>
        <p className="text-large text-balance">
          {linesFor(error).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        {isFileAtFault && onDownload && <p className="text-ink-soft">{downloadInstead}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {isFileAtFault && onDownload && (
            <Button onClick={onDownload}>{viewerCopy.download}</Button>
          )}
          {!isFileAtFault && <NextTry error={error} onTryAgain={onTryAgain} />}
          <Button variant="quiet" onClick={onClose}>
            {viewerCopy.close}
          </Button>
        </div>
      </div>
    </div>
  );
}

function linesFor(error: unknown): string[] {
  const { link, bytes, unreadable, damaged, password } = viewerCopy.failed;
  const reason = reasonOf(error);
  if (reason === 'damaged') return [unreadable, damaged];
  if (reason === 'password') return [unreadable, password];
  if (reason === 'link' && error instanceof OpenFailure) return [link, errorText(error.cause)];
  return [bytes];
}

function reasonOf(error: unknown): OpenFailure['reason'] | undefined {
  return error instanceof OpenFailure ? error.reason : undefined;
}

interface InterruptionNoticeProps {
  error: unknown;
  onTryAgain: () => void;
}

/** Shown in place of a page that cannot be read, such as after the school's subscription ended. */
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
      <NextTry error={error} onTryAgain={onTryAgain} />
    </div>
  );
}

/** Once the session has ended, trying again is of no use: signing in leads back to this page. */
function NextTry({ error, onTryAgain }: InterruptionNoticeProps) {
  const cause = error instanceof OpenFailure ? error.cause : undefined;
  if (cause instanceof ApiError && cause.code === 'session/required') {
    const next = location.pathname + location.search;
    return (
      <a href={paths.signIn({ next })} className={buttonStyle('primary')}>
        {viewerCopy.signIn}
      </a>
    );
  }
  return <Button onClick={onTryAgain}>{viewerCopy.tryAgain}</Button>;
}

/** Shown in place of a page that cannot be drawn; the others can be turned to. */
export function PageFailure({ onDownload }: Pick<ViewerErrorProps, 'onDownload'>) {
  return (
    <div
      role="alert"
      className="pointer-events-auto grid max-w-md justify-items-center gap-4 rounded-m bg-sheet p-6 text-center text-ink shadow-high"
    >
      <h2 className="text-title">{viewerCopy.failed.heading}</h2>
      <p>{viewerCopy.pageFailed}</p>
      {onDownload && (
        <>
          <p className="text-ink-soft">{viewerCopy.failed.downloadInstead}</p>
          <Button onClick={onDownload}>{viewerCopy.download}</Button>
        </>
      )}
    </div>
  );
}
