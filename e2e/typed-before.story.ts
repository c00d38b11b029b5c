import { devices, type Page } from '@playwright/test';
import { listSchools } from '#contract/schools.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { aSchool, addSchool } from './admin-schools-page.ts';
import { countLoads } from './count-loads.ts';
import { dropdown } from './dropdown.ts';
import { expectScriptRuns, holdBackFiles, openBeforeScript } from './hold-back.ts';
import { scriptRuns } from './script-runs.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, noteComplaints, test } from './product.ts';

/** How long the page waits before each piece of React's work, where a story slows it down. */
const PIECE_OF_WORK_MS = 1500;

let planted: Promise<void> | undefined;

test.beforeEach(async ({ product: { dataDir } }) => {
  planted ??= plantLibrary(dataDir, {
    resources: [{ path: 'Early year/Early week/Early slides.pdf' }],
  });
  await planted;
});

test('a message to the team typed before the script runs is kept', async ({ page }) => {
  const release = await openBeforeScript(page, '/faq');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('Where do I find\nWeek 7?');
  await release();
  await expectScriptRuns(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Where do I find\nWeek 7?');
});

test('a search typed before the script runs finds its results', async ({ page }) => {
  await signInAs(page, someone());
  const release = await openBeforeScript(page, '/teaching');
  await page.getByRole('combobox').fill('Early sli');
  await release();
  await expect(page.getByRole('option', { name: 'Early slides.pdf' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Early sli');
});

test('a name typed before the script runs can be saved', async ({ page }) => {
  await signInAs(page, someone());
  const release = await openBeforeScript(page, '/profile');
  await page.getByLabel('Name').fill('Ada Byron');
  await release();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('button', { name: 'Ada Byron' })).toBeVisible();
});

test('filters chosen before the script runs are kept', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const school = aSchool();
  await addSchool(page, { ...school, subscriptionStatus: 'trial' });
  const trials = await namesOfTrials(page);
  expect(trials).toContain(school.name);
  const release = await openBeforeScript(page, '/admin');
  await page.getByLabel('With status').selectOption('Trial');
  await page.getByLabel('Sort by').selectOption('Domain');
  await release();
  await expect(page.getByRole('rowheader')).toHaveText(trials);
  await expect(page.getByLabel('With status')).toHaveValue('trial');
  await expect(page.getByLabel('Sort by')).toHaveValue('domain');
});

test('a filter typed before the script runs filters the schools', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const release = await openBeforeScript(page, '/admin');
  await page.getByLabel('Filter').fill('no such school');
  await release();
  await expect(page.getByText('no such school')).toBeVisible();
});

test('an address looked up before the script runs is looked up when it does', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const release = await openBeforeScript(page, '/admin');
  const loads = countLoads(page);
  const email = someone();
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await release();
  await expect(page.getByRole('dialog', { name: 'Personal Data' })).toContainText(email);
  expect(loads()).toBe(0);
});

test('on a phone, weeks opened before the script runs stay open', async ({
  browser,
  complaints,
  product: { url: baseURL },
}) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL });
  const page = await context.newPage();
  noteComplaints(page, complaints, baseURL);
  await signInAs(page, someone());
  const release = await openBeforeScript(page, '/teaching/Early%20year');
  await dropdown(page, 'Select Week').click();
  const week = page.getByRole('link', { name: 'Early week' });
  await expect(week).toBeVisible();
  await release();
  await expectScriptRuns(page);
  await expect(week).toBeVisible();
  await week.focus();
  await page.keyboard.press('Escape');
  await expect(week).toBeHidden();
  await context.close();
});

test('buttons pressed before the script runs do their work when it does, each once', async ({
  page,
}) => {
  await signInAs(page, someone());
  const release = await openBeforeScript(page, '/teaching/Early%20year/Early%20week');
  await page.waitForFunction(() => 'earlyPresses' in window);
  const star = page.getByRole('button', { name: 'Favourite Early slides.pdf' });
  await star.click();
  const chat = page.getByRole('button', { name: 'Support Assistant' });
  await chat.click();
  await chat.click();
  await release();
  await expect(page.getByText('Added "Early slides.pdf" to favourites')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Support Assistant' })).toBeVisible();
});

test('a button pressed while the script takes the page over is pressed once', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  await page.addInitScript(slowDownReact, PIECE_OF_WORK_MS);
  await page.goto('/admin');
  const button = page.getByRole('button', { name: 'Show figures' });
  // React has come to the button, and has work left.
  await expect(async () => {
    const names = await button.evaluate((element) => Object.keys(element));
    expect(names.join()).toContain('__reactProps');
  }).toPass({ intervals: [100] });
  await button.press('Enter');
  await page.waitForTimeout(2 * PIECE_OF_WORK_MS);
  await expect(page.getByRole('button', { name: 'Hide figures' })).toBeVisible();
});

test('Back pressed before the script runs shows what its address asks for', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  const domain = page.getByRole('columnheader', { name: 'Domain' });
  await domain.getByRole('button').click();
  await expect(page).toHaveURL('/admin?sort=domain');
  const release = await holdBackFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(domain).toHaveAttribute('aria-sort', 'ascending');
  await page.waitForFunction(() => 'earlyPresses' in window);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/admin');
  await release();
  await expect(domain).not.toHaveAttribute('aria-sort');
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
});

test('Back pressed while the script takes the page over shows what its address asks for', async ({
  page,
}) => {
  await signInAs(page, ADMINISTRATOR);
  await page.goto('/admin');
  const domain = page.getByRole('columnheader', { name: 'Domain' });
  await domain.getByRole('button').click();
  await expect(page).toHaveURL('/admin?sort=domain');
  await page.addInitScript(slowDownReact, PIECE_OF_WORK_MS);
  await page.reload({ waitUntil: 'commit' });
  await scriptRuns(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(domain).not.toHaveAttribute('aria-sort');
  await expect(page.getByLabel('Sort by')).toHaveValue('name');
});

/** Runs in the page. React does each piece of its work when a message to itself arrives. */
function slowDownReact(waitMs: number): void {
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const send = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => void setTimeout(() => send(message), waitMs);
    }
  };
}

/** By their domains. */
async function namesOfTrials(page: Page): Promise<string[]> {
  const answer = await page.request.get(listSchools.path);
  const { schools } = listSchools.output.parse(await answer.json());
  const names = schools
    .filter(({ subscriptionStatus }) => subscriptionStatus === 'trial')
    .toSorted((one, other) => one.domain.localeCompare(other.domain))
    .map(({ name }) => name);
  expect(names.length).toBeLessThan(schools.length);
  return names;
}
