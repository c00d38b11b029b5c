import { onTestFinished } from 'vitest';

const NARROW = 1024;

/** A screen on which the columns of the resource browser stand side by side, until the test has ended. */
export function onWideScreen(): void {
  window.happyDOM?.setViewport({ width: 1280 });
  onTestFinished(() => window.happyDOM?.setViewport({ width: NARROW }));
}
