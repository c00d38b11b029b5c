import { type ReactElement, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { claimReload } from '../../claim-reload.ts';
import { uiCopy } from '../../copy/ui.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { Spinner } from '../../ui/spinner.tsx';

interface Props {
  reload?: () => void;
}

/** Shown in place of a screen whose code could not be loaded. */
export function ScreenFailure({ reload = reloadPage }: Props) {
  const error = useRouteError();
  // Every other error is handled by the boundary around the main content.
  if (!(error instanceof ScreenLoadError)) throw error;
  return error.reloadDue ? <Reloading reload={reload} /> : <ScreenNotLoaded reload={reload} />;
}

/** Reloads here, because now the address is that of the requested screen. */
function Reloading({ reload }: Required<Props>) {
  useEffect(reload, [reload]);
  return <Spinner fullScreen />;
}

function ScreenNotLoaded({ reload }: Required<Props>) {
  const { heading, explanation, reload: reloadText } = uiCopy.screenNotLoaded;
  return (
    <div role="alert">
      <PageBody heading={heading}>
        <p className="mb-6 max-w-prose">{explanation}</p>
        <Button onClick={reload}>{reloadText}</Button>
      </PageBody>
    </div>
  );
}

function reloadPage(): void {
  window.location.reload();
}

/** A screen's code could not be loaded, most likely because a newer release replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  /** A reload may help and has not been tried yet. */
  readonly reloadDue = claimReload();
}

/** Loads a screen's code when its route is first visited. */
export function loadScreen<Screen extends { element: ReactElement }>(load: () => Promise<Screen>) {
  return async (): Promise<Screen> => {
    try {
      return await load();
    } catch (error) {
      throw new ScreenLoadError('a screen could not be loaded', { cause: error });
    }
  };
}

/** The last resort, when even the site frame could not be rendered. */
export function SiteFailure() {
  return (
    <main role="alert" className="wrap-wide grid justify-items-start gap-5 py-16">
      <h1 className="text-heading">{uiCopy.pageFailed}</h1>
      {/* A full load, because the running page is what broke. */}
      <a href={paths.home()} className={buttonStyle('primary')}>
        {uiCopy.tryAgain}
      </a>
    </main>
  );
}
