import { setTimeout as sleep } from 'node:timers/promises';
import { type Image, loadImage } from '@napi-rs/canvas';
import type { Page } from '@playwright/test';

const STILL_MS = 150;

/** A picture of the page as it is at this moment. */
export async function capture(page: Page): Promise<Image> {
  return loadImage(await page.screenshot());
}

/** A picture of the page when all of it is there and nothing moves any more. */
export async function captureAtRest(page: Page): Promise<Image> {
  let last = await page.screenshot();
  for (;;) {
    await sleep(STILL_MS);
    const now = await page.screenshot();
    if (now.equals(last) && (await page.evaluate(IS_LOADED))) return loadImage(now);
    last = now;
  }
}

/** Takes a picture of the page with its animations as they are `afterMs` after their start. */
export async function captureAnimated(page: Page, afterMs: number): Promise<Image> {
  await page.evaluate(
    `for (const each of document.getAnimations()) { each.pause(); each.currentTime = ${afterMs}; }`,
  );
  return loadImage(await page.screenshot({ animations: 'allow' }));
}

const IS_LOADED = `document.fonts.status === 'loaded'
  && !document.querySelector('[aria-busy=true], .animate-turn')
  && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)`;
