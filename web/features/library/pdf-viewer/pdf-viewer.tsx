import type { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps } from 'react';
import type { Resource } from '../tree/resource.ts';
import { startPdfEngine } from './pdf-engine.ts';
import { ResourceViewer } from './resource-viewer.tsx';
import { usePresentation } from './use-presentation.ts';

interface PdfViewerProps {
  resource: Resource;
  /** Opens in full screen, which the caller has already requested from the browser. */
  presenting: boolean;
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onClose: () => void;
}

// This module is only loaded when a document is about to be opened, which needs pdf.js.
startPdfEngine().catch(() => undefined);

/** A PDF above the page, for reading or presenting. */
export function PdfViewer({ presenting, ...props }: PdfViewerProps) {
  const presentation = usePresentation(presenting);
  const { bucket, year, week, name } = props.resource;
  return (
    <ResourceViewer
      // The key resets page and zoom for another resource.
      key={[bucket, year, week, name].join('/')}
      presentation={presentation}
      {...props}
    />
  );
}
