import { EARLY_PAGE_ATTRIBUTE } from '#contract/early-pages.ts';
import { OPEN_CHATBOT } from '../../open-chatbot.ts';
import { typedText } from './typed-text.ts';

/** The last press, to be repeated. */
let repeat: (() => void) | undefined;

/** Keeps presses while a page waits for its code. Links work without it. */
export const earlyInput = {
  keep: (): void => {
    document.addEventListener('click', keepClick, { capture: true });
    document.addEventListener('submit', keepSubmit, { capture: true });
    window.addEventListener(OPEN_CHATBOT, keepOpening);
  },

  /** Called when the page is interactive. */
  giveBack: (): void => {
    document.removeEventListener('click', keepClick, { capture: true });
    document.removeEventListener('submit', keepSubmit, { capture: true });
    window.removeEventListener(OPEN_CHATBOT, keepOpening);
    document.querySelector('#root')?.removeAttribute(EARLY_PAGE_ATTRIBUTE);
    typedText.giveBack();
    repeat?.();
    repeat = undefined;
  },
};

function keepClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && button.type !== 'submit') repeat = () => button.click();
}

function keepSubmit(event: SubmitEvent): void {
  const { target: form } = event;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  repeat = () => form.requestSubmit();
}

function keepOpening(): void {
  repeat = () => window.dispatchEvent(new Event(OPEN_CHATBOT));
}
