import type { ReactNode } from 'react';
import type { PersonalData } from '#contract/personal-data.ts';
import { errorText } from '../../api/error-text.ts';
import { useSendOnce } from '../../api/use-send-once.ts';
import { personalDataCopy } from '../../copy/personal-data.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/show-toast.ts';

interface DataActionsProps {
  email: string;
  /** Whom it is about. */
  subject: ReactNode;
  load: () => Promise<PersonalData>;
  /** What deleting does. */
  explanation: string;
  /** The buttons that delete. */
  children: ReactNode;
}

const copy = personalDataCopy;

/** Download what is held about somebody, or delete it. */
export function DataActions({ email, subject, load, explanation, children }: DataActionsProps) {
  const downloading = useSendOnce({
    mutationFn: load,
    onSuccess: (data) =>
      saveFile(copy.fileName(email), JSON.stringify(data, null, 2), 'application/json'),
    onError: showFailure,
  });
  return (
    <div className="grid justify-items-start gap-4">
      {subject}
      <p className="text-ink-soft">{copy.audited}</p>
      <Button
        variant="quiet"
        busy={downloading.isPending}
        busyText={copy.downloading}
        onClick={() => downloading.mutate()}
      >
        {copy.download}
      </Button>
      <p className="text-ink-soft">{explanation}</p>
      {children}
    </div>
  );
}

export function showFailure(error: Error): void {
  showToast('error', copy.failed(errorText(error)));
}
