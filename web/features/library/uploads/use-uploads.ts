import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createFolder, UPLOAD_ROUTE, uploadAnswer } from '#contract/library-changes.ts';
import { joinLibraryPath, type LibraryPath } from '#contract/library-path.ts';
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

/** Done is when all of them are there. */
export type UploadStage = 'choosing' | 'making-folders' | 'uploading' | 'done';

/** The queue of one visit to the dialog, and all that happens around sending it. */
export function useUploads(tree: Tree) {
  const queryClient = useQueryClient();
  const [queue] = useState(() => createUploadQueue(sendUpload));
  const items = useSyncExternalStore(queue.watch, queue.items);
  const [stage, setStage] = useState<UploadStage>('choosing');
  const [sessionOver, setSessionOver] = useState(false);
  // Whoever is led away, because they signed out in another tab, leaves nothing running.
  useEffect(() => () => queue.cancelAll(), [queue]);

  return {
    items,
    stage,
    /** Somebody must sign in again before anything more is taken. */
    sessionOver,
    add: (planned: readonly PlannedUpload[]) =>
      queue.add(planned.map((each) => ({ ...each, readOnly: wasReadOnly(each) }))),
    remove: queue.remove,
    setReadOnly: queue.setReadOnly,
    cancel: queue.cancel,
    cancelAll: queue.cancelAll,
    start: (folders: readonly LibraryPath[]) => void start(folders),
  };

  /** A new version of what teachers could not download stays so, unless somebody decides otherwise. */
  function wasReadOnly(upload: PlannedUpload): boolean {
    return replacedBucket(tree, upload) === 'learning-readonly';
  }

  async function start(folders: readonly LibraryPath[]): Promise<void> {
    setSessionOver(false);
    const stoppedBy = await upload(folders);
    // Not after the lists: they may be long in coming, and nothing here waits for them.
    setStage(queue.items().some(isUnfinished) ? 'choosing' : 'done');
    await catchUp(stoppedBy);
  }

  /** Gives what stopped it before its end. */
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

  /** Not after the session has ended: the guard of the page would lead away, and the queue be lost. */
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
    // Somebody else made it meanwhile.
    if (!(error instanceof ApiError) || error.code !== 'folder/exists') throw error;
  }
}

const MEGABYTE = 1_000_000;

const sendUpload: SendUpload = async (item, options) => {
  const { file, year, week, name, readOnly } = item;
  // Said at once: a file of that size would be on its way for minutes before the server can say it.
  if (file.size > UPLOAD_MEGABYTES * MEGABYTE) throw new ApiError('upload/too-large');
  const bucket = readOnly ? 'learning-readonly' : 'learning';
  const { url } = requestFor({ method: 'PUT', path: UPLOAD_ROUTE }, { bucket, year, week, name });
  await sendFile(url, file, { ...options, type: 'application/pdf', output: uploadAnswer });
};
