import { uiCopy } from './copy/ui.ts';

/** Shows an error on a page whose code could not be loaded. */
export function sayNotLoaded(): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className =
    'fixed inset-x-4 bottom-4 z-60 rounded-m bg-apple px-4 py-3.5 font-medium text-sheet shadow-high';
  notice.textContent = uiCopy.screenNotLoaded.explanation;
  document.body.append(notice);
}
