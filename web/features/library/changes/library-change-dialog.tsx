import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';
import { CreateFolderDialog } from './create-folder-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { LibraryChange } from './library-change.ts';
import { RenameFolderDialog } from './rename-folder-dialog.tsx';

interface LibraryChangeDialogProps {
  change: LibraryChange;
  tree: Tree | undefined;
  place: Place;
  pathTo: (place: Place) => string;
  onClose: () => void;
}

/** The one dialog that belongs to what an administrator is about to do. */
export function LibraryChangeDialog({ change, ...rest }: LibraryChangeDialogProps) {
  if (change.type === 'create') {
    return <CreateFolderDialog year={change.year} pathTo={rest.pathTo} onClose={rest.onClose} />;
  }
  if (change.type === 'rename') return <RenameFolderDialog folder={change.folder} {...rest} />;
  return <DeleteDialog change={change} {...rest} />;
}
