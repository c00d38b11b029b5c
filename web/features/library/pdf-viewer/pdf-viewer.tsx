import type { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps } from 'react';
import type { Resource } from '../tree/resource.ts';
import { startPdfEngine } from './pdf-engine.ts';
import { ResourceViewer } from './resource-viewer.tsx';
import { usePresentation } from './use-presentation.ts';

interface PdfViewerProps {
  resource: Resource;
  /** Straight to full screen; the caller has asked the browser for it while handling the press. */
  presenting: boolean;
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onClose: () => void;
}

// This code is only loaded when a document is about to be opened, and that document needs pdf.js.
startPdfEngine().catch(() => undefined);

/** A PDF over the page, to read or to teach from. */
export function PdfViewer({ presenting, ...props }: PdfViewerProps) {
  const presentation = usePresentation(presenting);
  const { bucket, year, week, name } = props.resource;
  return (
    <ResourceViewer
      // Another resource starts anew: first page, 100 percent.
      key={[bucket, year, week, name].join('/')}
      presentation={presentation}
      {...props}
    />
  );
}
