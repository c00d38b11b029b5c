import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram, installPackages } from './debian-packages.ts';

const WINDOWLESS = 'chromium-headless-shell';
/** What the style sheet's fallback font is made of; Debian's Chromium only recommends it. */
const FONTS = 'fonts-liberation';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  ...(process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for tests: CHROMIUM_PATH, then the usual places, then the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  return [configured, ...PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Chromium without windows, if installed: it takes half the processor time but has no real full screen. */
export function findWindowlessChromium(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return findChromium();
  return findProgram(WINDOWLESS) ?? findChromium();
}

/** Installs Chromium if it is missing: Debian's package where possible, otherwise Playwright's download. */
export function ensureChromium(): void {
  if (!process.env['CHROMIUM_PATH'] && !findProgram(WINDOWLESS)) installPackages([WINDOWLESS]);
  if (findChromium()) return;
  process.stdout.write('There is no Chromium for the browser tests yet; installing it…\n');
  const installed = installPackages(['chromium', FONTS]) || downloadChromium();
  if (!installed || !findChromium()) {
    throw new Error(
      'Chromium could not be installed. Install it yourself and set CHROMIUM_PATH to it.',
    );
  }
}

function downloadChromium(): boolean {
  return spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;
}
