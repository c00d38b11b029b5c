import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Tree } from '#contract/library.ts';
import { deleteFolder, deleteResource } from '#contract/library-changes.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { libraryChangesCopy } from '../../../copy/library-changes.ts';
import type { Place } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { undoAction } from '../deletions/restore-item.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';
import { CHANGE_TIMEOUT_MS, type ChangeDialogProps, useChange } from './use-change.ts';
import { describeContents } from './describe-contents.ts';
import { placeAfterDeletion } from './follow-change.ts';
import { kindOf, type LibraryChange } from './library-change.ts';
import { SlowChangeNotice } from './slow-change-notice.tsx';

interface DeleteDialogProps extends ChangeDialogProps {
  change: Extract<LibraryChange, { type: `delete-${string}` }>;
  tree: Tree | undefined;
  /** The place in the address. If it is deleted, the address moves up to the parent of the deleted item. */
  place: Place;
}

const { delete: copy, cancel, deleted, notDeleted } = libraryChangesCopy;

export function DeleteDialog({ change, tree, place, ...dialog }: DeleteDialogProps) {
  const kind = kindOf(change);
  const { name, path, contents } = detailsOf(change, tree);
  const queryClient = useQueryClient();
  useFreshTree();
  const deleting = useChange({
    send: () => sendDeletion(change),
    successText: () => deleted(kind, name),
    toastAction: (id) =>
      id === undefined ? undefined : undoAction(queryClient, { id, kind, name }),
    failureText: (error) => notDeleted(kind, errorText(error)),
    placeAfter: () => placeAfterDeletion(place, path),
    ...dialog,
    closesWhenGone: true,
  });
  return (
    <ConfirmDialog
      open
      onClose={dialog.onClose}
      onConfirm={() => deleting.mutate(undefined)}
      busy={deleting.isPending}
      words={{ ...copy, confirm: copy.submit, cancel }}
      finalFocus={deleting.finalFocus}
    >
      <p className="font-medium wrap-anywhere">{copy.question(kind, name)}</p>
      {kind !== 'resource' && (
        <p className={contents ? 'mt-3 font-semibold text-apple-deep' : 'mt-3 text-ink-soft'}>
          {contents ? copy.contents(contents) : copy.empty}
        </p>
      )}
      <p className="mt-3 text-ink-soft">{copy.restorable}</p>
      <SlowChangeNotice busy={deleting.isPending} text={copy.underWay(contents ?? name)} />
    </ConfirmDialog>
  );
}

function detailsOf(change: DeleteDialogProps['change'], tree: Tree | undefined) {
  if (change.type === 'delete-resource') {
    const { year, week, name } = change.resource;
    return { name, path: { year, week, name }, contents: undefined };
  }
  const { folder: path } = change;
  return { name: path.week ?? path.year, path, contents: describeContents(tree, path) };
}

/** Returns the id with which the deletion can be undone. */
async function sendDeletion(change: DeleteDialogProps['change']): Promise<string | undefined> {
  const options = { timeoutMs: CHANGE_TIMEOUT_MS };
  if (change.type === 'delete-folder') {
    const path = joinLibraryPath(change.folder);
    return (await call(deleteFolder, { path }, options)).deletionId;
  }
  const { bucket, ...place } = change.resource;
  const path = joinLibraryPath(place);
  return (await call(deleteResource, { bucket, path }, options)).deletionId;
}

/** Refetches the tree, so that the dialog lists what will really be deleted: others may have added files. */
function useFreshTree(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    void reloadFileTree(queryClient);
  }, [queryClient]);
}
