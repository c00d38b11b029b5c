import type { TeachingWeek } from '../week.ts';

export const week20: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ly: y to i, and -le to -ly',
  requirement:
    'Years 3 and 4: the suffix -ly; a final y is changed to i, and a final -le is changed to -ly.',
  sound: {
    label: '-ily and -ly',
    how: 'Say happy, happily; gentle, gently. In the first pair a syllable is added; in the second pair none is.',
  },
  rule: 'If a longer word ends in consonant + y, turn y to i and add -ly; if it ends in -le, turn the e to y.',
  exception:
    'Shy and sly keep their y: shyly, slyly. Whole is different too: it makes wholly, with two ls.',
  pattern: /(?:[grsz]ily|pily|[bpt]ly)$/u,
  groups: [
    { heading: 'y turns to i', words: ['happ[ily]', 'angr[ily]', 'eas[ily]', 'laz[ily]'] },
    { heading: '-le turns to -ly', words: ['gent[ly]', 'simp[ly]', 'humb[ly]', 'nob[ly]'] },
    { heading: '-ible turns to -ibly', words: ['terrib[ly]', 'possib[ly]'] },
  ],
  whichRule: [
    { rule: 'turn y to i and add -ly', words: ['happily', 'angrily', 'easily', 'lazily'] },
    {
      rule: 'take off the e of -le and write y',
      words: ['gently', 'simply', 'humbly', 'nobly', 'terribly', 'possibly'],
    },
  ],
  byHeart: [{ entry: 'heard', forms: ['h[ear]d'], hint: 'You heard it with your ear: hear + d.' }],
  origin: {
    word: 'humbly',
    fact: 'Humble goes back to a Latin word for low, which is related to humus, the ground. A humble person does not stand above others.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What happened when -ly was added? Sort the words into three piles.',
    piles: [
      { label: 'y turned to i', words: ['happily', 'angrily', 'lazily', 'luckily'] },
      { label: '-le turned to -ly', words: ['gently', 'simply', 'nobly', 'terribly'] },
      { label: 'nothing changed', words: ['sadly', 'bravely', 'slowly', 'quickly'] },
    ],
  },
  dictation: [
    'I heard a child cry, so I gently gave her the toy.',
    'Omar can easily swim to the end and happily swim back.',
  ],
  missingWords: [
    'Sit up and put in some effort: you are working far too {lazily}.',
    'Rock the cradle {gently} so that the baby stays asleep.',
    'The giant stamped his foot {angrily}.',
    'Could you {possibly} lend me a pencil?',
    'The soup was {terribly} hot, so we let it cool.',
    'We {heard} an owl hoot in the middle of the night.',
  ],
  mistakes: [
    {
      wrong: 'happyly',
      right: 'happily',
      why: 'The y must turn to i before -ly.',
      sentence: 'The puppy wagged its tail happily.',
    },
    { wrong: 'gentley', right: 'gently', why: 'The e of gentle turns to y: gentle, gently.' },
    { wrong: 'possibley', right: 'possibly', why: 'The e of possible turns to y: nothing else.' },
    { wrong: 'herd', right: 'heard', why: 'A herd is a group of cows. You heard with your ear.' },
  ],
  proofreading: [
    'My cat stretched {lazyly=lazily} in the sun.',
    'I {gentley=gently} put a toy mouse beside her.',
    'She {herd=heard} a noise and jumped up {angryly=angrily}.',
    'Then she played with it {happyly=happily} all day.',
  ],
  challenge:
    'Write a scene with two characters, one who does everything lazily and one who does it angrily. Use six -ly words.',
  challengeAnswer:
    'For example: Lou lazily lifted one finger. Ann angrily slammed the door. Lou simply yawned and gently shut his eyes. Ann was terribly cross. Possibly she needed a nap, thought Lou.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask what changed in final + ly and complete + ly. (Nothing.)',
      },
      {
        minutes: 4,
        text: 'Hear it: clap happy and happily, gentle and gently. Where does the extra syllable come from?',
      },
      {
        minutes: 6,
        text: 'Rule: two short stories on the board. Happy meets -ly and changes clothes; gentle meets -ly and swaps e for y.',
      },
      {
        minutes: 8,
        text: 'Groups: each child writes three roots with their adverbs and circles the one letter that changed.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words into three piles. Which pile is the largest?',
      },
      {
        minutes: 5,
        text: 'By heart: hear and heard. Say them, see the ear in both, and write each once from memory.',
      },
      {
        minutes: 5,
        text: 'Dictation: two sentences, then children read their own back to a partner.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Children write the root word next to each -ly word.',
      },
    ],
    say: 'Look at the end of the word before you add anything. Y? Turn it to i. Does it end in le? Swap the e for y. Anything else? Just add -ly.',
    watchFor:
      'Gentley and simpley. Children add -ly but forget that the e has gone. Ask: how many ls are there in gently?',
    support:
      'Give a card with the root word; children fold back the y or the e before they write the ending.',
    stretch:
      'What do these become: busy, cosy, idle, visible, double, shy? One of them keeps its y: which?',
    stretchAnswer:
      'busily, cosily, idly, visibly, doubly, shyly. Shy keeps its y, as a few short words do; dryly can be written in the same way.',
  },
};
