import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { addFavourite, removeFavourite } from '#contract/favourites.ts';
import { getTree, searchLibrary } from '#contract/library.ts';
import {
  createOrganisationAccount,
  resetOrganisationPassword,
} from '#contract/organisation-accounts.ts';
import { updateProfile } from '#contract/profile.ts';
import { createSchool, updateSchool } from '#contract/schools.ts';
import { signInOrganisation } from '#contract/session.ts';
import { sendSupportMessage } from '#contract/support.ts';
import { callApi } from '#testing/api-client.ts';
import { HONEST } from '#testing/honest-inputs.ts';
import { aFolder, aResource, libraryChanges } from '#testing/library.ts';
import { aSchool, anAdministrator } from '#testing/people.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

/** As many as the product has. */
const CONNECTIONS = 20;
/** As `changes.service.ts` has it. */
const CHANGE_WAITS_MS = 20_000;
const CHANGES = 200;
const SCHOOL = {
  name: 'New School',
  domain: 'new.example',
  contactName: 'Ada',
  contactEmail: 'ada@new.example',
  subscriptionStatus: 'active',
};
const ACCOUNT = { domain: 'active.example', password: 'orchard-demo' };

const db = await openTestDatabase();
let product: TestApp;
let admin: string;
let teacher: string;
let library: ReturnType<typeof libraryChanges>;

beforeEach(async () => {
  product = await createTestApp(db);
  await db.deleteFrom('objects').execute();
  await db.deleteFrom('schools').execute();
  await aSchool(db, 'active.example');
  admin = await anAdministrator(product, db, `${randomUUID()}@spellingorchard.example`);
  teacher = await signIn(product, db, `${randomUUID()}@active.example`);
  library = libraryChanges(product, admin);
  await aResource(db, product.files, 'Year 2/Week 1/Slides.pdf');
});

test('no request waits for a second connection while it holds a first', async () => {
  await takeAllConnectionsButOne();
  await signIn(product, db, 'new-teacher@active.example');
  for (const response of [
    await library.create('Year 3'),
    await library.rename('Year 3', 'Year 4'),
    await library.upload('Year 2/Week 1/Slides.pdf', slides(2)),
    await library.removeResource('Year 2/Week 1/Slides.pdf'),
    await library.remove('Year 4'),
    await asAdmin(createSchool, SCHOOL),
    await asAdmin(createOrganisationAccount, ACCOUNT),
    await asAdmin(resetOrganisationPassword, ACCOUNT),
    await asTeacher(addFavourite, { path: 'Year 2' }),
    await asTeacher(removeFavourite, { path: 'Year 2' }),
    await asTeacher(updateProfile, { username: 'Grace' }),
    await asTeacher(getTree),
    await asTeacher(searchLibrary, { term: 'Year' }),
    await callApi(product, signInOrganisation, ACCOUNT),
    await callApi(product, sendSupportMessage, {
      name: 'Ada',
      email: 'ada@active.example',
      message: 'Hello',
    }),
  ]) {
    expect([response.status, await response.text()]).toEqual([
      expect.toBeOneOf([200, 201]),
      expect.any(String),
    ]);
  }
});

test(`${CHANGES} changes at once all succeed, and a teacher does not wait for them`, async () => {
  for (let n = 0; n < CHANGES / 4; n += 1) await aFolder(db, `Old ${n}`);
  const statuses: number[] = [];
  const began = performance.now();
  const changes = Array.from({ length: CHANGES }, async (_, n) => {
    const { status } = await change(n);
    statuses.push(status);
  });
  while (statuses.length < CHANGES / 10) await new Promise(setImmediate);
  expect((await asTeacher(getTree)).status).toBe(200);
  expect(statuses.length).toBeLessThan(CHANGES / 2);
  await Promise.all(changes);
  // A change that has to wait for longer is refused; all together take a few seconds, unless the machine is busy.
  const isBusy = performance.now() - began > CHANGE_WAITS_MS;
  const refused = statuses.filter((status) => status !== 200 && status !== 201);
  expect(refused.filter((status) => !isBusy || status !== 503)).toEqual([]);

  function change(n: number): Promise<Response> {
    const number = Math.floor(n / 4);
    if (n % 4 === 0) return library.rename(`Old ${number}`, `New ${number}`);
    if (n % 4 === 1) return asTeacher(addFavourite, { path: 'Year 2/Week 1' });
    return library.create(`Year ${n + 10}`);
  }
});

test(`${CHANGES} changes of one school at once all succeed, and a teacher does not wait for them`, async () => {
  await aSchool(db, 'changed.example');
  const { id } = await db
    .selectFrom('schools')
    .select('id')
    .where('domain', '=', 'changed.example')
    .executeTakeFirstOrThrow();
  const { id: _, ...details } = HONEST['PUT /api/schools/:id'] ?? {};
  const statuses: number[] = [];
  const changes = Array.from({ length: CHANGES }, async (_change, n) => {
    const change = { ...details, domain: 'changed.example', contactName: `Ada ${n}` };
    statuses.push((await asAdmin({ ...updateSchool, path: `/api/schools/${id}` }, change)).status);
  });
  while (statuses.length < CHANGES / 10) await new Promise(setImmediate);
  expect((await asTeacher(getTree)).status).toBe(200);
  expect(statuses.length).toBeLessThan(CHANGES / 2);
  await Promise.all(changes);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

async function takeAllConnectionsButOne(): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const holding: Promise<void>[] = [];
  for (let n = 1; n < CONNECTIONS; n += 1) {
    await new Promise<void>((resolve) => holding.push(hold(resolve)));
  }
  onTestFinished(async () => {
    release();
    await Promise.all(holding);
  });

  function hold(onTaken: () => void): Promise<void> {
    return db.connection().execute(() => {
      onTaken();
      return released;
    });
  }
}

function asAdmin(endpoint: Call, input = {}): Promise<Response> {
  return callApi(product, endpoint, input, { cookie: admin });
}

function asTeacher(endpoint: Call, input = {}): Promise<Response> {
  return callApi(product, endpoint, input, { cookie: teacher });
}

type Call = Pick<Endpoint<z.ZodMiniObject, z.ZodMiniType>, 'method' | 'path'>;
