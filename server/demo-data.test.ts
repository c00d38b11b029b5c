import { expect, test } from 'vitest';
import { getOwnSchool } from '#contract/profile.ts';
import { signInOrganisation } from '#contract/session.ts';
import { answerOf, callApi } from '#testing/api-client.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { describeDemoData, insertDemoData } from './demo-data.ts';
import { listAdministrators } from './features/administrators/administrators.queries.ts';

const db = await openTestDatabase();

test('the demo data has three schools, an administrator and an organisation account', async () => {
  await insertDemoData(db, new Date());
  const product = await createTestApp(db);
  for (const [domain, status] of [
    ['orchard.example', 'active'],
    ['meadow.example', 'trial'],
    ['hilltop.example', 'inactive'],
  ]) {
    const cookie = await signIn(product, db, `teacher@${domain}`);
    const response = await callApi(product, getOwnSchool, {}, { cookie });
    const { school } = await answerOf(getOwnSchool, response);
    expect(school?.subscriptionStatus).toBe(status);
    // No trial is without an end.
    expect(school?.endsOn !== null).toBe(status === 'trial');
  }
  expect(await listAdministrators(db)).toMatchObject([{ email: 'admin@spellingorchard.example' }]);
  const account = { domain: 'orchard.example', password: 'orchard-demo' };
  expect((await callApi(product, signInOrganisation, account)).status).toBe(200);
});

test('the demo data is inserted once: later changes and deletions stay', async () => {
  await db.deleteFrom('schools').where('domain', '=', 'hilltop.example').execute();
  await insertDemoData(db, new Date());
  const schools = await db.selectFrom('schools').select('domain').execute();
  expect(schools).toHaveLength(2);
});

test('the terminal says who to sign in as', () => {
  expect(describeDemoData()).toContain('teacher@orchard.example');
  expect(describeDemoData()).toContain('admin@spellingorchard.example');
  expect(describeDemoData()).toContain('orchard-demo');
});
