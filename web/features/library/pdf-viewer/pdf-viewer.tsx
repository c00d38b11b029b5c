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
  /** Until `onShown` the page is seen in the server's picture. */
  isBehindPicture?: boolean;
  /** The element that gets the focus on closing. */
  finalFocus?: () => HTMLElement | null;
  /** The first page is shown, or an error in its place. */
  onShown?: () => void;
  onClose: () => void;
}

/** A PDF above the page, for reading or presenting. */
export function PdfViewer({ presenting, isBehindPicture = false, ...props }: PdfViewerProps) {
  const presentation = usePresentation(presenting);
  useNoBackSwipe();
  const { bucket, year, week, name } = props.resource;
  return (
    <ResourceViewer
      // The key resets page and zoom for another resource.
      key={[bucket, year, week, name].join('/')}
      presentation={presentation}
      isBehindPicture={isBehindPicture}
      {...props}
    />
  );
}
