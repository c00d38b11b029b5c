import type { TeachingWeek } from '../week.ts';

export const week8: TeachingWeek = {
  kind: 'teach',
  focus: '/l/ spelt -le',
  requirement: 'Year 2: the /l/ or /əl/ sound spelt -le at the end of words.',
  sound: {
    label: '/l/ as in table',
    how: 'Clap ta-ble, ap-ple, ea-gle. The second syllable ends in a dark little /l/: let your tongue touch and stay.',
  },
  rule: 'When a word ends with the /l/ sound straight after a consonant, we most often write -le.',
  exception:
    'Camel, metal and pencil end with much the same sound, but are written with -el, -al and -il.',
  pattern: /[^aeiou]le$/u,
  groups: [
    {
      heading: 'double b, d or p, then -le',
      words: ['bubb[le]', 'midd[le]', 'pudd[le]', 'app[le]'],
    },
    { heading: 'double t, then -le', words: ['bott[le]', 'litt[le]'] },
    { heading: 'no double letter', words: ['tab[le]', 'eag[le]', 'cand[le]', 'simp[le]'] },
  ],
  byHeart: [
    {
      entry: 'only',
      forms: ['[o]nly'],
      hint: 'Write on, then -ly. You say own, but there is no w.',
    },
    { entry: 'both', forms: ['b[o]th'], hint: 'The o says its own name: b, o, th.' },
  ],
  origin: {
    word: 'candle',
    fact: 'Candle comes from candela, the Latin word for a candle. The Romans made theirs from fat and from wax.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look closely at the end of each word. Which one does not fit?',
    rows: [
      {
        words: ['apple', 'bottle', 'table', 'puddle'],
        odd: 'table',
        why: 'It has no double letter: its a is long.',
      },
      {
        words: ['candle', 'camel', 'handle', 'bundle'],
        odd: 'camel',
        why: 'It ends in -el. The others end in -dle.',
      },
      {
        words: ['middle', 'riddle', 'fiddle', 'little'],
        odd: 'little',
        why: 'It has tt. The others end in iddle.',
      },
      {
        words: ['kettle', 'petal', 'nettle', 'settle'],
        odd: 'petal',
        why: 'It ends in -al. The others end in -ettle.',
      },
    ],
  },
  dictation: [
    'Put the little bottle on the table.',
    'A child fell over in the middle of a puddle.',
  ],
  missingWords: [
    'Meena ate a crunchy red {apple}.',
    'We lit one {candle} on the birthday cake.',
    'The {eagle} flew high over the mountains.',
    'Blow softly to make a big {bubble}.',
    'That sum was so {simple} that I did it in my head.',
    'I have {only} one sock on.',
  ],
  mistakes: [
    { wrong: 'tabel', right: 'table', why: 'After b, we mostly write -le, not -el.' },
    { wrong: 'aple', right: 'apple', why: 'The a is short, so the p is doubled.' },
    {
      wrong: 'littel',
      right: 'little',
      why: 'After t, we mostly write -le.',
      sentence: 'The little duck swam after its mother.',
    },
    { wrong: 'bottul', right: 'bottle', why: 'You may hear u, but the letters are l, e.' },
  ],
  proofreading: [
    'Our road has a {pudle=puddle} right in its {middel=middle}.',
    'I jumped in, and my {littel=little} sister laughed.',
    'Then she dropped her {appel=apple} in it.',
    'We {boath=both} had to go home and get dry.',
  ],
  challenge:
    'Write a short rhyme about a puddle. Use rhyming -le words, such as muddle, cuddle and huddle.',
  challengeAnswer:
    'For example: I saw a puddle, what a muddle! My dog and I sat in a huddle, cold and wet. We needed a cuddle. Look for -le at the end of each rhyme.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and circle the silent letters.',
      },
      {
        minutes: 5,
        text: 'Hear it: clap the syllables of the ten words. All have two, and the second is very short.',
      },
      {
        minutes: 7,
        text: 'Rule: write lit and tle on two cards and push them together. Do the same for bot-tle and ta-ble.',
      },
      {
        minutes: 8,
        text: 'Words in groups: is the first vowel long or short? Short vowel: two consonants before -le.',
      },
      {
        minutes: 5,
        text: 'Odd one out: each row with thumbs under the odd word, then the reason in a full sentence.',
      },
      {
        minutes: 10,
        text: 'Dictation: the class says each sentence back before it is written. Ask after each -le word: double letter or not?',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, then the two words to know by heart once more from memory.',
      },
    ],
    say: 'The e at the end is quiet, but the word looks bare without it: every syllable needs at least one vowel letter.',
    watchFor:
      'The ending -le turned round to -el, and single letters after a short vowel (botle, pudle). Tap the short vowel, then double.',
    support:
      'Use letter tiles with -le glued together as one tile, so that it cannot be turned round.',
    stretch:
      'Sort more words by their first vowel: rattle, cable, gentle, noodle, saddle, title. Which need a double letter?',
    stretchAnswer:
      'Rattle and saddle need a double letter, because the vowel is short and only one sound stands between it and -le. Cable and title have a long vowel, noodle has oo, and gentle already has n and t.',
  },
};
