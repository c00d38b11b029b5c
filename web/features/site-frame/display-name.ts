import type { Session } from '#contract/session.ts';
import { siteCopy } from '../../copy/site.ts';

/** What a user is called: their name, else what stands before the at-sign, else 'User'. */
export function displayName({ username, email }: Pick<Session, 'username' | 'email'>): string {
  const [nameInEmail = ''] = email.split('@');
  return [username?.trim(), nameInEmail].find(Boolean) ?? siteCopy.nameless;
}
