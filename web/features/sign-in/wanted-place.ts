import { LEARNING_TABS } from '#contract/page-routes.ts';
import { adminCopy } from '../../copy/admin.ts';
import { learningCopy } from '../../copy/learning.ts';
import { signInCopy } from '../../copy/sign-in.ts';

/** What somebody wanted to open who was sent to sign in, in words; undefined where no place was named. */
export function wantedPlace(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const [first, year, week, resource] = new URL(next, 'http://localhost').pathname
    .slice(1)
    .split('/')
    .map(decoded);
  if (first === 'profile') return signInCopy.places.accountSettings;
  if (first === 'admin') return adminCopy.heading;
  const tab = LEARNING_TABS.find((each) => each === first);
  if (!tab) return undefined;
  const place = [resource, year, week].filter((name) => name !== undefined && name !== '');
  if (place.length > 0) return place.join(', ');
  // As the link in the header says, because nobody has seen the tabs yet.
  return tab === 'teaching' ? learningCopy.heading : learningCopy.tabs[tab];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
