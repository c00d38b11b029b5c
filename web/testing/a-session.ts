import type { Session } from '#contract/session.ts';

/** A signed-in teacher. */
export function aTeacher(details: Partial<Session> = {}): Session {
  return {
    userId: 'u-ada',
    email: 'ada@orchard.example',
    username: 'Ada Byron',
    isAdmin: false,
    ...details,
  };
}

export function anAdministrator(): Session {
  return {
    userId: 'u-admin',
    email: 'grace@spellingorchard.example',
    username: 'Grace',
    isAdmin: true,
  };
}
