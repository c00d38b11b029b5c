import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

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

/** Finds Chromium or installs it, with Debian's packages where that is possible. */
export function ensureChromium(): void {
  if (findChromium()) return;
  process.stdout.write('There is no Chromium for the browser tests yet; installing it…\n');
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed = debian
    ? run('apt-get', ['update']) &&
      run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
    : run('npx', ['playwright', 'install', 'chromium']);
  if (!installed || !findChromium()) {
    throw new Error(
      'Chromium could not be installed. Install it yourself and set CHROMIUM_PATH to it.',
    );
  }
}

function run(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'inherit', env }).status === 0;
}
