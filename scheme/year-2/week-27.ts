import type { TeachingWeek } from '../week.ts';

export const week27: TeachingWeek = {
  kind: 'teach',
  focus: 'suffixes -ful and -less',
  requirement: 'Year 2: the suffixes -ful and -less.',
  sound: {
    label: '-ful and -less',
    how: 'Cup your hands for -ful, full of it. Open empty hands for -less, without it: hopeful, hopeless.',
  },
  rule: 'Add -ful (full of) or -less (without) straight on to most words, and remember that -ful has only one l.',
  exception:
    'Plenty and penny end in a consonant and y, so the y changes to i first: plentiful, penniless.',
  pattern: /(?:ful|less)$/u,
  groups: [
    { heading: '-ful: full of', words: ['care[ful]', 'play[ful]', 'help[ful]', 'hope[ful]'] },
    {
      heading: '-less: without',
      words: ['care[less]', 'help[less]', 'hope[less]', 'home[less]'],
    },
    { heading: 'y changes to i', words: ['plenti[ful]', 'penni[less]'] },
  ],
  byHeart: [
    { entry: 'should', forms: ['sh[oul]d'], hint: 'The middle of could is here again: o, u, l.' },
    {
      entry: 'would',
      forms: ['w[oul]d'],
      hint: 'Could, should, would: three of a kind, all with oul.',
    },
  ],
  origin: {
    word: 'careless',
    fact: 'The -less in careless is not the less of more or less. It comes from the Old English leas, which meant free from or without.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Try -ful and -less on each word. Which real words can you make?',
    piles: [
      { label: 'takes -ful and -less', words: ['care', 'help', 'hope', 'use'] },
      { label: 'takes only -ful', words: ['play', 'beauty', 'plenty'] },
      { label: 'takes only -less', words: ['home', 'penny', 'end'] },
    ],
  },
  dictation: ['You should be careful with the knife.', 'Would a playful monkey be helpful?'],
  missingWords: [
    'It was {careless} to leave the tap on.',
    'I am {hopeful} that it will be sunny for our trip.',
    'Blackberries are {plentiful} in the autumn.',
    'He had not one coin left, so the {penniless} prince sold his crown.',
    'A newborn kitten cannot see or walk: it is {helpless}.',
    'The flood left them {homeless}, so they slept in the school hall.',
  ],
  mistakes: [
    {
      wrong: 'carefull',
      right: 'careful',
      why: 'At the end of a word, -ful has one l.',
      sentence: 'Be careful when you carry hot soup.',
    },
    { wrong: 'hopful', right: 'hopeful', why: 'Keep the e of hope: -ful starts with a consonant.' },
    { wrong: 'plentyful', right: 'plentiful', why: 'The y of plenty changes to i.' },
    { wrong: 'shud', right: 'should', why: 'Remember oul in the middle, with its silent l.' },
  ],
  proofreading: [
    'Our new puppy is {playfull=playful}, but he is not very {carefull=careful}.',
    'He {wud=would} not stop when he saw the cake.',
    'I was {hopful=hopeful} that some was left.',
    'It was {hopless=hopeless}.',
    'He ate it all.',
  ],
  challenge:
    'Make up a superhero who is always helpful and one who is hopeless. Write three sentences about each.',
  challengeAnswer:
    'For example: Captain Care is always helpful. She is careful with people. She is hopeful when it rains. Captain Flop is hopeless. He is careless with his cape. He is helpless in the wind. Look for one l in -ful.',
  exit: ['homeless', 'careful', 'helpful', 'hopeless', 'playful'],
  classSentence: 'You should be hopeful, but do not be careless.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and take the ending off each one that has it.',
      },
      {
        minutes: 5,
        text: 'Meaning: show full hands or empty hands as you say careful, careless, hopeful, hopeless, homeless.',
      },
      {
        minutes: 5,
        text: 'Rule: write full and -ful. The ending has lost an l. Then ask about plenty and penny.',
      },
      {
        minutes: 8,
        text: 'Sort the ten root words: try each ending aloud. Is it a real word? Agree before you write.',
      },
      {
        minutes: 7,
        text: 'Words in groups and by heart: make a three-line chant of could, should, would.',
      },
      {
        minutes: 10,
        text: 'Dictation: count the words of each sentence on fingers first. The second is a question: what goes at the end of it?',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Afterwards ask which of them means full of help, and which without a home.',
      },
    ],
    say: 'Ful means full of, but it gives away one l. Less means without, and it keeps both its s letters.',
    watchFor:
      'Full with two l letters, and a dropped e in care, hope and home. The ending starts with a consonant: keep e.',
    support:
      'Give two piles of cards, root words and endings, and a picture of a full and an empty jar for the meanings.',
    stretch:
      'Find words that take only one ending, such as wonderful and endless. Can you say why the other makes no sense?',
    stretchAnswer:
      'Wonderful, awful and grateful have no -less partner; endless, spotless and countless have no -ful partner. Something cannot be full of ends, so endful makes no sense.',
  },
};
