import { errorText } from '../../../api/error-text.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { SpinnerRing } from '../../../ui/spinner-ring.tsx';

export interface PanelState {
  loading?: boolean;
  error?: Error | null;
  onTryAgain?: (() => void) | undefined;
  /** What to select first. */
  prompt?: string | undefined;
}

interface PanelMessageProps extends PanelState {
  empty: string | undefined;
}

/** What a panel says in place of its rows. */
export function PanelMessage({ loading, error, onTryAgain, prompt, empty }: PanelMessageProps) {
  if (loading) {
    return (
      <output className={`${MESSAGE} flex items-center gap-2.5`}>
        <SpinnerRing />
        {uiCopy.loading}
      </output>
    );
  }
  if (error) {
    return (
      <div className={`${MESSAGE} grid justify-items-start gap-4`}>
        <p className="font-medium text-apple-deep">{browserCopy.error(errorText(error))}</p>
        {onTryAgain && (
          <Button variant="quiet" onClick={onTryAgain}>
            {uiCopy.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  return <p className={MESSAGE}>{prompt ?? empty}</p>;
}

const MESSAGE = 'p-5 text-ink-soft wrap-anywhere';
