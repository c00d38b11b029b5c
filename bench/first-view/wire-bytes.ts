import type { Browser } from '@playwright/test';
import type { SignInBytes } from './bounds.ts';
import { countWaysCode } from './ways-code.ts';

/** Runs in the page before its own code: the browser has no passkeys. */
const WITHOUT_PASSKEYS = 'delete window.PublicKeyCredential;';
/** The page asks for a challenge when its script runs, which may be after the network was idle. */
const SETTLE_MS = 2000;

/** Never asked: the page names them in its buttons only. */
export const BOTH_PROVIDERS = {
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  MICROSOFT_CLIENT_ID: 'microsoft-client',
  MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
};

/** The same product with Google and Microsoft, and without. */
interface Sites {
  withProviders: string;
  withoutProviders: string;
}

/** All bytes that the sign-in page sends and receives before it is used, headers included. */
export async function countSignInBytes(browser: Browser, sites: Sites): Promise<SignInBytes> {
  const all = await countBytes(browser, `${sites.withProviders}/login`, '');
  const passkeys = await countBytes(browser, `${sites.withoutProviders}/login`, '');
  const none = await countBytes(browser, `${sites.withoutProviders}/login`, WITHOUT_PASSKEYS);
  return { all, passkeys, none, code: await countWaysCode() };
}

async function countBytes(browser: Browser, address: string, script: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(script);
  const finished: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    finished.push(request.sizes().then((sizes) => sum(Object.values(sizes))));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const counted = sum(await Promise.all(finished));
  await context.close();
  return counted;
}

function sum(counted: number[]): number {
  return counted.reduce((total, each) => total + each, 0);
}
