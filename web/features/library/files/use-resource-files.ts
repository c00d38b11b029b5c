import { useSendOnce } from '../../../api/use-send-once.ts';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { logFailure } from '../../../log-failure.ts';
import { downloadResource } from './download-resource.ts';
import { PopUpBlockedError, printResource } from './print-resource.ts';

/** Downloading and printing from a list; a failure is told in the browser's own alert. */
export function useResourceFiles() {
  const { mutate: download } = useSendOnce(
    {
      mutationFn: downloadResource,
      onError: (error) => {
        logFailure(resourceFilesCopy.log.download, error);
        window.alert(resourceFilesCopy.downloadFailed);
      },
    },
    { forEachInput: true },
  );
  const { mutate: print } = useSendOnce(
    {
      mutationFn: printResource,
      onError: (error) => {
        logFailure(resourceFilesCopy.log.print, error);
        const blocked = error instanceof PopUpBlockedError;
        window.alert(blocked ? resourceFilesCopy.popUpBlocked : resourceFilesCopy.printFailed);
      },
    },
    { forEachInput: true },
  );
  return { download, print };
}
