import { useEffect, useRef, useState } from 'react';
import type { LibraryPath } from '#contract/library-path.ts';
import type { Tree } from '#contract/library.ts';
import { ERROR_TEXT } from '../../../copy/errors.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Week } from '../changes/library-change.ts';
import { missingFolders, replacedBucket } from './compare-with-tree.ts';
import { FileChooser } from './file-chooser.tsx';
import { FoldersDialog } from './folders-dialog.tsx';
import { LeaveDialog, useLeaveWarning } from './leave-dialog.tsx';
import type { PickedFile } from './picked-files.ts';
import type { RefusedFiles as Refused } from './plan-uploads.ts';
import { UploadActions } from './upload-actions.tsx';
import { nextToSend, type UploadItem } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { useFilePicking } from './use-file-picking.ts';
import { useUploads } from './use-uploads.ts';

interface UploadDialogProps {
  /** The week for files that are in no folder. */
  week: Week;
  /** Files that were dropped on the list. */
  dropped?: Promise<PickedFile[]> | undefined;
  tree: Tree;
  onClose: () => void;
}

/** Uploads files: choosing, reviewing, sending. While files are being sent, closing and leaving are confirmed first. */
export function UploadDialog({ week, dropped, tree, onClose }: UploadDialogProps) {
  const uploads = useUploads(tree);
  const { items, stage } = uploads;
  const running = stage !== 'choosing';
  const [folders, setFolders] = useState<readonly LibraryPath[]>();
  const picking = useFilePicking({
    tree,
    week,
    dropped,
    disabled: running || folders !== undefined,
    onPlanned: uploads.add,
  });
  const [closing, setClosing] = useState(false);
  const leaving = useLeaveWarning(running && stage !== 'done');
  const chooser = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stage === 'done') onClose();
  }, [stage, onClose]);

  const start = () => {
    const next = nextToSend(items);
    if (next.length === 0) return picking.sayNone();
    picking.forget();
    const missing = missingFolders(tree, next);
    return missing.length > 0 ? setFolders(missing) : uploads.start([]);
  };
  const confirmFolders = () => {
    setFolders(undefined);
    uploads.start(folders ?? []);
  };
  const stay = () => {
    setClosing(false);
    leaving.reset?.();
  };
  const leave = () => {
    uploads.cancelAll();
    if (leaving.state === 'blocked') leaving.proceed();
    onClose();
  };
  const close = () => (running ? setClosing(true) : onClose());
  return (
    <Dialog
      open
      holdsInput
      onClose={close}
      title={uploadsCopy.title}
      width="wide"
      actions={
        <UploadActions
          items={items}
          stage={stage}
          onStart={start}
          onCancelAll={uploads.cancelAll}
          onClose={close}
        />
      }
    >
      <div className="grid gap-4">
        {uploads.sessionOver && (
          <AlertBox>
            {ERROR_TEXT['session/required']} {uploadsCopy.sessionOver}
          </AlertBox>
        )}
        {running ? (
          <UploadTotals items={items} />
        ) : (
          <>
            <p className="font-semibold text-leaf-deep wrap-anywhere">
              {uploadsCopy.destination(week.year, week.week)}
            </p>
            <FileChooser over={picking.over} onPick={picking.pick} buttonRef={chooser} />
          </>
        )}
        {picking.complaint !== undefined && <AlertBox>{picking.complaint}</AlertBox>}
        <RefusedFiles refused={picking.refused} />
        {items.length > 0 && (
          <UploadList
            items={items}
            tree={tree}
            running={running}
            onReadOnly={uploads.setReadOnly}
            onRemove={uploads.remove}
            onCancel={uploads.cancel}
            chooser={chooser}
          />
        )}
      </div>
      {folders && (
        <FoldersDialog
          folders={folders}
          replaced={nextToSend(items).filter((item) => replacedBucket(tree, item))}
          onBack={() => setFolders(undefined)}
          onConfirm={confirmFolders}
        />
      )}
      {running && (closing || leaving.state === 'blocked') && (
        <LeaveDialog onStay={stay} onLeave={leave} />
      )}
    </Dialog>
  );
}

/** The remaining names are only counted: a folder may have hundreds. */
const SHOWN_NAMES = 5;

/** Lists the refused files by reason. */
function RefusedFiles({ refused }: { refused: Refused }) {
  const { notPdf, badName, longName, badPlace } = uploadsCopy.refused;
  return (
    <>
      {refused.notPdf.length > 0 && <AlertBox>{notPdf(inShort(refused.notPdf))}</AlertBox>}
      {refused.badPlace.length > 0 && <AlertBox>{badPlace(inShort(refused.badPlace))}</AlertBox>}
      {refused.badName.length > 0 && <AlertBox>{badName(inShort(refused.badName))}</AlertBox>}
      {refused.longName.length > 0 && <AlertBox>{longName(inShort(refused.longName))}</AlertBox>}
    </>
  );
}

function inShort(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_NAMES);
  return uploadsCopy.refused.names(shown, names.length - shown.length);
}

const { progressOfAll, soFar, percent } = uploadsCopy;

/** The progress of all uploads together, by their bytes. */
function UploadTotals({ items }: { items: readonly UploadItem[] }) {
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
