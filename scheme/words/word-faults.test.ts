import { expect, test } from 'vitest';
import { entryFaults, LIMITS_YEARS_2_AND_3 } from './word-faults.ts';
import type { WordWithSounds } from './word.ts';

const HEDGE: WordWithSounds = {
  word: 'he[dge]',
  sounds: 'h|e|dge',
  morphemes: 'hedge',
  meaning: 'a row of bushes that makes a wall',
  sentence: 'Grandad cuts the hedge by the gate.',
};

test('an entry that keeps the rules has no faults', () => {
  expect(entryFaults(HEDGE, LIMITS_YEARS_2_AND_3)).toEqual([]);
});

test.each<[string, Partial<WordWithSounds>]>([
  ['no letters to watch are marked', { word: 'hedge' }],
  ['too few letters are left when those to watch are gone', { word: '[hedge]' }],
  ['a syllable is empty', { word: 'he[dge]|' }],
  ['the sounds h|e|ge do not spell it', { sounds: 'h|e|ge' }],
  ['a sound is empty', { sounds: 'h|e||dge' }],
  ["n't is two sounds", { sounds: "h|e|dge|n't" }],
  ['the morphemes hed do not spell it', { morphemes: 'hed' }],
  ['a morpheme is empty', { morphemes: 'hedge|' }],
  ['the meaning is missing', { meaning: '' }],
  ['the meaning is too long', { meaning: `a ${'long '.repeat(14)}row` }],
  ['the meaning is not a sentence and has no full stop', { meaning: 'a row of bushes.' }],
  ['the meaning uses hedges', { meaning: 'one of the hedges' }],
  ['the meaning uses the long word vegetation', { meaning: 'a wall of vegetation' }],
  ['the sentence has the word 0 times', { sentence: 'The hedgehog slept. See the hedges.' }],
  ['the sentence has the word 2 times', { sentence: 'One hedge is next to another hedge.' }],
  [
    'the sentence spells the word with another first letter',
    { sentence: 'Hedge plants grow fast.' },
  ],
  ['the sentence lacks its capital or its end', { sentence: 'Cut the hedge today' }],
  ['the sentence is too short', { sentence: 'A hedge grows.' }],
  ['the sentence is too long', { sentence: `The hedge is ${'very '.repeat(10)}green.` }],
  ['the starter has the word 0 times', { starter: 'Behind the hedges we saw' }],
  ['the starter lacks its capital or has an end', { starter: 'We hid behind the hedge.' }],
  ['the starter is too long', { starter: `In the hedge there ${'may '.repeat(12)}be` }],
  ['the spelling gray is American', { sentence: 'The hedge looked gray in the fog.' }],
])('%s', (fault, change) => {
  const faults = entryFaults({ ...HEDGE, ...change }, LIMITS_YEARS_2_AND_3);
  expect(faults).toContain(`hedge: ${fault}`);
});
