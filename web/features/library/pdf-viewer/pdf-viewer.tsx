import { Dialog } from '@base-ui/react/dialog';
import { useRef, useState } from 'react';
import type { Resource } from '../tree/resource.ts';
import { OpenViewer } from './open-viewer.tsx';
import { startPdfEngine } from './pdf-engine.ts';
import { readAhead } from './read-ahead.ts';
import { usePresentation } from './use-presentation.ts';
import { READING_WINDOW } from './viewer-style.ts';

interface PdfViewerProps {
  resource: Resource;
  /** Straight to full screen; whoever sets this has asked the browser for it while handling the press. */
  presenting: boolean;
  onClose: () => void;
}

// This code is only asked for when a document is about to be opened, and that document needs pdf.js.
startPdfEngine().catch(() => undefined);

/** A PDF over the page, to read or to teach from. */
export function PdfViewer({ resource, presenting, onClose }: PdfViewerProps) {
  // The viewer takes a while to appear; the first bytes need not wait for it.
  useState(() => readAhead(resource));
  const presentation = usePresentation(presenting);
  const popup = useRef<HTMLDivElement>(null);
  const { isPresenting } = presentation;

  return (
    <Dialog.Root
      open
      disablePointerDismissal
      onOpenChange={(_open, { reason }) => {
        // The first Escape leaves full screen, the second closes.
        if (reason === 'escape-key' && isPresenting) presentation.leave();
        else onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade" />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          onContextMenu={(event) => event.preventDefault()}
          className={`fixed z-50 overflow-hidden outline-none ${isPresenting ? PRESENTING : READING_WINDOW}`}
        >
          <OpenViewer
            // Another resource starts anew: first page, 100 percent.
            key={[resource.bucket, resource.year, resource.week, resource.name].join('/')}
            resource={resource}
            presentation={presentation}
            viewer={popup}
            onClose={onClose}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const PRESENTING = 'on-dark inset-0 bg-board text-sheet';
