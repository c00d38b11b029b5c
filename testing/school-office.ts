import { beforeEach, expect } from 'vitest';
import { importSchools, previewImport } from '#contract/school-import.ts';
import { createSchool } from '#contract/schools.ts';
import type { Database } from '#server/db/database.ts';
import { answerOf, callApi } from './api-client.ts';
import { anAdministrator } from './people.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Before each test: no schools, an audit log without entries, and an administrator on 17 November 2026. */
export function openSchoolOffice(db: Database) {
  let product: TestApp;
  let cookie: string;
  let administrators = 0;

  beforeEach(async () => {
    product = await createTestApp(db, { now: () => new Date('2026-11-17T12:00:00Z') });
    administrators += 1;
    cookie = await anAdministrator(product, db, `head-${administrators}@office.example`);
    await db.deleteFrom('schools').execute();
    await db.deleteFrom('audit_log').execute();
  });

  return { call, preview, apply, add };

  function call(endpoint: Parameters<typeof callApi>[1], input: object): Promise<Response> {
    return callApi(product, endpoint, input, { cookie });
  }

  async function preview(csv: string) {
    return answerOf(previewImport, await call(previewImport, { csv }));
  }

  function apply(csv: string, fingerprint: string): Promise<Response> {
    return call(importSchools, { csv, fingerprint });
  }

  async function add(part: object): Promise<void> {
    const rest = { contactName: null, contactEmail: null, subscriptionStatus: 'active' };
    expect((await call(createSchool, { ...rest, ...part })).status).toBe(201);
  }
}
