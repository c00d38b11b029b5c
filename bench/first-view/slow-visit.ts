import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test';
import { openSlowTab } from '../first-slide/school-line.ts';

const WITHIN_MS = 20_000;

/** Runs in the page: reports when the browser painted the first resource of the list. */
const NOTE_LIST = `
  new PerformanceObserver((list) => listPainted(list.getEntries()[0].renderTime))
    .observe({ type: 'element', buffered: true });
  const observer = new MutationObserver(() => {
    const name = document.querySelector('main li a[href$=".pdf"]')?.parentElement;
    if (!name) return;
    observer.disconnect();
    name.setAttribute('elementtiming', 'first-resource');
  });
  observer.observe(document, { subtree: true, childList: true });
`;

/** Runs in the page: clicks on another week as soon as React listens to it, and reports when. */
const CLICK_WEEK = `
  const clickWeek = () => {
    const week = document.querySelector('main a[href$="/Week%202"]');
    const isHydrated = week && Object.keys(week).some((key) => key.startsWith('__reactProps'));
    if (!isHydrated) return setTimeout(clickWeek, 10);
    week.click();
    const clickedAt = performance.now();
    const isThere = () => location.pathname.endsWith('/Week%202');
    const report = () => (isThere() ? weekClicked(clickedAt) : setTimeout(report, 10));
    report();
  };
  clickWeek();
`;

const SCRIPT_BYTES = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** The time from opening the address to the list painted: with nothing cached, then with the assets cached. */
export async function timeList(browser: Browser, address: string, cookies: Cookie[]) {
  const context = await openContext(browser, cookies);
  const fresh = await timeReport(context, 'listPainted', NOTE_LIST, address);
  const cached = await timeReport(context, 'listPainted', NOTE_LIST, address);
  await context.close();
  return { fresh, cached };
}

/** The time from opening the address, with nothing cached, to a click on a week that the site handles itself. */
export async function timeClick(
  browser: Browser,
  address: string,
  cookies: Cookie[],
): Promise<number> {
  const context = await openContext(browser, cookies);
  const ms = await timeReport(context, 'weekClicked', CLICK_WEEK, address);
  await context.close();
  return ms;
}

/** Compressed bytes of the script that a page loads without being used. */
export async function countScriptBytes(
  browser: Browser,
  address: string,
  cookies: Cookie[],
): Promise<number> {
  const context = await openContext(browser, cookies);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = await page.evaluate<number>(SCRIPT_BYTES);
  await context.close();
  return bytes;
}

async function openContext(browser: Browser, cookies: Cookie[]): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies(cookies);
  return context;
}

/** Opens the address in a new tab, with a script that calls `report` with a time. */
async function timeReport(
  context: BrowserContext,
  report: string,
  script: string,
  address: string,
): Promise<number> {
  const page: Page = await openSlowTab(context);
  let tell: (ms: number) => void = () => {};
  const reported = new Promise<number>((resolve, reject) => {
    tell = resolve;
    setTimeout(() => reject(new Error(`${address} reported no ${report}`)), WITHIN_MS).unref();
  });
  reported.catch(() => undefined);
  await page.exposeFunction(report, (ms: number) => tell(ms));
  await page.addInitScript(script);
  await page.goto(address, { waitUntil: 'load' });
  const ms = await reported;
  // What it still loads is cached too, and holds up no later visit.
  await page.waitForLoadState('networkidle');
  await page.close();
  return ms;
}
