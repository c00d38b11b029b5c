import { PAGE_DATA_ID, type PageData } from '#contract/page-data.ts';
import { pendingSignOut } from './pending-sign-out.ts';

/** The data in the HTML page; null where there is none, as in development, or while a sign-out is pending. */
export const pageData: PageData | null = pendingSignOut.exists() ? null : readPageData();

function readPageData(): PageData | null {
  const data: unknown = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  return isPageData(data) ? data : null;
}

/** Checked without zod, which is larger than all other code that draws the first page. The rest is trusted as our server wrote it. */
function isPageData(data: unknown): data is PageData {
  if (!isObject(data) || !('session' in data)) return false;
  const { session } = data;
  const opened = 'opened' in data ? data.opened : undefined;
  return (
    (session === null || (isObject(session) && 'userId' in session)) &&
    (opened === undefined || (isObject(opened) && 'resource' in opened && 'url' in opened))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
