import { EARLY_PAGE_ATTRIBUTE } from '#contract/early-pages.ts';
import { OPEN_CHATBOT } from '../../open-chatbot.ts';

/** What somebody does who wants more than to read. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  // Assistive technology presses without any of the above.
  'click',
  'submit',
  OPEN_CHATBOT,
];

/** A page that came with its words in it, for a visitor to read before any of the site's code is there. */
export const earlyPage = {
  exists: document.querySelector(`#root[${EARLY_PAGE_ATTRIBUTE}]`) !== null,

  /** An old laptop shows the page first, and gets the code when a hand moves. */
  untilWanted: (): Promise<void> =>
    new Promise((resolve) => {
      const wanted = () => {
        for (const sign of SIGNS) window.removeEventListener(sign, wanted);
        resolve();
      };
      for (const sign of SIGNS) window.addEventListener(sign, wanted, { passive: true });
    }),
};
