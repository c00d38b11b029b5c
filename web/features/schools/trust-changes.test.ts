import { expect, test } from 'vitest';
import { changesOf, describeChanges, NOTHING_CHOSEN } from './trust-changes.ts';

test.each([
  ['', 'End Date: none, but for schools on trial 30 days after the start or after today'],
  ['trial', 'End Date: 30 days after the start or after today'],
  ['active', 'End Date: none'],
])(
  'removing the end together with the status "%s" is confirmed as what happens',
  (status, line) => {
    const changes = changesOf({ ...NOTHING_CHOSEN, status, removeEnd: true });
    expect(describeChanges(changes).at(-1)).toBe(line);
  },
);
