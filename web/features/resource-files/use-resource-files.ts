import { useMutation } from '@tanstack/react-query';
import { resourceFilesCopy } from '../../copy/resource-files.ts';
import { logFailure } from '../../log-failure.ts';
import { downloadResource } from './download-resource.ts';
import { PopUpBlockedError, printResource } from './print-resource.ts';

/** Downloading and printing from a list; a failure is told in the browser's own alert. */
export function useResourceFiles() {
  const { mutate: download } = useMutation({
    mutationFn: downloadResource,
    onError: (error) => {
      logFailure(resourceFilesCopy.log.download, error);
      window.alert(resourceFilesCopy.downloadFailed);
    },
  });
  const { mutate: print } = useMutation({
    mutationFn: printResource,
    onError: (error) => {
      logFailure(resourceFilesCopy.log.print, error);
      const blocked = error instanceof PopUpBlockedError;
      window.alert(blocked ? resourceFilesCopy.popUpBlocked : resourceFilesCopy.printFailed);
    },
  });
  return { download, print };
}
