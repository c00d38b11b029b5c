import { Dialog } from '@base-ui/react/dialog';
import type { PdfViewer as RealViewer } from '../features/library/pdf-viewer/pdf-viewer.tsx';

type ViewerProps = Parameters<typeof RealViewer>[0];

/** Replaces the viewer and shows its props, for tests of the components around it. */
export function PdfViewer({ resource, presenting, finalFocus, onClose }: ViewerProps) {
  return (
    <Dialog.Root open modal={false} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Popup aria-label={resource.name} finalFocus={finalFocus}>
          {presenting ? 'is presenting' : 'not presenting'}
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
