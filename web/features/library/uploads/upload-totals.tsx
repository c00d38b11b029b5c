import { uploadsCopy } from '../../../copy/uploads.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { UploadItem } from './upload-item.ts';

const { progressOfAll, soFar, percent } = uploadsCopy;

/** The progress of all uploads together, by their bytes. */
export function UploadTotals({ items }: { items: readonly UploadItem[] }) {
  const settled = items.filter(({ state }) => state !== 'waiting' && state !== 'sending');
  const all = sum(items.map(({ file }) => file.size));
  const sent = sum(items.map((item) => (settled.includes(item) ? item.file.size : item.sentBytes)));
  const share = all === 0 ? 0 : Math.min(sent / all, 1);
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 font-semibold">
        <output>{soFar(settled.length, items.length)}</output>
        <span>{percent(share)}</span>
      </div>
      <ProgressBar label={progressOfAll} share={share} />
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
