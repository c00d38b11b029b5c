import type { Browser } from '@playwright/test';
import type { SignInBytes } from './bounds.ts';

/** Runs in the page before its own code: the browser has no passkeys. */
const WITHOUT_PASSKEYS = 'delete window.PublicKeyCredential;';
/** The file that the build puts this code into (`vite.config.ts`). */
const CODE = '/assets/ways-';
/** The page asks for a challenge when its script runs, which may be after the network was idle. */
const SETTLE_MS = 2000;

/** All bytes that the sign-in page sends and receives before it is used, headers included. */
export async function countSignInBytes(browser: Browser, address: string): Promise<SignInBytes> {
  const used = await countByAddress(browser, address, '');
  const unused = await countByAddress(browser, address, WITHOUT_PASSKEYS);
  return {
    with: sum(used),
    without: sum(unused),
    code: sum(used.filter(({ url }) => url.includes(CODE))),
  };
}

async function countByAddress(browser: Browser, address: string, script: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(script);
  const finished: Promise<{ url: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const counted = request.sizes().then((sizes) => ({
      url: request.url(),
      bytes: Object.values(sizes).reduce((total, each) => total + each, 0),
    }));
    finished.push(counted);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const counted = await Promise.all(finished);
  await context.close();
  return counted;
}

function sum(counted: { bytes: number }[]): number {
  return counted.reduce((total, { bytes }) => total + bytes, 0);
}
