import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody } from '../../ui/page-body.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { dropFirstPage } from '../library/index.ts';
import { ScreenLoadError } from './load-screen.ts';

interface Props {
  reload?: () => void;
}

/** Stands where a screen should have been. */
export function ScreenFailure({ reload = reloadPage }: Props) {
  const error = useRouteError();
  // Every other error belongs to the boundary around the page's main part.
  if (!(error instanceof ScreenLoadError)) throw error;
  return error.reloadDue ? <Reloading reload={reload} /> : <ScreenNotLoaded reload={reload} />;
}

/** Reloads only now, because by now the address is that of the screen that was wanted. */
function Reloading({ reload }: Required<Props>) {
  useEffect(reload, [reload]);
  return <Spinner fullScreen />;
}

function ScreenNotLoaded({ reload }: Required<Props>) {
  useEffect(dropFirstPage, []);
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
