import { Suspense, useEffect, useState } from 'react';
import { dropFirstPage } from '../pdf-viewer/first-page.ts';
import type { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { lazyPiece } from './lazy-piece.ts';

type ViewerProps = Parameters<typeof PdfViewer>[0];

/** The viewer, whose code is large, from the moment somebody opens a resource. */
export function LazyViewer(props: ViewerProps) {
  const [Viewer] = useState(currentViewer);
  return (
    <Suspense fallback={<Spinner fullScreen />}>
      <Viewer {...props} />
    </Suspense>
  );
}

/** Asked for before it is known what is to be shown. */
export function prepareViewer(): void {
  viewerCode().catch(() => undefined);
}

const currentViewer = lazyPiece(async () => {
  const loaded = await viewerCode();
  return loaded.PdfViewer;
}, ViewerNotLoaded);

let code: ReturnType<typeof importViewer> | undefined;

function viewerCode() {
  code ??= importViewer();
  code.catch(() => (code = undefined));
  return code;
}

function importViewer() {
  return import('../pdf-viewer/pdf-viewer.tsx');
}

function ViewerNotLoaded({ resource, onClose }: ViewerProps) {
  useEffect(dropFirstPage, []);
  const { explanation, reload } = uiCopy.screenNotLoaded;
  return (
    <Dialog
      open
      title={resource.name}
      onClose={onClose}
      actions={<Button onClick={() => window.location.reload()}>{reload}</Button>}
    >
      <p role="alert" className="mb-3 font-semibold">
        {browserCopy.viewerNotLoaded}
      </p>
      <p>{explanation}</p>
    </Dialog>
  );
}
