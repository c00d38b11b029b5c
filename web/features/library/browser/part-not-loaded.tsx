import { uiCopy } from '../../../copy/ui.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Shown in place of a part of the page whose code could not be loaded. */
export function PartNotLoaded() {
  const { explanation, reload } = uiCopy.screenNotLoaded;
  return (
    <div role="alert" className="grid justify-items-start gap-4 p-8">
      <p className="max-w-prose">{explanation}</p>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </div>
  );
}

/** Shown while the code is loaded. As high as the screen, so that the footer does not jump. */
export function PartLoading() {
  return (
    <div className="min-h-screen">
      <Spinner />
    </div>
  );
}
