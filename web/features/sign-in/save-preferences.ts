import type { Session } from '#contract/session.ts';
import { callLater } from '../../api/call-later.ts';

/** Saves what was chosen at the registration, and gives a new user a name. Returns the session with it. */
export async function savePreferences(session: Session, newsletter: boolean): Promise<Session> {
  const [nameInEmail] = session.email.split('@');
  // A returning teacher keeps their name, and the newsletter if they had chosen it before.
  const returning = session.username !== null;
  if (returning && !newsletter) return session;
  const name = returning ? {} : { username: nameInEmail };
  const { username } = await callLater(
    async () => (await import('#contract/profile.ts')).updateProfile,
    { newsletter, ...name },
  );
  return { ...session, username };
}
