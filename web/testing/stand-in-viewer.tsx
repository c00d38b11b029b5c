import type { PdfViewer as RealViewer } from '../features/library/pdf-viewer/pdf-viewer.tsx';

/** Says what the viewer was given, for tests of what is around it. */
export function PdfViewer({ resource, presenting, onClose }: Parameters<typeof RealViewer>[0]) {
  return (
    <dialog open aria-label={resource.name}>
      {presenting ? 'is presenting' : 'not presenting'}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
