import { onTestFinished } from 'vitest';

const USUAL = 1024;

/** A screen on which the columns of the resource browser stand side by side, until the test has ended. */
export function onWideScreen(): void {
  onScreenOf(1280);
}

/** A screen too narrow for the links of the header, until the test has ended. */
export function onPhoneScreen(): void {
  onScreenOf(360);
}

function onScreenOf(width: number): void {
  window.happyDOM?.setViewport({ width });
  onTestFinished(() => window.happyDOM?.setViewport({ width: USUAL }));
}
