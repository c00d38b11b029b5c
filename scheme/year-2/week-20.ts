import type { TeachingWeek } from '../week.ts';

export const week20: TeachingWeek = {
  kind: 'teach',
  focus: '/u/ spelt o',
  requirement: 'Year 2: the short /u/ sound spelt o.',
  sound: {
    label: '/u/ as in mother',
    how: 'Say cup, then mother, month, glove. However you say the u of cup, these words have the same sound.',
  },
  rule: 'In some words the short /u/ sound is written o, most often before n, th or v.',
  exception:
    'Most words with this sound still have u, such as bus, much and under, so the o words must be learnt.',
  pattern: /o(?:th|n|v|z)/u,
  groups: [
    { heading: 'o before th', words: ['[o]ther', 'm[o]ther', 'br[o]ther', 'n[o]thing'] },
    { heading: 'o before n', words: ['M[o]nday', 'm[o]nth', 'fr[o]nt'] },
    { heading: 'o before v and z', words: ['c[o]ver', 'gl[o]ve', 'd[o]zen'] },
  ],
  byHeart: [
    { entry: 'grass', forms: ['gr[a]ss'], hint: 'Built like class: one a and a double s.' },
    { entry: 'pass', forms: ['p[a]ss'], hint: 'Pass me two s letters, please.' },
  ],
  origin: {
    word: 'Monday',
    fact: 'Monday is Old English for the day of the Moon. Month is a relative of moon too: it was one round of the Moon.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say the four words. Which has a different sound or letter for /u/?',
    rows: [
      {
        words: ['mother', 'brother', 'bother', 'other'],
        odd: 'bother',
        why: 'Its o says /o/, as in hot.',
      },
      {
        words: ['month', 'long', 'front', 'Monday'],
        odd: 'long',
        why: 'Its o says /o/. In the others it says /u/.',
      },
      { words: ['glove', 'love', 'above', 'stove'], odd: 'stove', why: 'Its o says its own name.' },
      {
        words: ['under', 'cover', 'dozen', 'nothing'],
        odd: 'under',
        why: 'Here /u/ is written with the letter u.',
      },
    ],
  },
  dictation: [
    'On Monday my brother lost a glove in the grass.',
    'My father keeps a dozen hens in front of the house.',
  ],
  missingWords: [
    'June is a {month} with thirty days.',
    'The box was empty: there was {nothing} in it.',
    'Use this blanket to {cover} your legs.',
    'Here is one sock, but where is the {other} one?',
    'Happy birthday to my {mother}, the best mum of all!',
    'Please {pass} me the salt.',
  ],
  mistakes: [
    { wrong: 'muther', right: 'mother', why: 'Other is inside it: m and other.' },
    { wrong: 'nuthing', right: 'nothing', why: 'It is no and thing put together.' },
    { wrong: 'Munday', right: 'Monday', why: 'Monday is named after the Moon, so it has o.' },
    { wrong: 'gluv', right: 'glove', why: 'The /u/ is o, and e comes after v at the end.' },
  ],
  proofreading: [
    'My {bruther=brother} has a new job.',
    'For a {munth=month} he cuts the {gras=grass} at the {frunt=front} of the school.',
    'Then he must {cuver=cover} the pond with a net.',
    'There is {nuthing=nothing} in it but a snail.',
  ],
  challenge:
    'Write a list of a dozen things your family does in one month. Use at least four words in which o says /u/.',
  challengeAnswer:
    'For example: 1 Mum bakes, 2 my brother runs, 3 Gran knits a glove, 4 we cover our books, 5 swim, 6 shop on Monday, 7 cook, 8 sing, 9 walk, 10 paint the front door, 11 read, 12 do nothing. Look for twelve things, and for o where you hear /u/.',
  classSentence: 'Pass the bread, or there will be nothing left for my mother.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and underline al in those that have it.',
      },
      {
        minutes: 5,
        text: 'Hear it: say cup and month. Is the vowel the same for you? Children touch the table on each /u/ word.',
      },
      {
        minutes: 6,
        text: 'Find it: show the ten words (slides 8 and 9). Which letter makes the sound? Which letters come after it?',
      },
      {
        minutes: 7,
        text: 'Words in words: find other in mother and brother, no in nothing, over in cover, love in glove.',
      },
      {
        minutes: 7,
        text: 'Odd one out: rows 1 to 3 by ear first, with the words hidden. Then grass and pass by heart.',
      },
      {
        minutes: 10,
        text: 'Dictation: whisper each sentence together before writing. Ask which word needs a capital letter inside the sentence.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Afterwards children dot each o that says /u/.',
      },
    ],
    say: 'Look for a word that you know inside the word that you need: other is in mother, and over is in cover.',
    watchFor:
      'Accents differ: in much of the north, cup and put share a vowel. Ask for the sound the child really says.',
    support: 'Learn other first, then add m and br. That gives three words from one.',
    stretch:
      'Add to the list: come, some, son, honey, oven, wonder. Which letters come after the o? Is there a pattern?',
    stretchAnswer:
      'The letters are m in come and some, n in son, honey and wonder, v in oven. The o often says /u/ before m, n or v, and also before th as in other.',
  },
};
