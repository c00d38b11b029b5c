import { Suspense, useEffect, useState } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFinalFocus } from '../../../ui/use-final-focus.ts';
import { dropFirstPage } from '../pdf-viewer/first-page.ts';
import type { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx';
import { lazyWithRetry } from './lazy-with-retry.ts';

type ViewerProps = Parameters<typeof PdfViewer>[0];

interface LazyViewerProps extends Omit<ViewerProps, 'finalFocus'> {
  /** The address of the resource: its link gets the focus on closing, unless another element had it before. */
  address: string;
}

/** The viewer, whose large code is loaded when a resource is first opened. */
export function LazyViewer({ address, ...props }: LazyViewerProps) {
  const [Viewer] = useState(currentViewer);
  const finalFocus = useFinalFocus(() => linkOrHeading(address));
  return (
    <Suspense fallback={<Spinner fullScreen />}>
      <Viewer {...props} finalFocus={finalFocus} />
    </Suspense>
  );
}

function linkOrHeading(address: string): HTMLElement | null {
  const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
  if (link) return link;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Preloads the viewer's code, before the resource is known. */
export function prepareViewer(): void {
  viewerCode().catch(() => undefined);
}

const currentViewer = lazyWithRetry(async () => {
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

function ViewerNotLoaded({ resource, finalFocus = true, onClose }: ViewerProps) {
  useEffect(dropFirstPage, []);
  const { explanation, reload } = uiCopy.screenNotLoaded;
  return (
    <Dialog
      open
      title={resource.name}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={<Button onClick={() => window.location.reload()}>{reload}</Button>}
    >
      <p role="alert" className="mb-3 font-semibold">
        {browserCopy.viewerNotLoaded}
      </p>
      <p>{explanation}</p>
    </Dialog>
  );
}
