import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** Made by version 1.0. The second letter of its password's first word is a ligature of two. */
const OF_VERSION_1 =
  '026ed2b9b9e74d56b53813949e05d5b2:223f6e958799e2869bf864851dc38728d550086dfa044377a987c933b499182fe22b24adf911fd6dce6ab3adad68a2649f79a323c61b8ec97a1442c9f095a05d';

test('a password set under version 1.0 still works, however its letters are composed', async () => {
  expect(await isPassword('Ofﬁce pässword 1', OF_VERSION_1)).toBe(true);
  expect(await isPassword('Office pa\u0308ssword 1', OF_VERSION_1)).toBe(true);
  expect(await isPassword('Office password 1', OF_VERSION_1)).toBe(false);
});

test('the same password has another hash each time, and both are its own', async () => {
  const [one, two] = await Promise.all([hashPassword('apple tree'), hashPassword('apple tree')]);
  expect(one).not.toBe(two);
  expect(await isPassword('apple tree', one)).toBe(true);
  expect(await isPassword('apple tree', two)).toBe(true);
  expect(await isPassword('apple trees', one)).toBe(false);
});

test('where there is no password none is right', async () => {
  expect(await isPassword('')).toBe(false);
  expect(await isPassword('anything', 'damaged')).toBe(false);
});
