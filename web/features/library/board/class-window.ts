import { useEffect, useState } from 'react';
import { boardCopy } from '../../../copy/board.ts';
import { showToast } from '../../../ui/show-toast.ts';
import { pageIn } from '../pdf-viewer/page-address.ts';
import { newId } from './new-id.ts';

/** The part of an address that makes a window the class view of a presenter window. */
const CLASS_VIEW = 'class-view';

/** The two windows of a lesson that is presented with notes. */
export type ClassPair =
  /** Without the other window after a reload. */
  | { role: 'presenter'; id: string; other: Window | null }
  | { role: 'class'; id: string; other: Window | null };

/** One name, so that the window already on the board is used again. */
const WINDOW_NAME = 'spelling-class-view';
const WINDOW_FEATURES = 'popup,width=1280,height=720';

/** Opens the class view of the resource at this address, at this page; undefined where the browser refuses. */
export function openClassWindow(
  pathname: string,
  page: number,
  id = newId(),
): ClassPair | undefined {
  const search = new URLSearchParams({ [CLASS_VIEW]: id, page: String(page) });
  const other = window.open(`${pathname}?${search.toString()}`, WINDOW_NAME, WINDOW_FEATURES);
  return other ? { role: 'presenter', id, other } : undefined;
}

/** Whether this window is a class view, by its address. */
export function classViewOf(search: string): ClassPair | undefined {
  const id = new URLSearchParams(search).get(CLASS_VIEW);
  return id ? { role: 'class', id, other: ownerOf(window) } : undefined;
}

/** Remembers until this tab closes that it presents the resource at this address; undefined ends it. */
export function rememberPresenting(pathname: string, id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(CLASS_VIEW + pathname);
    else sessionStorage.setItem(CLASS_VIEW + pathname, id);
  } catch {
    // Refused: after a reload the class view goes on by itself.
  }
}

/** The pair of a presenter window that was loaded again in the middle of a lesson. */
export function returningPresenter(pathname: string): ClassPair | undefined {
  if (!wasReloaded()) return undefined;
  try {
    const id = sessionStorage.getItem(CLASS_VIEW + pathname);
    return id ? { role: 'presenter', id, other: null } : undefined;
  } catch {
    return undefined;
  }
}

/** False in a copy of the tab, which has a copy of its storage, too. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

function ownerOf({ opener }: { opener: unknown }): Window | null {
  return opener instanceof Window ? opener : null;
}

/**
 * The pair of windows that this one belongs to: a class view by its address, a presenter from `start` on, reloads
 * included.
 */
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
