import { earlyInput, earlyPage, sayNotLoaded } from './features/early-page/index.ts';
import { drawFirstPage } from './features/library/index.ts';
import { pageData } from './features/session/index.ts';
import { claimReload } from './claim-reload.ts';
import './theme.css';

// Who opens the address of a resource waits for its first page; the rest of the site comes after it.
if (pageData?.opened) await drawFirstPage(pageData.opened);
if (pageData && earlyPage.exists) {
  earlyInput.keep();
  await earlyPage.untilWanted();
}
try {
  await import('./main.tsx');
} catch (error) {
  // After a release the code of the page that is shown may be gone; a reload brings the new one.
  if (claimReload()) location.reload();
  else sayNotLoaded();
  throw error;
}
