import { lazy, Suspense, useState } from 'react';
import type { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx';
import { browserCopy } from '../../copy/resource-browser.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { claimReload } from '../site-frame/claim-reload.ts';

type ViewerProps = Parameters<typeof PdfViewer>[0];

/** The viewer, whose code is large, from the moment somebody opens a resource. */
export function LazyViewer(props: ViewerProps) {
  const [Viewer] = useState(() => viewer);
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

let viewer = lazyViewer();

function lazyViewer() {
  return lazy(loadViewer);
}

async function loadViewer(): Promise<{ default: typeof PdfViewer }> {
  try {
    const loaded = await viewerCode();
    return { default: loaded.PdfViewer };
  } catch {
    // The next to be opened is another try: the line may only have been down for a moment.
    viewer = lazyViewer();
    code = undefined;
    // A newer version of the site has most likely replaced it; that one comes with a reload.
    if (!claimReload()) return { default: ViewerNotLoaded };
    window.location.reload();
    return new Promise<never>(() => undefined);
  }
}

let code: ReturnType<typeof importViewer> | undefined;

function viewerCode() {
  code ??= importViewer();
  return code;
}

function importViewer() {
  return import('../pdf-viewer/pdf-viewer.tsx');
}

function ViewerNotLoaded({ resource, onClose }: ViewerProps) {
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
