import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { requestCode, signInWithCode } from '#contract/session.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { startProductProcess } from '#testing/product-process.ts';
import { startMailCatcher } from '../bench/mail-catcher.ts';
import { expect, test } from './product.ts';
import { addAuthenticator } from './virtual-authenticator.ts';

const OWNER = 'owner@office.example';

test('the owner of an empty production site is told what to do, and adds the starter scheme with its button', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'orchard-e2e-'));
  const mail = await startMailCatcher();
  const port = await freePort('localhost');
  const baseURL = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: baseURL,
    SMTP_URL: mail.url,
    SECRET: 'a secret of an empty production site',
    ADMIN_EMAILS: OWNER,
  };
  const product = await startProductProcess(dataDir, { env, port });
  const page = await browser.newPage({ baseURL });
  try {
    await page.request.post(requestCode.path, { data: { email: OWNER } });
    const code = await mail.codeFor(OWNER);
    await page.request.post(signInWithCode.path, { data: { email: OWNER, code } });
    await addFirstPasskey(page);

    await page.goto('/admin');
    const list = page.getByRole('region', { name: 'Set up your site' });
    await expect(list.getByText('(To do)')).toHaveCount(5);
    await list.getByText('How to make one').press('Enter');
    await expect(list.getByText('node dist/server/backup.js')).toBeVisible();
    await list.getByText('How to change them').press('Enter');
    await expect(list.getByText('contract/brand.ts')).toBeVisible();
    await list.getByRole('link', { name: 'Go to the library' }).press('Enter');
    await expect(page).toHaveURL('/admin/teaching#starter-scheme');
    await expect(page.getByRole('heading', { name: 'Starter scheme' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Starter scheme' })).toBeInViewport();

    await page.getByRole('button', { name: 'Add the starter scheme' }).press('Enter');
    await expect(page.getByRole('progressbar', { name: 'Starter scheme' })).toBeVisible();
    await expect(page.getByText(/^[1-9]\d* of \d+ weeks and year packs$/)).toBeVisible({
      timeout: 90_000,
    });
    await page.goto('/admin');
    await expect(list.getByText('(Done)')).toHaveCount(1);
  } finally {
    await page.close();
    await product.stop();
    mail.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** In production administrators sign in with one. */
async function addFirstPasskey(page: Page): Promise<void> {
  await page.goto('/');
  await addAuthenticator(page);
  const notice = page.getByRole('region', { name: 'Passkey needed' });
  await notice.getByRole('link', { name: 'Add your first passkey' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(notice).toHaveCount(0);
}
