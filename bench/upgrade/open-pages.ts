import { type Browser, chromium, type Page } from '@playwright/test';
import { findWindowlessChromium } from '#tooling/chromium.ts';

const PATHS = ['/', '/pricing', '/login'];

/** Pages of the release that runs now, open in a real browser until somebody goes on with them. */
export async function openPages(url: string) {
  const executablePath = findWindowlessChromium() ?? '';
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  const pages: Page[] = [];
  for (const path of PATHS) pages.push(await openPage(browser, url + path));
  return { goOn };

  /** Follows a link whose screen the page has not loaded yet. */
  async function goOn(): Promise<string> {
    const faults: string[] = [];
    for (const [number, page] of pages.entries()) {
      try {
        await page.getByRole('banner').getByRole('link', { name: 'Help & FAQ' }).first().click();
        await page.getByRole('heading', { level: 1, name: /help|questions/i }).waitFor();
      } catch (error) {
        faults.push(`${PATHS[number]}: ${String(error).slice(0, 200)}`);
      }
    }
    await browser.close();
    return faults.join('; ') || 'yes';
  }
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
