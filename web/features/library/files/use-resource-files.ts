import { downloadName } from '#contract/download-name.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { logFailure } from '../../../log-failure.ts';
import type { Resource } from '../tree/resource.ts';
import { PopUpBlockedError, printResource } from './print-resource.ts';
import { resourceLink } from './resource-link.ts';

/** Downloading and printing; a failure is shown in the browser's own alert. */
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

/** Lets the browser save the resource, named with its year group and week. Rejects when no link can be created. */
async function downloadResource(resource: Resource): Promise<void> {
  const link = document.createElement('a');
  link.href = await resourceLink(resource, 'download');
  link.download = downloadName(resource);
  document.body.append(link);
  link.click();
  link.remove();
}
