import type { TeachingWeek } from '../week.ts';

export const week4: TeachingWeek = {
  kind: 'teach',
  focus: '/shul/ spelt -tial',
  requirement: 'Years 5 and 6: endings which sound like /shul/, spelt -cial or -tial.',
  sound: {
    label: '/shul/ as in partial',
    how: 'Say part, then partial: the t is still on the page, but together with i it now says /sh/.',
  },
  rule: 'After a consonant letter, /shul/ at the end of a word is usually spelt -tial: partial, essential.',
  exception: 'Initial and spatial have -tial after a vowel, and financial keeps the c of finance.',
  pattern: /tial$/u,
  groups: [
    {
      heading: 'from confidence, influence, residence',
      words: ['confiden[tial]', 'influen[tial]', 'residen[tial]'],
    },
    {
      heading: 'after n or r',
      words: ['par[tial]', 'essen[tial]', 'poten[tial]', 'torren[tial]', 'substan[tial]'],
    },
    { heading: 'after a vowel: learn these two', words: ['ini[tial]', 'spa[tial]'] },
  ],
  byHeart: [
    {
      entry: 'available',
      forms: ['av[ai]lable'],
      hint: 'A, vail, able: the middle looks like sail with a v.',
    },
    {
      entry: 'average',
      forms: ['av[er]age'],
      hint: 'Say it in three syllables, av, er, age, so that er is not lost.',
    },
  ],
  origin: {
    word: 'initial',
    fact: 'Initial comes from the Latin initium, a beginning. Your initials begin your names, and your initial idea is the one you begin with.',
    journey: [
      { from: 'Latin', form: 'inire', meaning: 'to go into, to begin' },
      { from: 'Latin', form: 'initium', meaning: 'a beginning' },
      { from: 'Latin', form: 'initialis', meaning: 'with -alis, to do with' },
      { from: 'English', form: 'initial', meaning: 'at the very start' },
    ],
    journeyTask: {
      question: 'Write one sentence with initial and confidential in it.',
      answer: 'For example: My initial is at the foot of the confidential letter.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'One word in each row is a stranger. Find it and say why.',
    rows: [
      {
        words: ['partial', 'essential', 'initial', 'torrential'],
        odd: 'initial',
        why: 'Its -tial follows a vowel; the others follow a consonant.',
      },
      {
        words: ['potential', 'social', 'substantial', 'residential'],
        odd: 'social',
        why: 'It ends in -cial; the others end in -tial.',
      },
      {
        words: ['influential', 'confidential', 'residential', 'financial'],
        odd: 'financial',
        why: 'It keeps the c of finance; the others have t.',
      },
      {
        words: ['important', 'partial', 'essential', 'needed'],
        odd: 'partial',
        why: 'It means in part; the others mean very important.',
      },
    ],
  },
  dictation: [
    'Torrential rain fell on the village, so strong boots were essential.',
    'There was no more information available in the confidential letter.',
  ],
  missingWords: [
    'My first {initial} is M, for Mei.',
    'This letter is {confidential}, so please show it to nobody.',
    'Are there any seats {available} on the noon train?',
    'The {average} of four and six is five.',
    'In {torrential} rain, even the best umbrella soon gives up.',
    'The coach says Nia has the {potential} to swim for her county.',
  ],
  mistakes: [
    {
      wrong: 'essencial',
      right: 'essential',
      why: 'The letter before it is n, a consonant, so choose -tial.',
    },
    { wrong: 'inicial', right: 'initial', why: 'It is one of the few that take t after a vowel.' },
    {
      wrong: 'confedential',
      right: 'confidential',
      why: 'Confide is hiding at the front: con, fid.',
    },
    { wrong: 'avalable', right: 'available', why: 'Vail has ai in it, just like sail.' },
  ],
  proofreading: [
    'Rain was {torential=torrential} on our {residencial=residential} trip.',
    'A dry coat was {essencial=essential}, but none was {avalable=available}.',
    'On an {avarage=average} day we walked nine miles.',
    "I sewed my {inicial=initial} in my socks, as everybody's looked the same.",
  ],
  challenge:
    'Write a packing list for a residential trip with torrential rain. Mark each thing as essential or not, and give a reason for three.',
  challengeAnswer:
    'For example: Essential: waterproof coat (torrential rain), torch (dark paths), spare socks (substantial puddles). Not essential: hairdryer, six novels, a silver spoon with my initial. Look for three reasons.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then three words in -cial from memory: which letter comes before each ending?',
      },
      {
        minutes: 4,
        text: 'Hear it: part and partial, resident and residential. Clap when the t changes its sound.',
      },
      {
        minutes: 6,
        text: 'Rule: two columns, vowel and consonant. Place essential, torrential and social, and read off the rule.',
      },
      {
        minutes: 8,
        text: 'Words in groups: underline the letter before -tial; give initial and spatial a warning star.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then the two words by heart: clap av, er, age and spell a, vail, able aloud.',
      },
      {
        minutes: 9,
        text: 'Dictation: ask for commas and full stops too. Children check essential and confidential syllable by syllable.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words. Collect the boards and note who still writes -cial after n.',
      },
    ],
    say: 'A vowel letter points to -cial, a consonant to -tial. Look one letter back and you will usually be right.',
    watchFor:
      'Substancial, from substance, and confidencial, from confidence: the c of the noun turns into t. Say so before they write.',
    support:
      'Put the letter before the ending in a box on each word card. Children say vowel or consonant, then add -tial.',
    stretch:
      'Initial and essential can be nouns too. Use my initials and the essentials in sentences and explain how the meaning shifts.',
    stretchAnswer:
      'My initial idea (adjective) is the one I had first; my initials (noun) are the first letters of my names. Essential food is food that we need; the essentials are all the things we cannot do without.',
  },
};
