import { expect, test } from 'vitest';
import { displayName } from './user-name.tsx';

test.each([
  [{ username: 'Ada Byron', email: 'a.byron@orchard.example' }, 'Ada Byron'],
  [{ username: null, email: 'a.byron@orchard.example' }, 'a.byron'],
  [{ username: ' ', email: 'a.byron@orchard.example' }, 'a.byron'],
  [{ username: null, email: '' }, 'User'],
  [{ username: null, email: '@orchard.example' }, 'User'],
])('%j is called %s', (session, name) => {
  expect(displayName(session)).toBe(name);
});
