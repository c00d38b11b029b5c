import type { RefObject } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { isDownloadable, type Resource } from '../tree/resource.ts';
import { useResourceFiles } from '../files/use-resource-files.ts';
import { barStyle } from './viewer-style.ts';
import { DocumentView } from './document-view.tsx';
import { useDocument } from './use-document.ts';
import { useFadingControls } from './use-fading-controls.ts';
import type { Presentation } from './use-presentation.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { ViewerError } from './viewer-error.tsx';
import { ViewerHeader } from './viewer-header.tsx';

interface OpenViewerProps {
  resource: Resource;
  presentation: Presentation;
  viewer: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What is inside the viewer, from the moment it opens. */
export function OpenViewer({ resource, presentation, viewer, onClose }: OpenViewerProps) {
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
  );
}
