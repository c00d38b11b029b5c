import type { TeachingWeek } from '../week.ts';

export const week8: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ance, -ancy',
  requirement: 'Years 5 and 6: words ending in -ant, -ance and -ancy, -ent, -ence and -ency.',
  sound: {
    label: '-ance and -ancy',
    how: 'Both endings make nouns. Say tolerant, tolerance; vacant, vacancy, and clap when the noun comes.',
  },
  rule: 'A word that ends in -ant makes a noun in -ance or -ancy: elegant, elegance; vacant, vacancy.',
  exception: 'Substance has no word in -ant beside it, but substantial gives its a away.',
  pattern: /anc[ey]$/u,
  groups: [
    {
      heading: 'adjective in -ant, noun in -ance',
      words: ['toler[ance]', 'eleg[ance]', 'ignor[ance]', 'abund[ance]'],
    },
    { heading: 'three more in -ance', words: ['observ[ance]', 'assist[ance]', 'subst[ance]'] },
    { heading: 'nouns in -ancy', words: ['vac[ancy]', 'hesit[ancy]', 'expect[ancy]'] },
  ],
  byHeart: [
    {
      entry: 'category',
      forms: ['cat[e]gory'],
      hint: 'A cat with an ego, then ry: cat, ego, ry.',
    },
    {
      entry: 'cemetery',
      forms: ['c[e]m[e]t[e]ry'],
      hint: 'Three times e and never an a: cem, e, ter, y.',
    },
  ],
  origin: {
    word: 'vacancy',
    fact: 'Vacancy comes from the Latin vacare, to be empty. A vacant seat, a vacuum and an evacuated building are all empty too.',
    journey: [
      { from: 'Latin', form: 'vacare', meaning: 'to be empty' },
      { from: 'Latin', form: 'vacans', meaning: 'with -ans, like our -ing' },
      { from: 'English', form: 'vacant', meaning: 'with nobody in it' },
      { from: 'English', form: 'vacancy', meaning: 'an empty room or a free job' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for vacancy, with its root.',
      answer:
        'For example: vacancy (noun): a room or a job that is free. From Latin vacare, to be empty.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Sort the words: adjective, or which kind of noun?',
    piles: [
      { label: 'adjective: -ant', words: ['elegant', 'tolerant', 'hesitant', 'vacant'] },
      { label: 'noun: -ance', words: ['substance', 'ignorance', 'abundance', 'assistance'] },
      { label: 'noun: -ancy', words: ['vacancy', 'hesitancy', 'expectancy', 'infancy'] },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each family. The nouns end in -ance or -ancy.',
    columns: ['verb', 'adjective', 'noun'],
    rows: [
      ['tolerate', 'tolerant', '{tolerance}'],
      ['observe', '{observant}', 'observance'],
      ['hesitate', 'hesitant', '{hesitancy}'],
      ['ignore', '{ignorant}', 'ignorance'],
      ['expect', 'expectant', '{expectancy}'],
      ['{abound}', 'abundant', 'abundance'],
    ],
  },
  dictation: [
    'With the assistance of a guide, we found the ancient cemetery.',
    'There was an abundance of fruit in every category.',
  ],
  missingWords: [
    'There is a {vacancy} for a new drummer in our band.',
    'Which {category} does a whale belong to, fish or mammal?',
    'The old {cemetery} is full of wild flowers and carved stones.',
    'Yusuf could not put up the tent without {assistance} from his sister.',
    'A sticky green {substance} was oozing from the bottle.',
    'The dancers crossed the floor with grace and {elegance}.',
  ],
  mistakes: [
    {
      wrong: 'assistence',
      right: 'assistance',
      why: 'Assistant has an a, and its noun keeps it.',
      sentence: 'A lifeguard ran to give assistance to a tired swimmer.',
    },
    { wrong: 'vacansy', right: 'vacancy', why: 'The /s/ at the end is a soft c, before y.' },
    { wrong: 'cemetary', right: 'cemetery', why: 'Every vowel before the y is an e.' },
    { wrong: 'catagory', right: 'category', why: 'It is cat, then ego: e after the t.' },
  ],
  proofreading: [
    'The museum has a {vacansy=vacancy} for a guide.',
    'They need {assistence=assistance} with an {abundence=abundance} of old maps.',
    'One {catagory=category} of map shows every old {cemetary=cemetery} in town.',
    'Please excuse my {ignorence=ignorance}, but what is the sticky {substence=substance} on this one?',
  ],
  challenge:
    'Write a notice for a shop with a vacancy. Say what assistance is needed and offer an abundance of something.',
  challengeAnswer:
    'For example: Vacancy! We need assistance with our tortoise. No ignorance of lettuce, please. In return we offer an abundance of time. Tolerance of slow customers is a must.',
  exit: ['tolerance', 'ignorance', 'assistance', 'vacancy', 'hesitancy'],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then partners test each other on three words in -ant.',
      },
      {
        minutes: 5,
        text: 'Hear it: you call the adjective, the class answers with the noun. Keep a steady beat.',
      },
      {
        minutes: 6,
        text: 'Rule: turn -ant into -ance by taking off t and adding ce; then into -ancy with cy. Write three of each.',
      },
      {
        minutes: 8,
        text: 'Words in groups: what would each noun answer? Tolerance of what? A vacancy for whom? Talk, then write.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words into adjectives and nouns; check that no a has turned into e.',
      },
      {
        minutes: 6,
        text: 'By heart: the cat with the ego, and the three e letters of cemetery. Cover and write twice.',
      },
      { minutes: 6, text: 'Dictation: two sentences, then self-marking.' },
      { minutes: 3, text: 'Exit check: five words; a must stay a in every noun.' },
    ],
    say: 'If the adjective is safe in your memory, the noun is free: swap the t for ce or cy. The a never changes on the way.',
    watchFor:
      'Endings spelt anse or ancey. Remind the class that soft c makes the /s/, and that a y ends -ancy by itself.',
    support:
      'Print the adjectives with the t crossed out. Children write ce or cy in its place and read the noun aloud.',
    stretch:
      'Find three more -ant and -ance pairs, such as distant and distance, and make a snap game with them.',
    stretchAnswer:
      'For example: important and importance, abundant and abundance, fragrant and fragrance, relevant and relevance. The a is in both, which makes the pairs easy to match.',
  },
};
