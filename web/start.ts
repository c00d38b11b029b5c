import { earlyInput, earlyPage, sayNotLoaded } from './features/early-page/index.ts';
import { drawFirstPage } from './features/library/index.ts';
import { pageData } from './features/session/index.ts';
import { claimReload } from './claim-reload.ts';
import './theme.css';

// A teacher who opens a resource's address waits for its first page, so the rest of the site loads after it.
if (pageData?.opened) await drawFirstPage(pageData.opened);
if (pageData && earlyPage.exists) {
  earlyInput.keep();
  await earlyPage.untilWanted();
}
try {
  await import('./main.tsx');
} catch (error) {
  // After a release the code of this page may be gone; a reload loads the new one.
  if (claimReload()) location.reload();
  else sayNotLoaded();
  throw error;
}
