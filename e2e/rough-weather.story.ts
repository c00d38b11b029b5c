import type { Page } from '@playwright/test';
import { noteLastPlace } from '#contract/last-place.ts';
import { createLink } from '#contract/library.ts';
import { prepareSignInWithPasskey } from '#contract/passkey-sign-in.ts';
import { updateProfile } from '#contract/profile.ts';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { countLoads } from './count-loads.ts';
import { holdBack } from './hold-back.ts';
import { ADMINISTRATOR, codeSentTo, signInAs, someone } from './people.ts';
import { expect, ourOrigins, test } from './product.ts';
import { askForCode, enterCode } from './sign-in-page.ts';
import { slides } from './test-pdfs/slides.ts';
import { expectSlide, plantPdf } from './viewer-page.ts';

const RELOAD = { name: 'Reload the page' };
const TRY_AGAIN = { name: 'Try again' };
const LOSS = /ERR_FAILED|dynamically imported module/;

test('a teacher whose browser refuses storage gives a whole lesson, and no other host is contacted', async ({
  page,
  product,
  complaints,
}) => {
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).origin));
  await refuseStorage(page);
  const week = await plantPdf(page, product, { content: slides(3) });
  await page.context().clearCookies();

  for (const path of ['/', '/pricing', '/faq', '/register']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Provide Feedback' }).click();
    await expect(page.getByRole('dialog', { name: 'Provide Feedback' })).toBeVisible();
  }
  const email = someone();
  await askForCode(page, email);
  await enterCode(page, await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');

  await page.goto(week);
  await page.getByRole('button', { name: 'Favourite Slides.pdf' }).click();
  await expect(page.getByText('Added "Slides.pdf" to favourites')).toBeVisible();
  await page.getByRole('link', { name: 'Open Slides.pdf' }).click();
  await expectSlide(page, 1, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2, 3);
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Year 2 Week [\w-]+ Slides\.pdf$/);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page.getByRole('link', { name: 'Slides.pdf', exact: true })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Account Settings' }).click();
  await page.getByLabel('Name').fill('Ms Pippin');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  // The spec wants this failure logged; it is the only thing that storage was missed for.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('file tree')]);
  expect([...asked]).toEqual(ourOrigins(product.url));

  await test.step('an administrator who refuses storage reaches every page', async () => {
    await signInAs(page, ADMINISTRATOR);
    await page.goto('/admin');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('tab', { name: 'Teaching' }).click();
    await expect(page.getByRole('button', { name: 'Add year group' })).toBeVisible();
  });
});

test('code of the site that does not load: an error message, and the PDF after a retry', async ({
  page,
  product,
  complaints,
}) => {
  test.slow();
  const week = await plantPdf(page, product, { content: slides(2) });
  const open = page.getByRole('link', { name: 'Open Slides.pdf' });

  await test.step('the first screen: the error message, and the PDF after a reload', async () => {
    const arrive = await lose(page, /assets\/learning-resources/);
    await page.goto(`${week}/Slides.pdf`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible();
    await arrive();
    await page.getByRole('button', RELOAD).click();
    await expectSlide(page, 1, 2);
    expectOnlyTheLoss(complaints);
  });

  await test.step('the viewer: the error message, and the PDF after a reload', async () => {
    await page.goto(week);
    // The step above used up the one reload that a version of the site has.
    await page.evaluate(() => sessionStorage.clear());
    const arrive = await lose(page, /assets\/pdf-viewer/);
    const loads = countLoads(page);
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Slides.pdf' });
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to load PDF. Please try again later.',
    );
    // After one reload, which drew a page early that no viewer took.
    expect(loads()).toBe(1);
    await expect(page.locator('.pdf-page')).toHaveCount(0);
    await arrive();
    await dialog.getByRole('button', RELOAD).click();
    await expectSlide(page, 1, 2);
    expectOnlyTheLoss(complaints);
  });

  for (const [part, address, text] of [
    ['the facts of the pages', /\/pages\?/, 'Error loading PDF'],
    ['the picture of a page', /\/pages\/1\?/, 'Failed to load PDF.'],
  ] as const) {
    await test.step(`${part}: the error message, and the PDF after trying again`, async () => {
      await page.goto(week);
      const arrive = await lose(page, address);
      await open.click();
      await expect(page.getByRole('alert')).toContainText(text);
      await arrive();
      await page.getByRole('button', TRY_AGAIN).click();
      await expectSlide(page, 1, 2);
      expectOnlyTheLoss(complaints);
    });
  }
});

test('the administrators’ browser that does not load: an error message, and the library after a reload', async ({
  page,
  complaints,
}) => {
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  const arrive = await lose(page, /assets\/admin-browser/);
  await page.getByRole('tab', { name: 'Teaching' }).click();
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText(
    'Please check your internet connection and reload the page.',
  );
  await expect(page.getByRole('tab', { name: 'Subscriptions' })).toBeVisible();
  await arrive();
  await page.getByRole('tabpanel').getByRole('button', RELOAD).click();
  await expect(page.getByRole('button', { name: 'Add year group' })).toBeVisible();
  expectOnlyTheLoss(complaints);
});

test('on a slow connection everything shows that it is loading, and nothing is sent twice', async ({
  page,
  product,
}) => {
  const week = await plantPdf(page, product, { content: slides(2) });
  await page.context().clearCookies();
  const line = await lineOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });

  await line.slow();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeVisible();
  await line.fast();
  await page.waitForLoadState('networkidle');
  const email = someone();
  await page.getByLabel('Email').fill(email);
  await line.slow();
  const sendCode = await holdWrites(page, requestCode.path);
  await page.getByRole('button', { name: 'Send Code' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  sendCode();
  await enterCode(page, await codeSentTo(page, email));
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Year 2', exact: true })).toBeVisible();

  await line.fast();
  await page.goto(week, { waitUntil: 'networkidle' });
  await line.slow();
  await page.getByRole('link', { name: 'Open Slides.pdf' }).dblclick();
  await expect(page.getByText('Loading PDF...')).toBeVisible();
  await line.fast();
  await expectSlide(page, 1, 2);
  await page.goto('/profile');
  await page.getByLabel('Name').fill('Ms Pippin');
  await line.slow();
  const save = await holdWrites(page, updateProfile.path);
  await page.getByRole('button', { name: 'Update Profile' }).dblclick();
  await expect(page.getByRole('button', { name: 'Updating...' })).toBeVisible();
  save();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  expect(sent.filter((path) => path !== noteLastPlace.path)).toEqual([
    prepareSignInWithPasskey.path,
    requestCode.path,
    signInWithCode.path,
    createLink.path,
    updateProfile.path,
  ]);
});

/** Holds back writes to the address. Returns the function that releases them. */
function holdWrites(page: Page, path: string): Promise<() => void> {
  return holdBack(page, `**${path}`, (request) => request.method() !== 'GET');
}

/** As in a browser with site data turned off. */
async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
}

/** Aborts every request for the file. Returns a function that lets it load again. */
async function lose(page: Page, file: RegExp): Promise<() => Promise<void>> {
  let lost = 0;
  await page.route(file, (route) => {
    lost += 1;
    return route.abort();
  });
  return async () => {
    expect(lost).toBeGreaterThan(0);
    await page.unroute(file);
  };
}

/** 400 kbit/s and 400 ms, as on a connection that a whole school shares. */
async function lineOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  const to = (latency: number, bytesPerSecond: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  return { slow: () => to(400, 50_000), fast: () => to(0, -1) };
}

function expectOnlyTheLoss(complaints: string[]): void {
  expect(complaints.splice(0).filter((text) => !LOSS.test(text))).toEqual([]);
}
