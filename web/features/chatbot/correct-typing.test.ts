import { expect, test } from 'vitest';
import { countSlips, createTypingCorrector } from './correct-typing.ts';

const correct = createTypingCorrector(
  'password worksheet subscription print trial week code favourite download expired calendar received'.split(
    ' ',
  ),
);

test.each([
  ['pasword', 'password'],
  ['passwrod', 'password'],
  ['apssword', 'password'],
  ['worksheat', 'worksheet'],
  ['subscribtion', 'subscription'],
  ['subscripton', 'subscription'],
  ['favorite', 'favourite'],
  ['donwload', 'download'],
  ['trail', 'trial'],
  ['expierd', 'expired'],
  ['calandar', 'calendar'],
  ['calender', 'calendar'],
  ['recieved', 'received'],
  ['pront', 'print'],
])('%s is read as %s', (typed, word) => {
  expect(correct(typed)).toBe(word);
});

test.each([
  'printing',
  'weeks',
  'cod',
  'canteen',
  'handwriting',
  'sprint',
  'paint',
  'week2',
  'x'.repeat(9999),
])('%s stays as it is', (typed) => {
  expect(correct(typed)).toBe(typed);
});

test.each([
  ['', '', 0],
  ['code', 'code', 0],
  ['code', 'cod', 1],
  ['code', 'coed', 1],
  ['code', 'mode', 1],
  ['code', 'video', 3],
])('between "%s" and "%s" there are %i slips', (one, other, slips) => {
  expect(countSlips(one, other)).toBe(slips);
});
