import { Dialog } from '@base-ui/react/dialog';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useClassPair } from '../board/use-class-pair.ts';
import { useNotePresented } from '../files/use-note-presented.ts';
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
  userId: string;
  resource: Resource;
  /** The title of its week. */
  weekTitle?: string | undefined;
  presentation: Presentation;
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onShown?: () => void;
  onClose: () => void;
}

/** The viewer of one resource, which starts loading while the dialog opens. */
export function ResourceViewer(props: ResourceViewerProps) {
  const { userId, resource, presentation, finalFocus, onShown = doNothing } = props;
  const viewer = useRef<HTMLDivElement>(null);
  const { state, tryAgain, onInterrupted } = useDocument(resource);
  const { download, print } = useResourceFiles();
  const { pair, start, stop } = useClassPair();
  const isFullScreen = presentation.isPresenting;
  const isPresenting = isFullScreen || pair !== undefined;
  const hasNotes = pair?.role === 'presenter';
  const mode = isPresenting ? 'presenting' : 'reading';
  const areControlsShown = useFadingControls(isPresenting && !hasNotes, viewer);
  useWakeLock(isPresenting);
  useNotePresented(resource, isPresenting && pair?.role !== 'class' && state.status === 'open');
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (state.status === 'failed') reportShown();
  }, [state.status]);

  const files = isDownloadable(resource)
    ? { onDownload: () => download(resource), onPrint: () => print(resource) }
    : undefined;
  const toggleFullScreen = () => (isFullScreen ? presentation.leave() : presentation.enter());
  const bars = barStyle(hasNotes ? 'with-notes' : mode, areControlsShown);

  function onClose(): void {
    // Only a window that a script has opened can be closed by one.
    if (pair?.role === 'class') window.close();
    props.onClose();
  }

  function onEscape(): void {
    if (isFullScreen) presentation.leave();
    else if (hasNotes) stop();
    else onClose();
  }

  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(_open, { reason }) => {
        // The first Escape leaves full screen, the second closes.
        if (reason === 'escape-key') onEscape();
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
            className={`grid h-full grid-cols-1 ${isPresenting && !hasNotes ? '' : 'grid-rows-[auto_minmax(0,1fr)_auto]'} ${areControlsShown ? '' : 'cursor-none'}`}
          >
            <ViewerHeader
              title={resource.name}
              subtitle={props.weekTitle}
              className={bars.top}
              // An error has its own buttons.
              actions={
                state.status === 'failed'
                  ? undefined
                  : {
                      files,
                      isFullScreen,
                      notes:
                        pair?.role === 'class'
                          ? undefined
                          : { isPresenting: hasNotes, onToggle: hasNotes ? stop : start },
                      onToggleFullScreen: toggleFullScreen,
                      onClose,
                    }
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
                userId={userId}
                opened={state.document}
                pair={pair}
                onReopenClassView={start}
                interruption={state.interruption}
                onInterrupted={onInterrupted}
                onShown={onShown}
                onDownload={files?.onDownload}
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

function doNothing(): void {}
