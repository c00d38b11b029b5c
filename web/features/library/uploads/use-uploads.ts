import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createFolder, UPLOAD_ROUTE, uploadAnswer } from '#contract/library-changes.ts';
import { joinLibraryPath } from '#contract/join-library-path.ts';
import type { LibraryPath } from '#contract/library-path.ts';
import type { Tree } from '#contract/library.ts';
import { UPLOAD_MEGABYTES } from '#contract/limits.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { errorText } from '../../../api/error-text.ts';
import { requestFor } from '../../../api/request-for.ts';
import { sendFile } from '../../../api/send-file.ts';
import { uploadsCopy } from '../../../copy/uploads.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { sessionQuery } from '../../session/index.ts';
import { reloadFileTree } from '../tree/file-tree-query.ts';
import { replacedBucket } from './compare-with-tree.ts';
import { isUnfinished, type PlannedUpload } from './upload-item.ts';
import { createUploadQueue, type SendUpload } from './upload-queue.ts';

/** `done` when every file of the queue is uploaded; after any other run it is `choosing` again. */
export type UploadStage = 'choosing' | 'making-folders' | 'uploading' | 'done';

/** The queue of an open dialog, with creating folders, sending, and updating the lists. */
export function useUploads(tree: Tree) {
  const queryClient = useQueryClient();
  const [queue] = useState(() => createUploadQueue(sendUpload));
  const items = useSyncExternalStore(queue.watch, queue.items);
  const [stage, setStage] = useState<UploadStage>('choosing');
  const [sessionOver, setSessionOver] = useState(false);
  // Stops uploads when the user is redirected, for example after signing out in another tab.
  useEffect(() => () => queue.cancelAll(), [queue]);

  return {
    items,
    stage,
    /** The user must sign in again before anything more is sent. */
    sessionOver,
    add: (planned: readonly PlannedUpload[]) =>
      queue.add(planned.map((each) => ({ ...each, readOnly: wasReadOnly(each) }))),
    remove: queue.remove,
    setReadOnly: queue.setReadOnly,
    cancel: queue.cancel,
    cancelAll: queue.cancelAll,
    start: (folders: readonly LibraryPath[]) => void start(folders),
  };

  /** A new version of a read-only resource is read-only too, unless the administrator decides otherwise. */
  function wasReadOnly(upload: PlannedUpload): boolean {
    return replacedBucket(tree, upload) === 'learning-readonly';
  }

  async function start(folders: readonly LibraryPath[]): Promise<void> {
    setSessionOver(false);
    const stoppedBy = await upload(folders);
    // Before the lists are reloaded, which may take long.
    setStage(queue.items().some(isUnfinished) ? 'choosing' : 'done');
    await catchUp(stoppedBy);
  }

  /** Returns the error that stopped the run. */
  async function upload(folders: readonly LibraryPath[]): Promise<unknown> {
    try {
      setStage('making-folders');
      for (const folder of folders) await makeFolder(folder);
    } catch (error) {
      showToast('error', uploadsCopy.failed(errorText(error)));
      return error;
    }
    setStage('uploading');
    const { uploaded, failed, stoppedBy } = await queue.run();
    if (failed > 0) showToast('error', uploadsCopy.someFailed(failed));
    else if (uploaded > 0) showToast('success', uploadsCopy.uploaded(uploaded));
    return stoppedBy;
  }

  /**
   * Reloads what may have changed. Asks for nothing once the session has ended: the page's guard would redirect, and the
   * queue would be lost.
   */
  async function catchUp(error: unknown): Promise<void> {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'session/required') return setSessionOver(true);
    if (code === 'access/denied') return queryClient.invalidateQueries(sessionQuery);
    return reloadFileTree(queryClient);
  }
}

async function makeFolder(folder: LibraryPath): Promise<void> {
  try {
    await call(createFolder, { path: joinLibraryPath(folder) });
  } catch (error) {
    // Another administrator has created it meanwhile.
    if (!(error instanceof ApiError) || error.code !== 'folder/exists') throw error;
  }
}

const MEGABYTE = 1_000_000;

const sendUpload: SendUpload = async (item, options) => {
  const { file, year, week, name, readOnly } = item;
  // Refused here, because uploading so large a file would take minutes before the server could refuse it.
  if (file.size > UPLOAD_MEGABYTES * MEGABYTE) throw new ApiError('upload/too-large');
  const bucket = readOnly ? 'learning-readonly' : 'learning';
  const { url } = requestFor({ method: 'PUT', path: UPLOAD_ROUTE }, { bucket, year, week, name });
  return sendFile(url, file, { ...options, type: 'application/pdf', output: uploadAnswer });
};
