import type { Tree } from '#contract/library.ts';
import { renameFolder } from '#contract/library-changes.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import type { Place } from '../../../paths.ts';
import { findTitle } from '../tree/find-in-tree.ts';
import { CHANGE_TIMEOUT_MS, type ChangeDialogProps, useChange } from './use-change.ts';
import { describeContents } from './describe-contents.ts';
import { placeAfterRename } from './follow-change.ts';
import { NameDialog } from './name-dialog.tsx';
import { SlowChangeNotice } from './slow-change-notice.tsx';

interface RenameFolderDialogProps extends ChangeDialogProps {
  folder: LibraryPath;
  tree: Tree | undefined;
  /** The place in the address, which is updated after the rename. */
  place: Place;
}

interface Named {
  name: string;
  title: string;
}

const { rename: copy, title: titleCopy, create, renamed, failed } = libraryChangesCopy;

export function RenameFolderDialog({ folder, tree, place, ...dialog }: RenameFolderDialogProps) {
  const kind = folder.week === undefined ? 'year' : 'week';
  const oldName = folder.week ?? folder.year;
  const oldTitle = findTitle(tree, folder) ?? '';
  const renaming = useChange({
    send: ({ name, title }: Named) => {
      const changedTitle = title !== oldTitle && { title: title === '' ? null : title };
      const input = { path: joinLibraryPath(folder), name, ...changedTitle };
      return call(renameFolder, input, { timeoutMs: CHANGE_TIMEOUT_MS });
    },
    successText: ({ name }) =>
      name === oldName ? titleCopy.saved(kind, name) : renamed(kind, oldName, name),
    failureText: (error) => failed(errorText(error)),
    placeAfter: ({ name }) => placeAfterRename(place, folder, name),
    ...dialog,
  });
  const submit = (name: string, title: string) => {
    if (name === oldName && title === oldTitle) dialog.onClose();
    else renaming.mutate({ name, title });
  };
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
      initialTitle={oldTitle}
      onSubmit={submit}
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
