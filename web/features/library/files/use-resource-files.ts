import { downloadName } from '#contract/download-name.ts';
import { loadCode } from '../../../api/load-code.ts';
import { useSendOnce } from '../../../api/use-send-once.ts';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { logFailure } from '../../../log-failure.ts';
import type { Resource } from '../tree/resource.ts';
import { PopUpBlockedError } from './pop-up-blocked-error.ts';
import { resourceLink } from './resource-link.ts';
import { saveLink } from '../../../ui/save-link.ts';

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
      mutationFn: printLater,
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

async function printLater(resource: Resource): Promise<void> {
  const { printResource } = await loadCode(() => import('./print-resource.ts'));
  await printResource(resource);
}

/** Lets the browser save the resource, named with its year group and week. Rejects when no link can be created. */
async function downloadResource(resource: Resource): Promise<void> {
  saveLink(await resourceLink(resource, 'download'), downloadName(resource));
}
