import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { uiCopy } from '../../copy/ui.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface AwaitLookupProps {
  error: Error | null;
  fetching: boolean;
  onTryAgain: () => void;
}

/** Stands for what is being looked up: a spinner, or what went wrong and a way to try again. */
export function AwaitLookup({ error, fetching, onTryAgain }: AwaitLookupProps) {
  // The error is gone as soon as another try begins; its words stay until that has ended.
  const [shown, setShown] = useState(error);
  if (error && error !== shown) setShown(error);
  if (!shown) return <Spinner />;
  return (
    <div className="grid max-w-160 justify-items-start gap-5">
      <AlertBox>{errorText(shown)}</AlertBox>
      <Button busy={fetching} onClick={onTryAgain}>
        {uiCopy.tryAgain}
      </Button>
    </div>
  );
}
