import type { TeachingWeek } from '../week.ts';

export const week34: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: tricky vowels',
  requirement: 'Years 3 and 4 word list, revised: words with the vowel letters ea and ui.',
  sound: {
    label: 'ea and ui, many sounds',
    how: 'Say earth, heart, breath, breathe. The same two letters, ea, and four different sounds.',
  },
  rule: 'The pairs ea and ui stand for several sounds, so learn these words in groups that sound alike.',
  exception: 'Ear says /er/ in early, earth, learn and heard, but in heart it says /ar/.',
  pattern: /ear|eath|ui/u,
  groups: [
    { heading: 'ear says /er/', words: ['[ear]ly', '[ear]th', 'l[ear]n', 'h[ear]d'] },
    { heading: 'other sounds of ea', words: ['h[ear]t', 'br[ea]th', 'br[ea]the'] },
    { heading: 'ui', words: ['b[ui]ld', 'fr[ui]t', 'g[ui]de'] },
  ],
  byHeart: [
    {
      entry: 'though/although',
      forms: ['th[ough]', 'alth[ough]'],
      hint: 'Though: th, then ough for long o. Although: put al in front, with one l.',
    },
  ],
  origin: {
    word: 'breath',
    fact: 'In Old English, breath first meant a smell or a puff of vapour. Only later was it used for the air we take in and let out.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which sound does ea, or ear, make in each word? Read aloud and sort.',
    piles: [
      { label: '/er/ as in her', words: ['early', 'earth', 'learn', 'heard'] },
      { label: '/e/ as in bed', words: ['breath', 'bread', 'head', 'weather'] },
      { label: '/ee/ as in tree', words: ['breathe', 'dream', 'leaf', 'teach'] },
    ],
  },
  dictation: [
    'I heard my heart beat as I held my breath.',
    'Although it was early, we went out to build a den.',
  ],
  missingWords: [
    'Some parrots can {learn} to say hundreds of words.',
    'The worm wriggled back into the damp {earth}.',
    'Fish {breathe} through their gills.',
    'A museum {guide} showed us the oldest coin.',
    'My {heart} was thumping as I opened the creaky door.',
    'We had our picnic, even {though} it was raining.',
  ],
  mistakes: [
    { wrong: 'lern', right: 'learn', why: 'You need your ear to learn: l-ear-n.' },
    { wrong: 'hert', right: 'heart', why: 'Your heart has an ear in it: h, ear, t.' },
    { wrong: 'frute', right: 'fruit', why: 'Fruit juice: both words have ui.' },
    { wrong: 'allthough', right: 'although', why: 'There is one l, as in also and always.' },
  ],
  proofreading: [
    '{Altho=Although} they always fall, I love to {bild=build} towers.',
    'I got up {erly=early} on Sunday and made one as tall as Dad.',
    'I put some {froot=fruit} on top and took a deep {breth=breath}.',
    'Then I {herd=heard} the cat come in, and my {hart=heart} sank.',
  ],
  challenge:
    'Write a weather report from a planet where people breathe fruit juice. Use eight of the words of this week.',
  challengeAnswer:
    'For example: It is early on planet Plum. Fruit will fall, although not on your heart side. Breathe slowly and take a deep breath. You will learn to build a boat. I heard a guide say that even the earth here is juice.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, then two more that your class often missed in the last review.',
      },
      {
        minutes: 5,
        text: 'Hear it: write ea on the board. Children list words and call out the sound that ea makes in each.',
      },
      {
        minutes: 5,
        text: 'Rule: make three columns, /er/, /e/ and /ee/, and ask where heart could go. (It needs its own.)',
      },
      {
        minutes: 8,
        text: 'Groups: children learn one group with a partner by rainbow writing, then test each other.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words. Say breath and breathe twice each: the last e changes the vowel and the th.',
      },
      {
        minutes: 2,
        text: 'Learn though and although: how many ls has although? All has lost one.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences. Ask children to underline every ea and say its sound.',
      },
      { minutes: 4, text: 'Exit check: five words. Name the vowel pair in each.' },
    ],
    say: 'An early bird learnt about the earth and heard it: that line holds four words in which ear says /er/.',
    watchFor:
      'Breath and breathe mixed up. Breath is the thing, breathe is the doing, and the e at the end is the sign of it.',
    support:
      'Practise the words of the support sheet before the others, for two minutes every day.',
    stretch:
      'Collect all the words you can with ough and group them by sound: though, through, thought, enough and more.',
    stretchAnswer:
      '/oh/: though, although, dough. /oo/: through. /or/: thought, bought, brought. /uff/: enough, rough, tough. /off/: cough, trough. /ow/: plough, bough. Weak ending: thorough, borough.',
  },
};
