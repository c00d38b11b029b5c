import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

/** Made by version 1.0 for a password with a ligature in its first word. */
const OF_VERSION_1 =
  '026ed2b9b9e74d56b53813949e05d5b2:223f6e958799e2869bf864851dc38728d550086dfa044377a987c933b499182fe22b24adf911fd6dce6ab3adad68a2649f79a323c61b8ec97a1442c9f095a05d';

test('a password set under version 1.0 still works, however its letters are composed', async () => {
  expect(await verifyPassword('Ofﬁce pässword 1', OF_VERSION_1)).toBe(true);
  expect(await verifyPassword('Office pa\u0308ssword 1', OF_VERSION_1)).toBe(true);
  expect(await verifyPassword('Office password 1', OF_VERSION_1)).toBe(false);
});

test('hashing a password twice gives two hashes, and the password matches both', async () => {
  const [one, two] = await Promise.all([hashPassword('apple tree'), hashPassword('apple tree')]);
  expect(one).not.toBe(two);
  expect(await verifyPassword('apple tree', one)).toBe(true);
  expect(await verifyPassword('apple tree', two)).toBe(true);
  expect(await verifyPassword('apple trees', one)).toBe(false);
});

test('no password matches a missing or a damaged hash', async () => {
  expect(await verifyPassword('')).toBe(false);
  expect(await verifyPassword('anything', 'damaged')).toBe(false);
});
