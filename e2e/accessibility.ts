import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as axeCore from 'axe-core';
import { expect } from './product.ts';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs every rule of axe on the page, once its animations have ended. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(waitForAnimations);
  // The script is large, so each page loads it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const found = await window.axe?.run(
      // These elements have no content; they only keep the focus inside a menu.
      { exclude: ['[data-base-ui-focus-guard]'] },
      // The only frame of the site holds a PDF that is being printed.
      { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } },
    );
    return found?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
}

/** Runs in the page. Leaves out paused animations and endless ones: a spinner never ends, and hides no text. */
async function waitForAnimations(): Promise<void> {
  const awaited = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(awaited.map(({ finished }) => finished));
}
