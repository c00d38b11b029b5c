import { useEffect, useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { pageIn } from '../pdf-viewer/page-address.ts';
import {
  classViewOf,
  openClassWindow,
  rememberPresenting,
  returningPresenter,
} from './class-window.ts';

/** The pair of windows that this one belongs to: a class view by its address, a presenter from `start` on, reloads included. */
export function useClassPair() {
  const [pair, setPair] = useState(
    () => classViewOf(window.location.search) ?? returningPresenter(window.location.pathname),
  );
  const presented = pair?.role === 'presenter' ? pair.id : undefined;
  useEffect(() => {
    const { pathname } = window.location;
    rememberPresenting(pathname, presented);
    return () => rememberPresenting(pathname, undefined);
  }, [presented]);
  return { pair, start, stop: () => setPair(undefined) };

  /** In the press itself, because browsers allow a second window only then. */
  function start(): void {
    const { pathname, search } = window.location;
    const opened = openClassWindow(pathname, pageIn(search), pair?.id);
    if (opened) setPair(opened);
    else showToast('error', boardCopy.presenter.refused);
  }
}
