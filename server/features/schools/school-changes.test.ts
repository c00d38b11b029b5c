import { beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { addSchool, changeSchool, readSchools, removeSchool } from './schools.service.ts';

const db = await openTestDatabase();
const deps = { db, now: () => new Date() };
const actor = 'head@office.example';
const orchard = {
  name: 'Orchard',
  domain: 'orchard.example',
  contactName: 'The school office',
  contactEmail: 'office@orchard.example',
  subscriptionStatus: 'active',
  sharedDomainConfirmed: false,
} as const;

beforeEach(async () => {
  await db.deleteFrom('schools').execute();
  await db.deleteFrom('audit_log').execute();
});

describe('the audit log', () => {
  test('has each change with its author and the new values', async () => {
    const { id } = await addSchool(deps, orchard, actor);
    const grove = { ...orchard, id, name: 'Grove', domain: 'grove.example' };
    await changeSchool(deps, { ...grove, subscriptionStatus: 'trial', contactName: null }, actor);
    await removeSchool(deps, id, actor);

    expect(await log()).toEqual([
      {
        actor,
        action: 'school added',
        subject: 'orchard.example',
        details: { name: 'Orchard', status: 'active' },
      },
      {
        actor,
        action: 'school updated',
        subject: 'orchard.example',
        details: {
          name: 'Grove',
          nameBefore: 'Orchard',
          domain: 'grove.example',
          domainBefore: 'orchard.example',
          status: 'trial',
          statusBefore: 'active',
          end: expect.any(String),
          endBefore: null,
          contactNameChanged: true,
          sessionsEnded: 0,
          organisationAccountRemoved: false,
        },
      },
      {
        actor,
        action: 'school deleted',
        subject: 'grove.example',
        details: {
          name: 'Grove',
          status: 'trial',
          sessionsEnded: 0,
          organisationAccountRemoved: false,
        },
      },
    ]);
  });

  test('has no entry for an update that changes nothing, nor for a refused change', async () => {
    const { id } = await addSchool(deps, orchard, actor);
    await changeSchool(deps, { ...orchard, id }, actor);
    await expect(addSchool(deps, orchard, actor)).rejects.toThrow('school/domain-taken');
    await removeSchool(deps, id, actor);
    await expect(removeSchool(deps, id, actor)).rejects.toThrow('school/not-found');
    expect((await log()).map(({ action }) => action)).toEqual(['school added', 'school deleted']);
  });

  test('that cannot be written keeps the change from being made', async () => {
    // PostgreSQL refuses a text with this character.
    const nobody = 'nul\0';
    const NOT_WRITTEN = 'invalid byte sequence';
    await expect(addSchool(deps, orchard, nobody)).rejects.toThrow(NOT_WRITTEN);
    expect(await readSchools(db)).toEqual([]);
    const school = await addSchool(deps, orchard, actor);
    await expect(removeSchool(deps, school.id, nobody)).rejects.toThrow(NOT_WRITTEN);
    const renamed = { ...orchard, id: school.id, name: 'Grove' };
    await expect(changeSchool(deps, renamed, nobody)).rejects.toThrow(NOT_WRITTEN);
    expect(await readSchools(db)).toEqual([school]);
  });
});

describe('a domain that schools share', () => {
  const shared = { ...orchard, domain: 'hwbcymru.net' };

  test('has to be confirmed, and is then accepted', async () => {
    await expect(addSchool(deps, shared, actor)).rejects.toThrow('school/domain-shared');
    expect([await readSchools(db), await log()]).toEqual([[], []]);
    await addSchool(deps, { ...shared, sharedDomainConfirmed: true }, actor);
    expect(await readSchools(db)).toHaveLength(1);
  });

  test('has to be confirmed when a school moves to it, and not again when something else changes', async () => {
    const { id } = await addSchool(deps, orchard, actor);
    const moved = { ...shared, id };
    await expect(changeSchool(deps, moved, actor)).rejects.toThrow('school/domain-shared');
    await changeSchool(deps, { ...moved, sharedDomainConfirmed: true }, actor);
    await changeSchool(deps, { ...moved, name: 'Grove' }, actor);
    expect(await readSchools(db)).toMatchObject([{ name: 'Grove', domain: 'hwbcymru.net' }]);
  });
});

function log() {
  const columns = ['actor', 'action', 'subject', 'details'] as const;
  return db.selectFrom('audit_log').select(columns).orderBy('id').execute();
}
