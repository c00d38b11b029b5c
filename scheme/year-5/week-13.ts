import type { TeachingWeek } from '../week.ts';

export const week13: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -able',
  requirement: 'Years 5 and 6: words ending in -able and -ible, and in -ably and -ibly.',
  sound: {
    label: '-able: can be done',
    how: 'Say enjoy, then enjoyable: it can be enjoyed. Say the root aloud and breathe before the ending.',
  },
  rule: 'If you can hear a whole root word before the ending, we usually write -able: enjoy, enjoyable.',
  exception:
    'In tolerable and applicable no whole word is heard, but toleration and application show the a.',
  pattern: /\w{3}able$/u,
  groups: [
    {
      heading: 'the root word stays whole',
      words: ['depend[able]', 'comfort[able]', 'reason[able]', 'enjoy[able]', 'understand[able]'],
    },
    { heading: 'the root changes: rely, adore', words: ['reli[able]', 'ador[able]'] },
    {
      heading: 'a relative in -ation helps',
      words: ['consider[able]', 'toler[able]', 'applic[able]'],
    },
  ],
  byHeart: [
    {
      entry: 'definite',
      forms: ['def[i]n[ite]'],
      hint: 'Finite is inside it: de and finite. There is no a at all.',
    },
  ],
  origin: {
    word: 'comfortable',
    fact: 'The fort in comfortable is the Latin fortis, strong. To comfort people first meant to make them strong again.',
    journey: [
      { from: 'Latin', form: 'fortis', meaning: 'strong' },
      { from: 'Latin', form: 'confortare', meaning: 'to make strong' },
      { from: 'Old French', form: 'conforter', meaning: 'to cheer someone up' },
      { from: 'English', form: 'comfortable', meaning: 'at ease' },
    ],
    journeyTask: {
      question: 'Why is there a fort in comfortable?',
      answer: 'Fortis is strong: to comfort people was to make them strong.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Did the root word change when -able was added? Sort the words.',
    piles: [
      {
        label: 'root stays the same',
        words: ['enjoyable', 'dependable', 'comfortable', 'reasonable', 'considerable'],
      },
      {
        label: 'root has changed',
        words: ['reliable', 'adorable', 'believable', 'valuable', 'enviable'],
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Does the root ever change?',
    columns: [['dis', 'un'], ['comfort'], ['able', 'ably', 'er', 'ing', 'ed']],
    words: [
      'comfortable',
      'uncomfortable',
      'comfortably',
      'uncomfortably',
      'comforter',
      'comforting',
      'comforted',
      'discomfort',
      'discomforted',
      'discomforting',
    ],
  },
  dictation: [
    'The new chairs were comfortable, and the show was most enjoyable.',
    'Our reliable old van took a considerable time to climb the hill.',
  ],
  missingWords: [
    'This sofa is so {comfortable} that Grandad falls asleep on it.',
    'Be {reasonable}: nobody could do all that work in an hour.',
    'We had an {enjoyable} afternoon at the boating lake.',
    'Your mistake is {understandable}: the two words look alike.',
    'Everyone fell in love with the {adorable} baby hedgehog.',
    'Is that a {definite} yes or just a maybe?',
  ],
  mistakes: [
    {
      wrong: 'relyable',
      right: 'reliable',
      why: 'The y of rely turns into i before the ending.',
      sentence: 'Is this a reliable watch, or does it run slow?',
    },
    {
      wrong: 'comftable',
      right: 'comfortable',
      why: 'Write the whole of comfort before you add -able.',
    },
    {
      wrong: 'adoreable',
      right: 'adorable',
      why: 'The e of adore goes, because -able begins with a vowel.',
    },
    { wrong: 'definate', right: 'definite', why: 'Find finite at the end of it: i, not a.' },
  ],
  proofreading: [
    'Our tent is old but {relyable=reliable}.',
    'Nobody could call it {comftable=comfortable}.',
    'A {considerible=considerable} wind blew all night, but the tent stood.',
    'In the morning an {adoreable=adorable} lamb looked in, which was {enjoyible=enjoyable} until it ate my sock.',
    'There is no {definate=definite} plan yet, but we shall go again.',
  ],
  challenge:
    'Invent an animal that would make a dependable pet. Describe it in five lines with six words in -able, two of them your own.',
  challengeAnswer:
    'For example: The sofapotamus is dependable and comfortable. It is adorable, even when muddy, and its appetite is reasonable. It is huggable and sittable. Look for six words in -able, two of them new.',
  exit: ['dependable', 'reasonable', 'reliable', 'considerable', 'enjoyable'],
  classSentence: 'There is a definite place for that adorable dog: the most comfortable chair.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words as a quick race against a sand timer, then a calm check with the answers.',
      },
      {
        minutes: 5,
        text: 'Hear it: you say enjoyable; children say the root, enjoy. Do all ten words and listen for a root that is not whole.',
      },
      {
        minutes: 6,
        text: 'Rule: root plus -able on the board. Ask what has happened to y in rely and to e in adore.',
      },
      {
        minutes: 8,
        text: 'Words in groups: build each word as a sum, depend + able = dependable. For the third group write the -ation word.',
      },
      {
        minutes: 7,
        text: 'Sort the ten words by their roots, then definite by heart, with finite in a box.',
      },
      {
        minutes: 9,
        text: 'Dictation: dictate whole clauses, not single words, so that children hold more in mind.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words; underline the root in each, or the part of it that is left.',
      },
    ],
    say: 'Take the ending away. Is a whole word standing there? Then -able is able to follow it. Watch for roots that end in e or y.',
    watchFor:
      'Swallowed syllables: comftable, considrable. Say the word slowly, as a robot would, and write each syllable.',
    support:
      'Give root cards with a blank after them. Children add -able, read the word and use it in speech.',
    stretch:
      'Add un-, in- or dis- to make opposites, such as unreasonable and intolerable. Which prefix belongs to which word? Which words are related to definite?',
    stretchAnswer:
      'un-: undependable, uncomfortable, unreasonable, unreliable. in-: intolerable, inapplicable, inconsiderable. None here takes dis-. Related to definite: finite, infinite, define and definition.',
  },
};
