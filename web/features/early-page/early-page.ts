import { EARLY_PAGE_ATTRIBUTE } from '#contract/early-pages.ts';
import { OPEN_CHATBOT } from '../../open-chatbot.ts';

/** Events that show that the visitor wants to do more than read. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  // Assistive technology may click without any of the events above.
  'click',
  'submit',
  OPEN_CHATBOT,
];

/** A prerendered page, which a visitor can read before the site's code is loaded. */
export const earlyPage = {
  exists: document.querySelector(`#root[${EARLY_PAGE_ATTRIBUTE}]`) !== null,

  /** Resolves at the first event, so that slow computers show the page before they load the code. */
  untilWanted: (): Promise<void> =>
    new Promise((resolve) => {
      const wanted = () => {
        for (const sign of SIGNS) window.removeEventListener(sign, wanted);
        resolve();
      };
      for (const sign of SIGNS) window.addEventListener(sign, wanted, { passive: true });
    }),
};
