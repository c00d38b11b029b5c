import { Download, Maximize, Minimize, MonitorX, NotebookText, Printer, X } from 'lucide-react';
import { boardCopy } from '../../../copy/board.ts';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { BarButton } from './bar-button.tsx';
import { viewerActions, VIEWER_SUBTITLE, VIEWER_TITLE } from './viewer-style.ts';

interface ViewerHeaderProps {
  titleId: string;
  title: string;
  /** What its week is about. */
  subtitle: string | undefined;
  className: string;
  /** Undefined when the document could not be opened. */
  actions?: ViewerActions | undefined;
}

interface ViewerActions {
  /** Undefined for read-only resources. */
  files: { onDownload: () => void; onPrint: () => void } | undefined;
  isFullScreen: boolean;
  /** Undefined in a class view. */
  notes: { isPresenting: boolean; onToggle: () => void } | undefined;
  onToggleFullScreen: () => void;
  onClose: () => void;
}

export function ViewerHeader(props: ViewerHeaderProps) {
  const { titleId, title, subtitle, className, actions } = props;
  return (
    <header data-controls className={className}>
      <h2 id={titleId} title={title} aria-label={title} className={VIEWER_TITLE}>
        <BreakableText kind="file" text={title} />
      </h2>
      <div className={viewerActions(subtitle !== undefined)}>
        {actions && <Actions {...actions} />}
      </div>
      {subtitle !== undefined && <p className={VIEWER_SUBTITLE}>{subtitle}</p>}
    </header>
  );
}

function Actions({ files, isFullScreen, notes, onToggleFullScreen, onClose }: ViewerActions) {
  return (
    <>
      {files && (
        <>
          <BarButton label={viewerCopy.download} Icon={Download} onClick={files.onDownload} />
          <BarButton label={viewerCopy.print} Icon={Printer} onClick={files.onPrint} />
        </>
      )}
      {notes && (
        <BarButton
          label={notes.isPresenting ? boardCopy.presenter.stop : boardCopy.presenter.start}
          Icon={notes.isPresenting ? MonitorX : NotebookText}
          onClick={notes.onToggle}
        />
      )}
      <BarButton
        label={isFullScreen ? viewerCopy.leaveFullScreen : viewerCopy.fullScreen}
        Icon={isFullScreen ? Minimize : Maximize}
        onClick={onToggleFullScreen}
      />
      <BarButton label={viewerCopy.close} Icon={X} onClick={onClose} />
    </>
  );
}
