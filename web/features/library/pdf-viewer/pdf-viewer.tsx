import type { Dialog } from '@base-ui/react/dialog';
import type { ComponentProps } from 'react';
import type { Resource } from '../tree/resource.ts';
import { ResourceViewer } from './resource-viewer.tsx';
import { useNoBackSwipe } from './use-swipe.ts';
import { usePresentation } from './use-presentation.ts';

interface PdfViewerProps {
  userId: string;
  resource: Resource;
  /** The title of its week. */
  weekTitle?: string | undefined;
  /** Opens in full screen, which the caller has already requested from the browser. */
  presenting: boolean;
  finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  /** The first page is shown, or an error in its place. */
  onShown?: () => void;
  onClose: () => void;
}

/** A PDF above the page, for reading or presenting. */
export function PdfViewer({ presenting, ...props }: PdfViewerProps) {
  const presentation = usePresentation(presenting);
  useNoBackSwipe();
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
