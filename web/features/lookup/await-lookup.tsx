import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../api/error-text.ts';
import { uiCopy } from '../../copy/ui.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface AwaitLookupProps {
  lookup: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Shown until a query has data: a spinner, or the error and a button to try again. */
export function AwaitLookup({ lookup: { error, isFetching, refetch } }: AwaitLookupProps) {
  // The query clears its error when a retry begins; the message stays until the retry has ended.
  const [shown, setShown] = useState(error);
  if (error && error !== shown) setShown(error);
  if (!shown) return <Spinner />;
  return (
    <div className="grid max-w-160 justify-items-start gap-5">
      <AlertBox>{errorText(shown)}</AlertBox>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {uiCopy.tryAgain}
      </Button>
    </div>
  );
}
