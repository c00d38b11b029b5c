import { viewerCopy } from '../../../copy/viewer.ts';
import { paths } from '../../../paths.ts';
import type { Resource } from '../tree/resource.ts';
import { HOLDER, READING_WINDOW, STAGE, VIEWER_FOOTER, VIEWER_HEADER } from './viewer-style.ts';

/** A minimal viewer window, shown before the viewer's code is loaded. */
export interface FirstWindow {
  stage: HTMLElement;
  /** Shows a loading text until the page takes its place. */
  holder: HTMLElement;
  remove: () => void;
}

export function firstWindow({ name, year, week }: Resource): FirstWindow {
  const heading = element('p', 'min-w-0 grow truncate font-semibold', name);
  const close = element('a', CLOSE, '×');
  close.setAttribute('href', paths.teaching({ year, week }));
  close.setAttribute('aria-label', viewerCopy.close);
  const header = element('div', VIEWER_HEADER, heading, close);
  const loading = element('output', 'animate-late p-8 text-ink-soft', viewerCopy.loading);
  const holder = element('div', HOLDER.reading, loading);
  const stage = element('div', STAGE.reading, holder);
  const footer = element('div', VIEWER_FOOTER, element('div', 'size-11'));
  const rows = element('div', ROWS, header, stage, footer);
  // Above the viewer, which is empty until it takes over the page.
  const viewer = element('div', `fixed z-60 overflow-hidden ${READING_WINDOW}`, rows);
  document.body.append(viewer);
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close.click();
  };
  document.addEventListener('keydown', leave);
  return { stage, holder, remove };

  function remove(): void {
    document.removeEventListener('keydown', leave);
    viewer.remove();
  }
}

const ROWS = 'grid h-full grid-rows-[auto_minmax(0,1fr)_auto]';
const CLOSE =
  'grid size-11 shrink-0 place-items-center rounded-full text-title leading-none no-underline hover:bg-leaf-wash';

function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}
