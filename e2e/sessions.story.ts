import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';
import { aSchool, addSchool, expectToast } from './admin-schools-page.ts';
import { ADMINISTRATOR, signInAs, someone } from './people.ts';
import { expect, test } from './product.ts';
import { expectStandsAtEveryWidth } from './widths.ts';

const PASSWORD = 'a password for the staff room';

test('a login that is open in three browsers is signed out in one of them, then everywhere else @many-copies', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, domain } = aSchool();
  const office = await open(browser, baseURL);
  await signInAs(office, ADMINISTRATOR);
  await addSchool(office, { name, domain });
  const account = { domain, password: PASSWORD };
  const created = await office.request.post('/api/organisation-accounts', { data: account });
  expect(created.status()).toBe(201);
  const second = await signInShared(await open(browser, baseURL), domain);
  const third = await signInShared(await open(browser, baseURL), domain);
  await second.goto('/profile');
  await expect(second.getByLabel('Name')).toBeVisible();
  await signInShared(page, domain);

  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Where You Are Signed In' });
  const sessions = section.getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This browser');
  await expect(sessions.first().getByRole('button')).toHaveCount(0);
  await expectStandsAtEveryWidth(page, () => expect(section).toBeVisible());

  await sessions.nth(1).getByRole('button').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'was signed out' })).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Where You Are Signed In' })).toBeFocused();
  expect(await profileStatus(third)).toBe(401);
  expect(await profileStatus(second)).toBe(200);

  await section.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign out everywhere else' });
  await expect(question).toContainText('This login is shared');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeHidden();
  expect(await profileStatus(second)).toBe(200);
  await section.getByRole('button', { name: 'Sign out everywhere else' }).press('Enter');
  await question.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expectToast(page, 'status', '1 other browser was signed out');
  await expect(question).toBeHidden();
  await expect(section).toContainText('You are not signed in anywhere else.');
  await expect(section.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Where You Are Signed In' })).toBeFocused();

  // The other browser notices at its next call.
  await second.getByLabel('Name').fill('Staff room');
  await second.getByRole('button', { name: 'Update Profile' }).click();
  await expect(second.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.reload();
  await expect(sessions).toHaveCount(1);
});

test('an administrator signs out one person of a school, then everyone, and stays signed in @many-copies', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, domain } = aSchool();
  await signInAs(page, ADMINISTRATOR);
  await addSchool(page, { name, domain });
  await page.goto('/admin');
  await page.getByRole('button', { name: `View ${name}` }).click();
  const details = page.getByRole('dialog', { name: 'School Details' });
  await expect(details).toContainText(`Nobody with an address at ${domain} is signed in`);
  await page.keyboard.press('Escape');

  const emails = [someone(domain), someone(domain), someone(domain)];
  const teachers = await Promise.all(emails.map(() => open(browser, baseURL)));
  for (const [n, email] of emails.entries()) {
    const teacher = teachers[n];
    if (teacher) await signInAs(teacher, email);
  }
  const [first] = emails;
  await page.getByRole('button', { name: `View ${name}` }).click();
  const people = details.getByRole('list', { name: 'People signed in' }).getByRole('listitem');
  await expect(people).toHaveCount(3);
  await expectNoViolations(page);
  await details.getByRole('button', { name: `Sign out ${first}` }).press('Enter');
  await expectToast(page, 'status', `${first} was signed out of 1 session`);
  await expect(people).toHaveCount(2);
  await expect(details.getByRole('heading', { name: 'People signed in' })).toBeFocused();
  expect(await Promise.all(teachers.map(profileStatus))).toEqual([401, 200, 200]);

  await details.getByRole('button', { name: 'Sign out everyone at this school' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Sign Out Everyone' });
  await expect(question).toContainText(`Do you want to sign out everyone at ${name}?`);
  await question.getByRole('button', { name: 'Sign Out Everyone' }).press('Enter');
  await expectToast(page, 'status', `2 people at ${name} signed out of 2 sessions`);
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `View ${name}` })).toBeFocused();
  expect(await Promise.all(teachers.map(profileStatus))).toEqual([401, 401, 401]);
  expect(await profileStatus(page)).toBe(200);
});

function open(browser: Browser, baseURL = ''): Promise<Page> {
  return browser.newPage({ baseURL });
}

/** Signs in with the organisation account; returns the page. */
async function signInShared(page: Page, domain: string): Promise<Page> {
  const data = { domain, password: PASSWORD };
  const answer = await page.request.post('/api/sign-in/organisation', { data });
  expect(answer.status()).toBe(200);
  return page;
}

async function profileStatus(page: Page): Promise<number> {
  return (await page.request.get('/api/profile')).status();
}
