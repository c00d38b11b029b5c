import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';
import { CreateFolderDialog } from './create-folder-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { LibraryChange } from './library-change.ts';
import { RenameFolderDialog } from './rename-folder-dialog.tsx';
import type { ChangeDialogProps } from './use-change.ts';

interface LibraryChangeDialogProps extends ChangeDialogProps {
  change: LibraryChange;
  tree: Tree | undefined;
  place: Place;
}

/** The dialog for the change that an administrator has started. */
export function LibraryChangeDialog({ change, tree, place, ...dialog }: LibraryChangeDialogProps) {
  if (change.type === 'create') {
    return <CreateFolderDialog year={change.year} {...dialog} />;
  }
  const shown = { tree, place, ...dialog };
  if (change.type === 'rename') return <RenameFolderDialog folder={change.folder} {...shown} />;
  return <DeleteDialog change={change} {...shown} />;
}
