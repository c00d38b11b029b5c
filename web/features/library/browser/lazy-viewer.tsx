import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { removeFirstPage } from '../../../first-page.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useFinalFocus } from '../../../ui/use-final-focus.ts';
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts';
import { findOpened } from '../opened-resource.ts';
import { FirstWindow } from '../pdf-viewer/first-window.tsx';
import type { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';

type ViewerProps = Parameters<typeof PdfViewer>[0];

interface LazyViewerProps extends Omit<ViewerProps, 'finalFocus' | 'isBehindPicture' | 'onShown'> {
  /** The address of the resource: its link gets the focus on closing, unless another element had it before. */
  address: string;
  /** The address of its week. */
  closeTo: string;
}

/** The viewer, whose code is loaded when a resource is first opened. Until it shows the page, the server's picture stays. */
export function LazyViewer({ address, closeTo, ...props }: LazyViewerProps) {
  const finalFocus = useFinalFocus(() => linkOrHeading(address));
  const isHydrated = useIsHydrated();
  useEffect(removeFirstPage, []);
  const queryClient = useQueryClient();
  const [first, setFirst] = useState(() => findOpened(queryClient, props.resource));
  const isBehindPicture = first !== undefined;
  const onShown = () => setFirst(undefined);
  return (
    <>
      {first && <FirstWindow opened={first} weekTitle={props.weekTitle} closeTo={closeTo} />}
      {isHydrated && <Viewer {...props} {...{ finalFocus, isBehindPicture, onShown }} />}
    </>
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

const Viewer = lazyWithRetry<ViewerProps>({
  load: async () => {
    const loaded = await viewerCode();
    return loaded.PdfViewer;
  },
  Loading: ({ isBehindPicture }) => (isBehindPicture ? null : <Spinner fullScreen />),
  Missing: ViewerNotLoaded,
});

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
function ViewerNotLoaded({ resource, finalFocus, onShown, onClose }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reportShown = useEffectEvent(() => onShown?.());
  useEffect(() => reportShown(), []);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    onClose();
    finalFocus?.()?.focus();
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
