import { onTestFinished } from 'vitest';

const USUAL = 1024;

/** A screen wide enough for the columns of the resource browser, until the test ends. */
export function onWideScreen(): void {
  onScreenOf(1280);
}

/** A screen too narrow for the links of the header, until the test ends. */
export function onPhoneScreen(): void {
  onScreenOf(360);
}

function onScreenOf(width: number): void {
  window.happyDOM?.setViewport({ width });
  onTestFinished(() => window.happyDOM?.setViewport({ width: USUAL }));
}
