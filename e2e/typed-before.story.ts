import { devices, type Page } from '@playwright/test';
import { listSchools } from '#contract/schools.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { countLoads } from './count-loads.ts';
import { dropdown } from './dropdown.ts';
import { holdBack } from './hold-back.ts';
import { ADMINISTRATOR, codeSentTo, signInAs, someone } from './people.ts';
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

test('an address typed and a box ticked before the script runs are kept and sent', async ({
  page,
}) => {
  const email = someone();
  const letGo = await openHeld(page, '/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Resource Updates & Newsletter').check();
  await letGo();
  await expectScriptRuns(page);
  const loads = countLoads(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Resource Updates & Newsletter')).toBeChecked();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  expect(loads()).toBe(0);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(await codeSentTo(page, email));
  await expect(page).toHaveURL('/teaching');
  await page.goto('/profile');
  await expect(page.getByRole('switch', { name: 'Resource Updates & Newsletter' })).toBeChecked();
});

test('a form sent before the script runs is answered by a page that the script takes over', async ({
  page,
}) => {
  const email = someone();
  const letGo = await openHeld(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  const code = await codeSentTo(page, email);
  await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
  await letGo();
  await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toHaveValue(
    code.slice(0, 1),
  );
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/teaching');
});

test('a code begun before the script runs is finished after it, and no digit is lost', async ({
  page,
}) => {
  const email = someone();
  const letGo = await openHeld(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  const code = await codeSentTo(page, email);
  await page.getByRole('textbox', { name: 'Verification code' }).click();
  await page.keyboard.type(code.slice(0, 3));
  await letGo();
  await expect(page.getByRole('textbox', { name: 'Digit 4 of 6' })).toBeFocused();
  await page.keyboard.type(code.slice(3));
  await expect(page).toHaveURL('/teaching');
});

test('Go Back forgets a form that was sent before the script ran', async ({ page }) => {
  const letGo = await openHeld(page, '/login');
  await page.getByLabel('Email').fill('early@orchard.example');
  await page.getByRole('button', { name: 'Already got a code? Enter it here' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('early@orchard.example');
  await letGo();
  await expect(page.getByRole('button', { name: 'Verify Code' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a message to the team typed before the script runs is kept', async ({ page }) => {
  const letGo = await openHeld(page, '/faq');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Message').fill('Where do I find\nWeek 7?');
  await letGo();
  await expectScriptRuns(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Message')).toHaveValue('Where do I find\nWeek 7?');
});

test('a search typed before the script runs finds its results', async ({ page }) => {
  await signInAs(page, someone());
  const letGo = await openHeld(page, '/teaching');
  await page.getByRole('combobox').fill('Early sli');
  await letGo();
  await expect(page.getByRole('option', { name: 'Early slides.pdf' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Early sli');
});

test('a name typed before the script runs can be saved', async ({ page }) => {
  await signInAs(page, someone());
  const letGo = await openHeld(page, '/profile');
  await page.getByLabel('Name').fill('Ada Byron');
  await letGo();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('button', { name: 'Ada Byron' })).toBeVisible();
});

test('filters chosen before the script runs are kept', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const trials = await namesOfTrials(page);
  const letGo = await openHeld(page, '/admin');
  await page.getByLabel('With status').selectOption('Trial');
  await page.getByLabel('Sort by').selectOption('Domain');
  await letGo();
  await expect(page.getByRole('rowheader')).toHaveText(trials);
  await expect(page.getByLabel('With status')).toHaveValue('trial');
  await expect(page.getByLabel('Sort by')).toHaveValue('domain');
});

test('a filter typed before the script runs filters the schools', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const letGo = await openHeld(page, '/admin');
  await page.getByLabel('Filter').fill('no such school');
  await letGo();
  await expect(page.getByText('no such school')).toBeVisible();
});

test('an address looked up before the script runs is looked up when it does', async ({ page }) => {
  await signInAs(page, ADMINISTRATOR);
  const letGo = await openHeld(page, '/admin');
  const loads = countLoads(page);
  const email = someone();
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await letGo();
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
  const letGo = await openHeld(page, '/teaching/Early%20year');
  await dropdown(page, 'Select Week').click();
  const week = page.getByRole('link', { name: 'Early week' });
  await expect(week).toBeVisible();
  await letGo();
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
  const letGo = await openHeld(page, '/teaching/Early%20year/Early%20week');
  await page.waitForFunction(() => 'earlyPresses' in window);
  const star = page.getByRole('button', { name: 'Favourite Early slides.pdf' });
  await star.click();
  const chat = page.getByRole('button', { name: 'Support Assistant' });
  await chat.click();
  await chat.click();
  await letGo();
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
  const letGo = await holdBack(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(domain).toHaveAttribute('aria-sort', 'ascending');
  await page.waitForFunction(() => 'earlyPresses' in window);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/admin');
  await letGo();
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

/** By their domains; other stories of the same product may have added some to the one of the demo. */
async function namesOfTrials(page: Page): Promise<string[]> {
  const answer = await page.request.get(listSchools.path);
  const { schools } = listSchools.output.parse(await answer.json());
  const names = schools
    .filter(({ subscriptionStatus }) => subscriptionStatus === 'trial')
    .toSorted((one, other) => one.domain.localeCompare(other.domain))
    .map(({ name }) => name);
  expect(names).toContain('Meadow Primary School');
  expect(names.length).toBeLessThan(schools.length);
  return names;
}

/** Opens a page whose script does not run until it is let go. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

/** A press that comes too early waits for the script. */
async function expectScriptRuns(page: Page): Promise<void> {
  await expect(async () => {
    const dialog = page.getByRole('dialog');
    const button = page.getByRole('button', { name: 'Provide Feedback' });
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
