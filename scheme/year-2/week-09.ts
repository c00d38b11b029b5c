import type { TeachingWeek } from '../week.ts';

export const week9: TeachingWeek = {
  kind: 'teach',
  focus: '/l/ spelt -el',
  requirement: 'Year 2: the /l/ or /əl/ sound spelt -el at the end of words.',
  sound: {
    label: '/l/ as in camel',
    how: 'Say camel, tunnel, towel and listen to the end: the same /l/ as in table, but new letters.',
  },
  rule: 'The /l/ sound at the end is often written -el after m, n, r, s, v and w, and after soft c and soft g.',
  exception:
    'Label does not keep to it: after b we mostly write -le, as in table, so learn label specially.',
  pattern: /el$/u,
  groups: [
    { heading: 'after m, n and r', words: ['cam[el]', 'tunn[el]', 'squirr[el]'] },
    { heading: 'after s, v and w', words: ['tins[el]', 'trav[el]', 'tow[el]', 'jew[el]'] },
    { heading: 'after soft c, soft g and b', words: ['parc[el]', 'ang[el]', 'lab[el]'] },
  ],
  byHeart: [
    { entry: 'old', forms: ['[o]ld'], hint: 'Three letters, and the o says its own name.' },
    { entry: 'cold', forms: ['c[o]ld'], hint: 'Put c in front of old. Brrr!' },
  ],
  origin: {
    word: 'squirrel',
    fact: 'Squirrel came to us from Greek by way of French. The Greek name is made of the words for shadow and tail.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Look at the letter before each ending. Which pile does it belong in?',
    piles: [
      { label: '-el after m, n and r', words: ['camel', 'tunnel', 'squirrel', 'funnel'] },
      { label: '-el after s, v and w', words: ['tinsel', 'travel', 'towel', 'jewel'] },
      { label: '-le after b, d, p and t', words: ['table', 'middle', 'apple', 'bottle'] },
    ],
  },
  dictation: ['A little squirrel hid under my old towel.', 'It is cold and dark in the tunnel.'],
  missingWords: [
    'A {camel} stores fat in the hump on its back.',
    'The post van came with a {parcel} for my gran.',
    'The crown has a red {jewel} in the middle.',
    'Read the {label} to see how to wash the shirt.',
    'After my swim I dried my hair with a {towel}.',
    'We {travel} to school by bus.',
  ],
  mistakes: [
    { wrong: 'tunnle', right: 'tunnel', why: 'After n, we often write -el.' },
    { wrong: 'towle', right: 'towel', why: 'After w, the ending is -el.' },
    {
      wrong: 'squirel',
      right: 'squirrel',
      why: 'It has two r letters in the middle.',
      sentence: 'A red squirrel hid its nuts in a hole.',
    },
    { wrong: 'parsel', right: 'parcel', why: 'C before e says /s/, as you learnt in week 4.' },
  ],
  proofreading: [
    'It was {coald=cold}, so the {squirel=squirrel} ran into a {tunnle=tunnel}.',
    'It had a {parsel=parcel} under its arm.',
    'The {labul=label} said: one nut, do not shake.',
  ],
  challenge:
    'A squirrel sends a parcel through a tunnel. Write the label for it and say what is inside.',
  challengeAnswer:
    'For example: To Camel, Old Tower, Hill Street. Inside: one clean towel, a jewel from an angel and some tinsel. Travel with care! Look for -el at the end of each word.',
  classSentence: 'It was cold in the tunnel, but we had to travel on.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. For each -le word, name the letter before -le.',
      },
      {
        minutes: 5,
        text: 'Compare: write camel and table. Same sound at the end, so what is different? Look at the letter before.',
      },
      {
        minutes: 6,
        text: 'Rule: make the letters m, n, r, s, v, w in the air. They have no tall sticks, and they like -el.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children underline -el and box the letter in front of it.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise old and cold.',
      },
      {
        minutes: 10,
        text: 'Dictation: count the words of each sentence on fingers first. Stop at little and squirrel: which ending, and why?',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Afterwards children name the letter before each -el.',
      },
    ],
    say: 'Look at the letter before the /l/ sound. After b, d, p and t we mostly write -le; after m, n, r, s, v and w it is often -el.',
    watchFor:
      'Angel written as angle. Both are real words: say them aloud and hear that the g is soft only in angel.',
    support:
      'Give a list with the endings missing (cam__, tow__, tunn__) and let children say the letter before the gap.',
    stretch:
      'Which letter comes before -el in model, chapel, kennel, gravel and vowel? Which two of these letters are not in our rule?',
    stretchAnswer:
      'Model has d, chapel p, kennel n, gravel v and vowel w. Our rule does not name d and p.',
  },
};
