import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFinalFocus } from '../../../ui/use-final-focus.ts';
import { dropFirstPage } from '../pdf-viewer/early-document.ts';
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

/** A native dialog, because the code of the site's own may be what could not be loaded. */
function ViewerNotLoaded({ resource, finalFocus, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(dropFirstPage, []);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    onClose();
    const focused = typeof finalFocus === 'function' && finalFocus('');
    if (focused instanceof HTMLElement) focused.focus();
  };
  const { explanation, reload } = uiCopy.screenNotLoaded;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={close}
      className="m-auto w-[min(32rem,100vw-2rem)] rounded-m bg-sheet p-6 text-ink shadow-high backdrop:bg-shade"
    >
      <h2 id={titleId} className="text-large wrap-anywhere">
        {resource.name}
      </h2>
      <p role="alert" className="my-3 font-semibold">
        {browserCopy.viewerNotLoaded}
      </p>
      <p>{explanation}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={() => dialog.current?.close()}>
          {uiCopy.close}
        </Button>
        <Button onClick={() => window.location.reload()}>{reload}</Button>
      </div>
    </dialog>
  );
}
