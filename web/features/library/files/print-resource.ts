import { errorAnswer } from '#contract/error-answer.ts';
import { ApiError } from '../../../api/api-error.ts';
import { parseJson } from '../../../api/refusal.ts';
import type { Resource } from '../tree/resource.ts';
import { PopUpBlockedError } from './pop-up-blocked-error.ts';
import { resourceLink } from './resource-link.ts';

const FRAME_ID = 'print-frame';
/** Dispatched on a frame that is replaced before it has loaded. */
const REPLACED = 'replaced';

/** As long as the signed link is valid. */
const LOAD_TIMEOUT_MS = 60_000;

/** Opens the browser's print dialog with the resource. Rejects when that cannot be done. */
export async function printResource(resource: Resource): Promise<void> {
  await printLink(await resourceLink(resource, 'print'));
}

/** The same with a PDF at a signed link. */
export async function printLink(url: string): Promise<void> {
  if (await printInFrame(url)) return;
  if (!window.open(url, '_blank')) throw new PopUpBlockedError();
}

/** False where the browser does not show, or does not let us print, a PDF inside a page. */
async function printInFrame(url: string): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return false;
  // The previous frame is removed only now: removing it earlier would close its print dialog.
  const before = document.querySelector(`#${FRAME_ID}`);
  before?.dispatchEvent(new Event(REPLACED));
  before?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Without a size instead of `display: none`, which would not be printed.
  frame.className = 'invisible fixed size-0 border-0';
  // Being replaced is not an error: the last press counts.
  if ((await load(frame, url)) === REPLACED) return true;
  const loaded = frame.contentDocument;
  if (loaded?.contentType === 'application/json') throw refusalIn(loaded);
  const focused = document.activeElement;
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    // Keys would go to the hidden frame, and no longer turn pages.
    frame.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    return frame.contentWindow !== null;
  } catch {
    // Some browsers show a PDF in a viewer of their own, which a page may not reach into.
    return false;
  }
}

/** Resolves with the event that ended the loading of the frame. */
function load(frame: HTMLIFrameElement, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the file to print did not load')),
      LOAD_TIMEOUT_MS,
    );
    for (const event of ['load', REPLACED]) {
      frame.addEventListener(event, ({ type }) => {
        clearTimeout(timer);
        resolve(type);
      });
    }
    frame.src = url;
    document.body.append(frame);
  });
}

/** A frame also loads an error answer, which must not be printed. */
function refusalIn({ body }: Document): Error {
  const { data } = errorAnswer.safeParse(parseJson(body.textContent));
  return data
    ? new ApiError(data.error.code, data.error)
    : new Error('the file to print was refused');
}
