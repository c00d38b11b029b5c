import { Dialog } from '@base-ui/react/dialog';
import { type ComponentProps, useRef } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useResourceFiles } from '../files/use-resource-files.ts';
import { isDownloadable, type Resource } from '../tree/resource.ts';
import { DocumentView } from './document-view.tsx';
import { useDocument } from './use-document.ts';
import { useFadingControls } from './use-fading-controls.ts';
import { type Presentation, useWakeLock } from './use-presentation.ts';
import { ViewerError } from './viewer-error.tsx';
import { ViewerHeader } from './viewer-header.tsx';
import { barStyle, READING_WINDOW } from './viewer-style.ts';

interface ResourceViewerProps {
  resource: Resource;
  presentation: Presentation;
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onClose: () => void;
}

/** The viewer of one resource, which starts loading while the dialog opens. */
export function ResourceViewer(props: ResourceViewerProps) {
  const { resource, presentation, finalFocus, onClose } = props;
  const viewer = useRef<HTMLDivElement>(null);
  const { state, tryAgain } = useDocument(resource);
  const { download, print } = useResourceFiles();
  const { isPresenting } = presentation;
  const mode = isPresenting ? 'presenting' : 'reading';
  const areControlsShown = useFadingControls(isPresenting, viewer);
  useWakeLock(isPresenting);

  const files = isDownloadable(resource)
    ? { onDownload: () => download(resource), onPrint: () => print(resource) }
    : undefined;
  const toggleFullScreen = () => (isPresenting ? presentation.leave() : presentation.enter());
  const bars = barStyle(mode, areControlsShown);

  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(_open, { reason }) => {
        // The first Escape leaves full screen, the second closes.
        if (reason === 'escape-key' && isPresenting) presentation.leave();
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Popup
          ref={viewer}
          initialFocus={viewer}
          finalFocus={finalFocus}
          onContextMenu={(event) => event.preventDefault()}
          className={`fixed z-50 overflow-hidden outline-none ${isPresenting ? PRESENTING : READING_WINDOW}`}
        >
          <div
            className={`grid h-full grid-cols-1 ${isPresenting ? '' : 'grid-rows-[auto_minmax(0,1fr)_auto]'} ${areControlsShown ? '' : 'cursor-none'}`}
          >
            <ViewerHeader
              title={resource.name}
              className={bars.top}
              // An error has its own buttons.
              actions={
                state.status === 'failed'
                  ? undefined
                  : { files, isPresenting, onToggleFullScreen: toggleFullScreen, onClose }
              }
            />
            {state.status === 'loading' && (
              <div className={`grid place-items-center ${isPresenting ? '*:text-sheet' : ''}`}>
                <Spinner label={viewerCopy.loading} />
              </div>
            )}
            {state.status === 'failed' && (
              <ViewerError
                error={state.error}
                onClose={onClose}
                onTryAgain={tryAgain}
                onDownload={files?.onDownload}
              />
            )}
            {state.status === 'open' && (
              <DocumentView
                opened={state.document}
                interruption={state.interruption}
                mode={mode}
                barStyle={bars.bottom}
                onToggleFullScreen={toggleFullScreen}
                onTryAgain={tryAgain}
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const PRESENTING = 'on-dark inset-0 bg-board text-sheet';
