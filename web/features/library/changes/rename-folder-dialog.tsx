import type { Tree } from '#contract/library.ts';
import { renameFolder } from '#contract/library-changes.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import type { Place } from '../../../paths.ts';
import { CHANGE_TIMEOUT_MS } from './change-timeout.ts';
import { describeContents } from './describe-contents.ts';
import { placeAfterRename } from './follow-change.ts';
import { NameDialog } from './name-dialog.tsx';
import { SlowChangeNotice } from './slow-change-notice.tsx';
import { type ChangeDialogProps, useChange } from './use-change.ts';

interface RenameFolderDialogProps extends ChangeDialogProps {
  folder: LibraryPath;
  tree: Tree | undefined;
  /** The place in the address, which is updated after the rename. */
  place: Place;
}

const { rename: copy, create, renamed, failed } = libraryChangesCopy;

export function RenameFolderDialog({ folder, tree, place, ...dialog }: RenameFolderDialogProps) {
  const kind = folder.week === undefined ? 'year' : 'week';
  const oldName = folder.week ?? folder.year;
  const renaming = useChange({
    send: (name: string) =>
      call(renameFolder, { path: joinLibraryPath(folder), name }, { timeoutMs: CHANGE_TIMEOUT_MS }),
    successText: (name) => renamed(kind, oldName, name),
    failureText: (error) => failed(errorText(error)),
    placeAfter: (name) => placeAfterRename(place, folder, name),
    ...dialog,
  });
  return (
    <NameDialog
      title={copy.title[kind]}
      explanation={copy.explanation}
      placeholder={create.placeholder[kind]}
      initialName={oldName}
      submit={copy.submit}
      busyText={copy.busy}
      busy={renaming.isPending}
      error={renaming.error ? errorText(renaming.error) : undefined}
      onSubmit={(name) => (name === oldName ? dialog.onClose() : renaming.mutate(name))}
      finalFocus={renaming.finalFocus}
      onClose={dialog.onClose}
    >
      <SlowChangeNotice
        busy={renaming.isPending}
        text={copy.underWay(describeContents(tree, folder) ?? oldName)}
      />
    </NameDialog>
  );
}
