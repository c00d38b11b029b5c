import { newId } from './new-id.ts';

/** The part of an address that makes a window the class view of a presenter window. */
const CLASS_VIEW = 'class-view';

/** The two windows of a lesson that is presented with notes. */
export type ClassPair =
  | { role: 'presenter'; id: string; other: Window }
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

function ownerOf({ opener }: { opener: unknown }): Window | null {
  return opener instanceof Window ? opener : null;
}
