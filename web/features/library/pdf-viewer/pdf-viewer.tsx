import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useClassPair } from '../board/class-window.ts';
import { useNotePresented } from '../files/use-note-presented.ts';
import { useResourceFiles } from '../files/use-resource-files.ts';
import { takeOpened } from '../opened-resource.ts';
import { isDownloadable, type Resource } from '../tree/resource.ts';
import { DocumentView } from './document-view.tsx';
import type { ViewMode } from './page-layout.ts';
import { findOpenedAhead, openDocument, takeAhead } from './open-document.ts';
import { pageIn } from './page-address.ts';
import { useFadingControls } from './use-fading-controls.ts';
import { useNoBackSwipe } from './use-swipe.ts';
import { type Presentation, usePresentation, useWakeLock } from './use-presentation.ts';
import { ViewerError } from './viewer-error.tsx';
import { ViewerHeader } from './viewer-header.tsx';
import { useViewerKeys } from './viewer-keys.ts';
import { barStyle, READING_WINDOW } from './viewer-style.ts';
import { ViewerWindow } from './viewer-window.tsx';

interface PdfViewerProps {
  resource: Resource;
  /** The title of its week. */
  weekTitle?: string | undefined;
  /** Opens in full screen, which the caller has already requested from the browser. */
  presenting: boolean;
  /** Until `onShown` the page is seen in the server's picture. */
  isBehindPicture?: boolean;
  /** The element that gets the focus on closing. */
  finalFocus?: () => HTMLElement | null;
  /** The first page is shown, or an error in its place. */
  onShown?: () => void;
  onClose: () => void;
}

/** A PDF above the page, for reading or presenting. */
export function PdfViewer({ presenting, ...props }: PdfViewerProps) {
  const presentation = usePresentation(presenting);
  useNoBackSwipe();
  const { bucket, year, week, name } = props.resource;
  // The key resets page and zoom for another resource.
  const key = [bucket, year, week, name].join('/');
  return <ResourceViewer key={key} presentation={presentation} {...props} />;
}

interface ResourceViewerProps extends Omit<PdfViewerProps, 'presenting'> {
  presentation: Presentation;
}

/** The viewer of one resource, which starts loading while the dialog opens. */
function ResourceViewer(props: ResourceViewerProps) {
  const { resource, presentation, isBehindPicture = false, finalFocus } = props;
  const { onShown = doNothing } = props;
  const viewer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { opened, error, reopen } = useDocument(resource);
  const hasFailed = error !== undefined;
  const { download, print } = useResourceFiles();
  const { pair, start, stop } = useClassPair();
  const isFullScreen = presentation.isPresenting;
  const isPresenting = isFullScreen || pair !== undefined;
  const hasNotes = pair?.role === 'presenter';
  const mode = isPresenting ? 'presenting' : 'reading';
  const areControlsShown = useFadingControls(isPresenting && !hasNotes, viewer);
  useWakeLock(isPresenting);
  useNotePresented(resource, isPresenting && pair?.role !== 'class' && opened !== undefined);
  const reportShown = useEffectEvent(onShown);
  useEffect(() => {
    if (hasFailed) reportShown();
  }, [hasFailed]);

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

  /** The first Escape leaves full screen, the second closes. */
  function onEscape(): void {
    if (isFullScreen) presentation.leave();
    else if (hasNotes) stop();
    else onClose();
  }

  return (
    <ViewerWindow
      windowRef={viewer}
      titleId={titleId}
      isBehindPicture={isBehindPicture}
      finalFocus={finalFocus}
      onEscape={onEscape}
      className={isPresenting ? PRESENTING : READING_WINDOW}
    >
      <div
        className={`grid h-full grid-cols-1 ${isPresenting && !hasNotes ? '' : 'grid-rows-[auto_minmax(0,1fr)_auto]'} ${hasNotes ? NOTES_SCROLL : ''} ${areControlsShown ? '' : 'cursor-none'}`}
      >
        <ViewerHeader
          titleId={titleId}
          title={resource.name}
          subtitle={props.weekTitle}
          className={bars.top}
          // An error has its own buttons.
          actions={
            hasFailed
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
        {!opened && !hasFailed && (
          <LoadingDocument mode={mode} onToggleFullScreen={toggleFullScreen} />
        )}
        {hasFailed && (
          <ViewerError
            error={error}
            onClose={onClose}
            onTryAgain={reopen}
            onDownload={files?.onDownload}
          />
        )}
        {opened && (
          <DocumentView
            opened={opened}
            onChanged={reopen}
            pair={pair}
            onReopenClassView={start}
            onShown={onShown}
            onDownload={files?.onDownload}
            mode={mode}
            bars={bars}
            onToggleFullScreen={toggleFullScreen}
          />
        )}
      </div>
    </ViewerWindow>
  );
}

/** The document behind a resource, for as long as the viewer shows it, or why it could not be opened. */
function useDocument(resource: Resource) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(() => findOpenedAhead(resource));
  const [error, setError] = useState<unknown>();
  const [wanted, setWanted] = useState(resource);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { url: link, page = pageIn(location.search) } = takeOpened(queryClient, wanted) ?? {};
    const opening = takeAhead(wanted, signal) ?? openDocument(wanted, { link, page, signal });
    opening.then(
      (document) => !signal.aborted && setOpened(document),
      (failure: unknown) => {
        if (signal.aborted) return;
        setOpened(undefined);
        setError(failure);
      },
    );
    return () => controller.abort();
  }, [wanted, queryClient]);

  function reopen(): void {
    setOpened(undefined);
    setError(undefined);
    // A new object, so that the effect runs again.
    setWanted({ ...wanted });
  }

  return { opened, error, reopen };
}

interface LoadingDocumentProps {
  mode: ViewMode;
  onToggleFullScreen: () => void;
}

/** Of the keys, full screen works before there are pages. */
function LoadingDocument({ mode, onToggleFullScreen }: LoadingDocumentProps) {
  useViewerKeys({
    mode,
    onBoardKey: () => false,
    onAction: (action) => {
      if (action === 'full-screen') onToggleFullScreen();
    },
  });
  return (
    <div className={`grid place-items-center ${mode === 'presenting' ? '*:text-sheet' : ''}`}>
      <Spinner label={viewerCopy.loading} />
    </div>
  );
}

const NOTES_SCROLL = 'lowest:block lowest:overflow-y-auto';
const PRESENTING = 'on-dark inset-0 bg-board text-sheet';

function doNothing(): void {}
