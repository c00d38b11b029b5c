import { Dialog } from '@base-ui/react/dialog';
import { Download, Maximize, Minimize, Printer, X } from 'lucide-react';
import { viewerCopy } from '../../../copy/viewer.ts';
import { BarButton } from './bar-button.tsx';

interface ViewerHeaderProps {
  title: string;
  className: string;
  /** Undefined when the document could not be opened. */
  actions?: ViewerActions | undefined;
}

interface ViewerActions {
  /** Undefined for read-only resources. */
  files: { onDownload: () => void; onPrint: () => void } | undefined;
  isPresenting: boolean;
  onToggleFullScreen: () => void;
  onClose: () => void;
}

export function ViewerHeader({ title, className, actions }: ViewerHeaderProps) {
  return (
    <header data-controls className={className}>
      <Dialog.Title
        className="min-w-0 grow truncate text-body font-semibold tracking-normal"
        title={title}
      >
        {title}
      </Dialog.Title>
      {actions && <Actions {...actions} />}
    </header>
  );
}

function Actions({ files, isPresenting, onToggleFullScreen, onClose }: ViewerActions) {
  return (
    <>
      {files && (
        <>
          <BarButton label={viewerCopy.download} Icon={Download} onClick={files.onDownload} />
          <BarButton label={viewerCopy.print} Icon={Printer} onClick={files.onPrint} />
        </>
      )}
      <BarButton
        label={isPresenting ? viewerCopy.leaveFullScreen : viewerCopy.fullScreen}
        Icon={isPresenting ? Minimize : Maximize}
        onClick={onToggleFullScreen}
      />
      <BarButton label={viewerCopy.close} Icon={X} onClick={onClose} />
    </>
  );
}
