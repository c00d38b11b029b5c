import type { TeachingWeek } from '../week.ts';

export const week22: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: three sounds of y',
  requirement: 'Years 5 and 6: the statutory word list, words in which y spells a vowel.',
  sound: {
    label: 'three sounds of y',
    how: 'Say symbol, rhyme, identity. Hear y as a short /i/, a long /igh/ and, at the end, /ee/.',
  },
  rule: 'Inside a word y may be short /i/ or long /igh/; at the end of a long word it is mostly /ee/, but /igh/ in occupy.',
  exception:
    'At the start of a word, as in yacht and yellow, y is a consonant and has none of these sounds.',
  pattern: /(?!^)y/u,
  groups: [
    {
      heading: 'short /i/ in the middle',
      words: ['ph[y]sical', 'rh[y]thm', 's[y]mbol', 's[y]stem'],
    },
    { heading: 'long /igh/', words: ['rh[y]me', 'occup[y]'] },
    {
      heading: '/ee/ at the end',
      words: ['identit[y]', 'categor[y]', 'curiosit[y]', 'cemeter[y]'],
    },
  ],
  byHeart: [
    {
      entry: 'privilege',
      forms: ['priv[i]l[ege]'],
      hint: 'First i twice, then e twice, and no d anywhere.',
    },
    { entry: 'profession', forms: ['profe[ss]ion'], hint: 'One f in front of a double s.' },
  ],
  origin: {
    word: 'rhyme',
    fact: 'Rhyme was once spelt rime. About four hundred years ago writers gave it an h and a y to match rhythm, which comes from Greek.',
    journey: [
      { from: 'Old French', form: 'rime', meaning: 'verse with matching ends' },
      { from: 'English', form: 'rime', meaning: 'spelt as in French' },
      { from: 'English', form: 'rhyme', meaning: 'h and y, to match rhythm' },
    ],
    journeyTask: {
      question: 'Write one sentence with rhyme and rhythm in it.',
      answer: 'For example: The poem has a strong rhythm but no rhyme.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does the y say? Sort the words by its sound.',
    piles: [
      { label: 'short /i/', words: ['system', 'crystal', 'physical', 'oxygen'] },
      { label: 'long /igh/', words: ['rhyme', 'occupy', 'style', 'multiply'] },
      { label: '/ee/', words: ['identity', 'category', 'energy', 'curiosity'] },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each pair. The nouns end in -ity.',
    columns: ['adjective', 'noun'],
    rows: [
      ['curious', '{curiosity}'],
      ['identical', '{identity}'],
      ['{generous}', 'generosity'],
      ['similar', '{similarity}'],
      ['{familiar}', 'familiarity'],
      ['possible', '{possibility}'],
      ['{able}', 'ability'],
    ],
  },
  dictation: [
    'It was a privilege to hear the rhythm and rhyme of her song.',
    'Out of curiosity, Kit drew a symbol for every category.',
  ],
  missingWords: [
    'Clap along to the {rhythm} of the steel band.',
    'The maple leaf is a {symbol} of Canada.',
    'The class has a clever {system} for sharing out the jobs.',
    'Running, climbing and dancing are {physical} activities.',
    'An owl hooted from a yew tree in the {cemetery}.',
    'It is a {privilege} to carry the flag for our team.',
  ],
  mistakes: [
    { wrong: 'rythm', right: 'rhythm', why: 'Two hs: one after the r and one after the t.' },
    { wrong: 'phisical', right: 'physical', why: 'It is Greek: phys has ph and y.' },
    { wrong: 'cemetary', right: 'cemetery', why: 'Every vowel letter before the y is an e.' },
    { wrong: 'priviledge', right: 'privilege', why: 'No ledge here: privilege has no d.' },
  ],
  proofreading: [
    'A poem on a stone in the {cemetary=cemetery} has no {rime=rhyme}, but a fine {rythm=rhythm}.',
    "A {simbol=symbol} under it hides the poet's {identaty=identity}.",
    'My {curiousity=curiosity} grew until I worked out the {sistem=system}.',
    'To know a secret is a {priviledge=privilege}.',
  ],
  challenge:
    'Write a four-line poem with a strong rhythm about a curious cat. Use at least four words in which y is a vowel.',
  challengeAnswer:
    'For example: A cat with no identity / of endless curiosity / kept rhythm with a tapping paw / and rhyme with snores beneath the door.',
  exit: ['rhythm', 'symbol', 'cemetery', 'category', 'physical'],
  classSentence: 'It is a privilege to hear the rhyme of a poet whose identity is secret.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask which vowel pair was hardest last week.',
      },
      {
        minutes: 4,
        text: 'Hear it: read the list; children wave low for /i/, high for /igh/ and flat for /ee/.',
      },
      {
        minutes: 6,
        text: 'Rule: write rhythm without naming the letters; children find out that y is its only vowel letter.',
      },
      {
        minutes: 8,
        text: 'Words in groups: tap the rhythm of every word, syllable by syllable, and write it in parts.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words by sound, then practise privilege and profession.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence in a steady beat; children circle the ys and name their sounds.',
      },
      {
        minutes: 5,
        text: 'Exit check: rhythm, symbol, cemetery, category, physical on whiteboards.',
      },
    ],
    say: 'Greek gave us y in the middle of words such as symbol and system. If a word looks Greek, try y before you try i.',
    watchFor:
      'Rhythm with a spare vowel (rhythem), cemetery with a, privilege with d. Build each letter by letter and have it spelt aloud.',
    support:
      'Children trace the y of each word in colour while they say its sound, and only then write the whole word.',
    stretch:
      'Use a dictionary to find five more words that start with sym- or syn-, and work out what the prefix means.',
    stretchAnswer:
      'For example: symphony, sympathy, symmetry, synonym, synchronise. The prefix means together or with: sounds together, feeling with, measured together.',
  },
};
