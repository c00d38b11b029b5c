import { uploadsCopy } from '../../../copy/uploads.ts';
import { Button } from '../../../ui/button.tsx';
import { nextToSend, type UploadItem } from './upload-item.ts';
import type { UploadStage } from './use-uploads.ts';

interface UploadActionsProps {
  items: readonly UploadItem[];
  stage: UploadStage;
  onStart: () => void;
  onCancelAll: () => void;
  onClose: () => void;
}

/** The buttons below the queue. The same two elements in every state, so that they keep the focus. */
export function UploadActions({ items, stage, ...on }: UploadActionsProps) {
  const running = stage !== 'choosing';
  return (
    <>
      <Button
        variant="quiet"
        disabled={stage === 'making-folders'}
        onClick={running ? on.onCancelAll : on.onClose}
      >
        {secondaryText(items, running)}
      </Button>
      <Button busy={running} busyText={busyText(stage)} onClick={on.onStart}>
        {primaryText(items)}
      </Button>
    </>
  );
}

function secondaryText(items: readonly UploadItem[], running: boolean): string {
  if (running) return uploadsCopy.cancelAll;
  return items.some(({ state }) => state === 'done') ? uploadsCopy.close : uploadsCopy.cancel;
}

function primaryText(items: readonly UploadItem[]): string {
  const next = nextToSend(items);
  const again = next.length > 0 && next.every(({ state }) => state === 'failed');
  return again ? uploadsCopy.tryAgain(next.length) : uploadsCopy.upload(next.length);
}

function busyText(stage: UploadStage): string {
  return stage === 'making-folders' ? uploadsCopy.folders.busy : uploadsCopy.uploading;
}
