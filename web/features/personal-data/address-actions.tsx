import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eraseAddress, exportAddressData } from '#contract/personal-data.ts';
import { call } from '../../api/call.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/show-toast.ts';

const copy = personalDataCopy;

/** Download and erase what is held about somebody without an account. */
export function AddressActions({ email, entries }: { email: string; entries: number }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const downloading = useSendOnce({
    mutationFn: () => call(exportAddressData, { email }),
    onSuccess: (data) =>
      saveFile(copy.fileName(email), JSON.stringify(data, null, 2), 'application/json'),
    onError: showError,
  });
  const erasing = useSendOnce({
    mutationFn: () => call(eraseAddress, { email }),
    onSuccess: () => showToast('success', copy.address.erased(email)),
    onError: showError,
    // The list of schools shows contacts too.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <div className="grid justify-items-start gap-4">
      <p className="wrap-anywhere">{copy.address.held(email, entries)}</p>
      <p className="text-ink-soft">{copy.audited}</p>
      <Button
        variant="quiet"
        busy={downloading.isPending}
        busyText={copy.downloading}
        onClick={() => downloading.mutate()}
      >
        {copy.download}
      </Button>
      <p className="text-ink-soft">{copy.address.explanation}</p>
      {isAsking ? (
        <div className="flex flex-wrap gap-3">
          {/* The button that was pressed is gone, and a second press on its place must erase nothing. */}
          <Button ref={focus} variant="quiet" onClick={() => setAsking(false)}>
            {copy.address.cancel}
          </Button>
          <Button
            variant="danger"
            busy={erasing.isPending}
            busyText={copy.address.erasing}
            onClick={() => erasing.mutate()}
          >
            {copy.address.confirm}
          </Button>
        </div>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          {copy.address.erase}
        </Button>
      )}
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function showError(error: Error): void {
  showToast('error', copy.failed(errorText(error)));
}
