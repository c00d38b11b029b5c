import { defineConfig } from '@playwright/test';
import { givenEngines } from '#testing/cluster/engines.ts';
import { findChromium, findWindowlessChromium } from './tooling/chromium.ts';

/** Full screen and printing need a browser with windows: the other one only simulates full screen, and shows no PDF. */
const WITH_WINDOWS = ['*-present.story.ts', 'print.story.ts'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.story.ts',
  // Builds the product first, if its sources have changed.
  globalSetup: ['./testing/built-product.ts', './testing/cluster-for-stories.ts'],
  outputDir: 'test-results/browser',
  timeout: 60_000,
  // Stories of many copies share the processor with the tests of the cluster.
  expect: { timeout: givenEngines() ? 45_000 : 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Build machines are shared and may stall for seconds. Stories that needed a second try are named at the end.
  retries: process.env['CI'] ? 1 : 0,
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Recording takes as long as the stories themselves, so a build machine records only the second try.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    // First, because it has the longest story.
    { name: 'with-windows', testMatch: WITH_WINDOWS, use: inBrowser(findChromium()) },
    { name: 'stories', testIgnore: WITH_WINDOWS, use: inBrowser(findWindowlessChromium()) },
  ],
});

function inBrowser(executablePath = '') {
  return {
    launchOptions: {
      executablePath,
      // Nothing may be fetched from another host, not even by the browser for itself.
      args: [
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  };
}
