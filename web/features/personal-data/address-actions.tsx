import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseAddress, exportAddressData } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { DataActions, showFailure } from './data-actions.tsx';

const copy = personalDataCopy.address;

/** Download and erase what is held about somebody without an account. */
export function AddressActions({ email, entries }: { email: string; entries: number }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const erasing = useSendOnce({
    mutationFn: () => call(eraseAddress, { email }),
    onSuccess: () => showToast('success', copy.erased(email)),
    onError: showFailure,
    // The list of schools shows contacts too.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <DataActions
      email={email}
      subject={<p className="wrap-anywhere">{copy.held(email, entries)}</p>}
      load={() => call(exportAddressData, { email })}
      explanation={copy.explanation}
    >
      {isAsking ? (
        <div className="flex flex-wrap gap-3">
          {/* The button that was pressed is gone, and a second press on its place must erase nothing. */}
          <Button ref={focus} variant="quiet" onClick={() => setAsking(false)}>
            {copy.cancel}
          </Button>
          <Button
            variant="danger"
            busy={erasing.isPending}
            busyText={copy.erasing}
            onClick={() => erasing.mutate()}
          >
            {copy.confirm}
          </Button>
        </div>
      ) : (
        <Button variant="danger-quiet" onClick={() => setAsking(true)}>
          {copy.erase}
        </Button>
      )}
    </DataActions>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}
