/** Takes pictures of the built product for the README. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { buildIfStale } from '../build-if-stale.ts';
import { ensureChromium, findChromium } from '../chromium.ts';
import { PROJECT_ROOT } from '../project-root.ts';
import { captureAtRest } from '../promo-video/capture.ts';
import { startFilledProduct } from '../promo-video/filled-product.ts';
import { savePicture } from './save-picture.ts';

const SCREEN = { width: 1280, height: 800 } as const;
const SLIDE_SHOWN = 8;
/** As a demo creates it. */
const ADMINISTRATOR = 'admin@spellingorchard.example';

ensureChromium();
buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-pictures-'));
const product = await startFilledProduct(join(folder, 'data'));
const executablePath = findChromium();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  await takePictures();
} finally {
  await browser.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

async function takePictures(): Promise<void> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(product.url);
  await take(page, 'home');

  await signIn(context);
  await page.goto(`${product.url}/teaching`);
  await page.getByRole('link', { name: 'Year 2', exact: true }).click();
  await page.getByRole('link', { name: 'Week 1', exact: true }).click();
  await page.getByRole('button', { name: 'Present Slides.pdf' }).waitFor();
  await take(page, 'browser');

  await page.getByRole('link', { name: 'Slides.pdf', exact: true }).click();
  await page.getByText(/^Page 1 of/).waitFor();
  for (let shown = 1; shown < SLIDE_SHOWN; shown += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(`Page ${SLIDE_SHOWN} of`).waitFor();
  await take(page, 'viewer');

  await signIn(context, ADMINISTRATOR);
  await page.goto(`${product.url}/admin`);
  await page.getByRole('heading', { name: 'School Subscriptions' }).waitFor();
  await take(page, 'admin');
}

async function signIn(context: BrowserContext, email?: string): Promise<void> {
  const { cookie } = await signInTeacher(product, email);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: product.url }]);
}

async function take(page: Page, name: string): Promise<void> {
  const canvas = createCanvas(SCREEN.width, SCREEN.height);
  canvas.getContext('2d').drawImage(await captureAtRest(page), 0, 0);
  await savePicture(join(PROJECT_ROOT, 'docs/pictures', `${name}.webp`), canvas);
}
