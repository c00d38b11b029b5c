import { earlyInput } from './features/early-page/early-input.ts';
import { earlyPage } from './features/early-page/early-page.ts';
import { drawFirstPage } from './features/pdf-viewer/first-page.ts';
import { handedOver } from './features/session/hand-over.ts';
import './theme.css';

// Who opens the address of a resource waits for its first page; the rest of the site comes after it.
if (handedOver?.opened) await drawFirstPage(handedOver.opened);
if (handedOver && earlyPage.exists) {
  earlyInput.keep();
  await earlyPage.untilWanted();
}
await import('./main.tsx');
