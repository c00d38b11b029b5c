import { Upload } from 'lucide-react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import type { Week } from '../changes/library-change.ts';

/** Says where files will go that are being dragged over the list, or what to select first. */
export function DropHint({ week }: { week: Week | undefined }) {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-4 bottom-8 z-40 mx-auto flex w-fit items-center gap-3 rounded-full bg-leaf-deep px-6 py-3 font-semibold text-sheet shadow-high wrap-anywhere"
    >
      <Upload size={20} className="shrink-0" />
      {week ? uploadsCopy.dropHere(week.year, week.week) : browserCopy.selectFirst}
    </p>
  );
}
