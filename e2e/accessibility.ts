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

/** Runs every enabled rule of axe on the current page, after all fading has ended. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(restOfMotion);
  // Large, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const found = await window.axe?.run(
      // The guards that keep the focus inside a menu are not for readers.
      { exclude: ['[data-base-ui-focus-guard]'] },
      // The only frame of the site holds a PDF to be printed.
      { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } },
    );
    return found?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  });
  expect(violations).toEqual([]);
}

/** Runs in the page. Does not wait for endless animations, such as a spinner's, or paused ones, which would never finish. */
async function restOfMotion(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
