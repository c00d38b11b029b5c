import type { BrowserContext, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '#tooling/chromium.ts';

/** An old laptop on a school's internet connection. */
const ROUND_TRIP_MS = 40;
const MEGABITS_PER_SECOND = 10;
export const SLOWER_CPU = 4;

export function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}

export async function openSlowTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (MEGABITS_PER_SECOND * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return page;
}
