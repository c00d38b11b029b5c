import type { TeachingWeek } from '../week.ts';

export const week3: TeachingWeek = {
  kind: 'teach',
  focus: 'vowel suffixes on longer words: unstressed, no doubling',
  requirement:
    'Years 3 and 4: adding suffixes beginning with vowel letters to words of more than one syllable.',
  sound: {
    label: 'the stress comes early',
    how: 'Say garden with one loud clap: GAR-den. The end is quiet. Try visit, offer and listen in the same way.',
  },
  rule: 'If the last syllable of the word is not stressed, do not double its consonant when you add -ing, -ed, -er or -ation.',
  exception:
    'A last l is different: in British spelling it doubles even when it is not stressed, as in travel, travelling.',
  pattern: /[aeiou][nrt](?:ing|ed|er|ation)$/u,
  groups: [
    {
      heading: 'root word ends in n',
      words: ['garden[ing]', 'garden[er]', 'listen[ing]', 'happen[ed]'],
    },
    {
      heading: 'root word ends in t',
      words: ['limit[ing]', 'limit[ed]', 'limit[ation]', 'visit[ed]'],
    },
    { heading: 'root word ends in r', words: ['offer[ing]', 'answer[ed]'] },
  ],
  byHeart: [
    { entry: 'arrive', forms: ['a[rr]ive'], hint: 'Two rs arrive together.' },
    { entry: 'breath', forms: ['br[ea]th'], hint: 'Short e spelt ea, as in bread and head.' },
  ],
  origin: {
    word: 'limited',
    fact: 'Limit comes from limes, the Latin word for a boundary. The Romans used it for the guarded edge of the lands they ruled.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say the root word. Is its last part loud or quiet? Sort the words.',
    piles: [
      {
        label: 'loud end: doubled',
        words: ['forgetting', 'admitted', 'beginner', 'preferred', 'upsetting'],
      },
      {
        label: 'quiet end: not doubled',
        words: ['gardener', 'visited', 'offering', 'happened', 'limited'],
      },
    ],
  },
  dictation: [
    'The gardener was listening to the birds in the hedge.',
    'Nothing happened when we visited the quiet village.',
  ],
  missingWords: [
    'Grandad wears old boots for {gardening}.',
    'There is a {limited} number of tickets, so book soon.',
    'Priya {answered} the phone on the second ring.',
    'The stall at the fair was {offering} free slices of melon.',
    'We {visited} the castle with our cousins last spring.',
    'Take a deep {breath} and blow out the candles.',
  ],
  mistakes: [
    {
      wrong: 'happenned',
      right: 'happened',
      why: 'HAP-pen has a quiet end, so the n stays single.',
    },
    { wrong: 'visitted', right: 'visited', why: 'VIS-it is loud at the start, so no doubling.' },
    {
      wrong: 'lisening',
      right: 'listening',
      why: 'There is a silent t: think of list, listen, listening.',
      sentence: 'We lay in the tent, listening to the rain.',
    },
    { wrong: 'arive', right: 'arrive', why: 'Two rs, though you only hear one.' },
  ],
  proofreading: [
    'We {visitted=visited} my aunt, who is a keen {gardner=gardener}.',
    'I was {lisening=listening} to her when something odd {happend=happened}.',
    'A hen ran in, took a deep {breth=breath} and sat on her hat.',
    'My aunt just went on {gardenning=gardening}.',
  ],
  challenge:
    'Write a postcard from a place you visited. Tell what happened, using four words of the week and one that doubles.',
  challengeAnswer:
    'For example: Dear Gran, We visited a castle. A man was gardening and answered all our questions. Guess what happened? I fell in the pond, and now I am regretting my white socks. Regretting doubles.',
  exit: ['gardening', 'listening', 'limited', 'visited', 'offering'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask why beginning has a double n: today brings the other half.',
      },
      {
        minutes: 4,
        text: 'Hear it: children march on the spot and stamp only on the loud part of garden, visit, offer and listen.',
      },
      {
        minutes: 6,
        text: 'Rule: put begin and garden side by side; ask why one doubles its n and the other does not.',
      },
      {
        minutes: 7,
        text: 'Groups: write root word + suffix as a sum (visit + ed). Check that no letter was added or lost.',
      },
      {
        minutes: 8,
        text: 'Sort: ten words, loud end or quiet end. Ask pairs to argue for one they were unsure of.',
      },
      {
        minutes: 5,
        text: 'By heart: arrive and breath. Say breath beside bread and head to fix the ea.',
      },
      {
        minutes: 6,
        text: 'Dictation: two sentences. Stop after listening and ask who can name its silent letter.',
      },
      {
        minutes: 4,
        text: 'Exit check: five words. Children clap the root word of each before they write.',
      },
    ],
    say: 'Last week the loud end needed a guard. This week the end is quiet, so nothing needs guarding: just add the suffix.',
    watchFor:
      'Doubling everything, now that doubling has been taught. Always ask for the root word and its loud part first.',
    support:
      'Say the root word in a doorway voice, as if calling from far away: GAR-den, VIS-it. The loud part stands out.',
    stretch:
      'Find out how limitation is built, then build words with -ation from adapt, inform and tempt.',
    stretchAnswer:
      'Limit + ation: the ending turns a verb into a noun. Adapt, adaptation; inform, information; tempt, temptation. The roots do not change.',
  },
};
