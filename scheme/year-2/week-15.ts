import type { TeachingWeek } from '../week.ts';

export const week15: TeachingWeek = {
  kind: 'teach',
  focus: 'adding -ed, -er, -est, -ing to words ending -y',
  requirement:
    'Year 2: adding -ed, -ing, -er and -est to a root word ending in y with a consonant before it.',
  sound: {
    label: 'y to i, but not for -ing',
    how: 'Say cry, cried, crying. Hold up a finger for y and bend it for i: it bends for -ed and stands up for -ing.',
  },
  rule: 'After a consonant, y changes to i before -ed, -er and -est, but it stays y before -ing.',
  exception: 'If a vowel comes before the y, nothing changes: play, played, playing.',
  pattern: /[^aeiou](?:ied|ier|iest|ying)$/u,
  groups: [
    { heading: 'y to i, then -ed', words: ['cop[i]ed', 'cr[i]ed', 'repl[i]ed'] },
    {
      heading: 'y to i, then -er or -est',
      words: ['cop[i]er', 'happ[i]er', 'happ[i]est', 'funn[i]er'],
    },
    { heading: 'keep y, then -ing', words: ['cop[y]ing', 'cr[y]ing', 'repl[y]ing'] },
  ],
  byHeart: [
    {
      entry: 'pretty',
      forms: ['pr[e]tty'],
      hint: 'You say prit, but you write pret: p, r, e, double t, y.',
    },
    {
      entry: 'beautiful',
      forms: ['b[eau]tiful'],
      hint: 'Chant it in syllables: b-e-a-u, t-i, f-u-l.',
    },
  ],
  origin: {
    word: 'beautiful',
    fact: 'Beautiful is beauty with -ful added. Beauty came from French, where beau still means fine or handsome.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What happened to the y when the ending was added?',
    piles: [
      { label: 'y changed to i', words: ['cried', 'happier', 'copied', 'funniest'] },
      { label: 'y stays before -ing', words: ['crying', 'copying', 'flying', 'trying'] },
      { label: 'y stays after a vowel', words: ['played', 'stayed', 'enjoyed', 'player'] },
    ],
  },
  dictation: [
    'I copied the beautiful petal with my pencil.',
    'Ben replied that he was happier at home.',
  ],
  missingWords: [
    'It was the {happiest} day of the holidays.',
    'Why is the baby {crying}?',
    'Her second joke was even {funnier} than the first.',
    'We need more paper in the {copier}.',
    'Ella is {replying} to a letter from her aunt.',
    'What a {pretty} shell you have found!',
  ],
  mistakes: [
    {
      wrong: 'happyer',
      right: 'happier',
      why: 'A consonant comes before the y, so it changes to i.',
      sentence: 'Our dog is happier outside than in the house.',
    },
    { wrong: 'cryed', right: 'cried', why: 'The y changes to i before -ed.' },
    { wrong: 'copiing', right: 'copying', why: 'Two i letters do not go together: keep the y.' },
    { wrong: 'beutiful', right: 'beautiful', why: 'It starts b-e-a-u: do not leave out the a.' },
  ],
  proofreading: [
    'My baby brother {cryed=cried} all day.',
    'I made a silly face, and he was a bit {happyer=happier}.',
    'Then Dad made an even {funnyer=funnier} one.',
    'Soon he had the {happyest=happiest}, most {beutiful=beautiful} smile.',
  ],
  challenge:
    'Write about the funniest thing that happened this week. Use happier, funnier, cried and crying.',
  challengeAnswer:
    'For example: On Monday our cat fell into the bath. Nobody has seen anything funnier. Dad laughed so much that he cried, and he was still crying at tea. The cat was happier in a towel.',
  exit: ['copied', 'happier', 'happiest', 'crying', 'replying'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words; name the root word of each -ies word.',
      },
      {
        minutes: 6,
        text: 'Word sums on the board: cry + ed, cry + ing, happy + er. Children guess first, then see.',
      },
      {
        minutes: 5,
        text: 'Rule: read it, then do the finger game. The finger bends for i and stands for y.',
      },
      {
        minutes: 7,
        text: 'Words in groups: read across the families copied, copier, copying and cried, crying.',
      },
      { minutes: 7, text: 'Sort the twelve words. Then chant and write beautiful and pretty.' },
      {
        minutes: 10,
        text: 'Dictation: count the words of each sentence on fingers first. Children write the root word above copied, replied and happier.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the sum, such as reply + ing.',
      },
    ],
    say: 'English does not like two i letters side by side. That is why y stays when -ing comes.',
    watchFor:
      'Copyed and cryed, and crying that loses its y (cring). Say cry first, then the ending.',
    support:
      'Give cards with cr, cop and repl, and endings ied and ying. Children join them and read what they have made.',
    stretch:
      'Skiing is one of the very few words with ii. Why is that? What does its root word end in?',
    stretchAnswer:
      'Ski already ends in i, and the -ing brings another i. Taxi makes taxiing in the same way. Neither word has a y to keep.',
  },
};
