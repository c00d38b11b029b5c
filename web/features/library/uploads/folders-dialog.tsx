import { CalendarDays, Folder, TriangleAlert } from 'lucide-react';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { PlannedUpload } from './upload-item.ts';

interface FoldersDialogProps {
  folders: readonly LibraryPath[];
  /** Uploads that replace a file. */
  replaced: readonly PlannedUpload[];
  onBack: () => void;
  onConfirm: () => void;
}

const { folders: copy } = uploadsCopy;

/** Lists the year groups and weeks that will be created, and the files that will be replaced. */
export function FoldersDialog({ folders, replaced, onBack, onConfirm }: FoldersDialogProps) {
  return (
    <ConfirmDialog
      open
      onClose={onBack}
      onConfirm={onConfirm}
      variant="primary"
      words={{ ...copy, cancel: copy.back }}
    >
      <p className="mb-4">{copy.introduction}</p>
      <ul className="grid gap-2">
        {folders.map((folder) => (
          <FolderLine key={joinLibraryPath(folder)} folder={folder} />
        ))}
      </ul>
      {replaced.length > 0 && (
        <>
          <p className="mt-6 mb-4">{copy.replaced}</p>
          <ul className="grid gap-2">
            {replaced.map(({ year, week, name }) => (
              <li key={joinLibraryPath({ year, week, name })} className={LINE}>
                <TriangleAlert aria-hidden="true" size={20} className="shrink-0 text-honey-ink" />
                {uploadsCopy.place(year, week, name)}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

function FolderLine({ folder: { year, week } }: { folder: LibraryPath }) {
  const Icon = week === undefined ? Folder : CalendarDays;
  return (
    <li className={LINE}>
      <Icon aria-hidden="true" size={20} className="shrink-0 text-leaf" />
      {week === undefined ? copy.year(year) : copy.week(week, year)}
    </li>
  );
}

const LINE = 'flex items-start gap-3 leading-snug font-medium wrap-anywhere';
