import type { Resource } from '../tree/resource.ts';
import { resourceLink } from './resource-link.ts';

/** The browser let no window be opened to print from. */
export class PopUpBlockedError extends Error {
  override readonly name = 'PopUpBlockedError';
}

const FRAME_ID = 'print-frame';
/** Happens to a frame that makes way for another before it has loaded. */
const MADE_WAY = 'madeway';

/** As long as the link to the file lives. */
const LOAD_TIMEOUT_MS = 60_000;

/** Opens the browser's print dialog with the resource. Rejects when that cannot be done. */
export async function printResource(resource: Resource): Promise<void> {
  const url = await resourceLink(resource, 'print');
  if (await printInFrame(url)) return;
  if (!window.open(url, '_blank')) throw new PopUpBlockedError();
}

/** False where the browser does not show, or does not let us print, a PDF inside a page. */
async function printInFrame(url: string): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return false;
  // The one before stays until now: taken away sooner it would take its print dialog along.
  const before = document.querySelector(`#${FRAME_ID}`);
  before?.dispatchEvent(new Event(MADE_WAY));
  before?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Without a size, rather than not displayed: what is not displayed is not printed either.
  frame.className = 'invisible fixed size-0 border-0';
  // Nothing went wrong with what was wanted first: the last press is the one that counts.
  if ((await load(frame, url)) === MADE_WAY) return true;
  if (isRefusal(frame)) throw new Error('the file to print was refused');
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    return frame.contentWindow !== null;
  } catch {
    // Some browsers show a PDF in a viewer of their own, which a page may not reach into.
    return false;
  }
}

/** Gives what happened to the frame. */
function load(frame: HTMLIFrameElement, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('the file to print did not load')),
      LOAD_TIMEOUT_MS,
    );
    for (const event of ['load', MADE_WAY]) {
      frame.addEventListener(event, ({ type }) => {
        clearTimeout(timer);
        resolve(type);
      });
    }
    frame.src = url;
    document.body.append(frame);
  });
}

/** A frame also loads an error answer, which nobody wants on paper. */
function isRefusal(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument?.contentType === 'application/json';
}
