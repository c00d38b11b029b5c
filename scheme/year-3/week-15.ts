import type { TeachingWeek } from '../week.ts';

export const week15: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix super-',
  requirement: 'Years 3 and 4: the prefix super-, meaning above.',
  sound: {
    label: 'super- means above',
    how: 'Stretch up high as you say super: superhero, superstar, supermarket. Each one is above the ordinary.',
  },
  rule: 'Super- at the front of a word means above, over or greater than usual.',
  exception:
    'Do not mix it up with supper, an evening meal: there the u is short and the p is doubled.',
  pattern: /^super(?=[a-z]{3,}$)/u,
  groups: [
    {
      heading: 'people above the ordinary',
      words: ['[super]man', '[super]star', '[super]hero', '[super]human'],
    },
    {
      heading: 'things that are greater',
      words: ['[super]market', '[super]power', '[super]glue'],
    },
    {
      heading: 'over or beyond',
      words: ['[super]sonic', '[super]vise', '[super]natural'],
    },
  ],
  byHeart: [
    {
      entry: 'exercise',
      forms: ['e[x]er[c]i[s]e'],
      hint: 'Ex, er, cise: the c says /s/ and the s says /z/.',
    },
    { entry: 'famous', forms: ['fam[ous]'], hint: 'Drop the e from fame and add -ous.' },
  ],
  origin: {
    word: 'supervise',
    fact: 'In Latin super means over and videre means to see. To supervise is to oversee: English has made the same word twice.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Super- or sub-? Sort the words by the prefix that makes a real word.',
    piles: [
      { label: 'super-', words: ['hero', 'star', 'glue', 'market', 'power'] },
      { label: 'sub-', words: ['marine', 'way', 'merge', 'soil', 'heading'] },
    ],
  },
  dictation: [
    'My superhero has a superpower: she can fly to the moon.',
    'A famous superstar came to do exercise in our school gym.',
  ],
  missingWords: [
    'We bought bread and plums at the {supermarket}.',
    'The jet is {supersonic}: it goes faster than sound.',
    'Dad used {superglue} to mend the handle of the mug.',
    'Two teachers will {supervise} us at the swimming pool.',
    'A ghost is a {supernatural} being in stories.',
    'A brisk walk is good {exercise} for the whole family.',
  ],
  mistakes: [
    {
      wrong: 'suppermarket',
      right: 'supermarket',
      why: 'The u is long, so there is one p. Supper is a meal.',
    },
    {
      wrong: 'supervize',
      right: 'supervise',
      why: 'The /z/ sound is written s, as in rise and wise.',
    },
    { wrong: 'exersise', right: 'exercise', why: 'The middle /s/ is a soft c: ex-er-cise.' },
    { wrong: 'famus', right: 'famous', why: 'Adjectives often end in -ous.' },
  ],
  proofreading: [
    'My dad is not a {famus=famous} {superhiro=superhero}.',
    'He works in a {suppermarket=supermarket}.',
    'But he can {supervize=supervise} four children, do his {exersise=exercise} and cook dinner, all at once.',
    'I call that a {superpour=superpower}!',
  ],
  challenge:
    'Invent a superhero whose superpower is spelling. Describe one rescue in five sentences, with four super- words.',
  challengeAnswer:
    'For example: Superspeller flew over the supermarket. Her superpower told her that a sign was wrong. With supersonic speed she wrote in the missing letter. She stuck it on with superglue. Everyone cheered the superstar.',
  classSentence: 'The famous superstar said that she was not superhuman.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: read out the eight words. Then show under, between and again with hands for sub-, inter- and re-.',
      },
      {
        minutes: 5,
        text: 'Meaning: high and low. Say superstar, submarine, superhero, subway, superglue; children stretch up for super-, duck for sub-.',
      },
      {
        minutes: 6,
        text: 'Rule: what is each thing above? A supermarket is larger than a market; supersonic is beyond sound.',
      },
      {
        minutes: 8,
        text: 'Groups: write super on a slip and slide it down a list of the ten roots to read each word; then write three from memory.',
      },
      {
        minutes: 7,
        text: 'Sort under super- and sub-. Read out the full words and say one in a sentence.',
      },
      {
        minutes: 5,
        text: 'By heart: famous from fame; exercise in three syllables, with the c and the s underlined.',
      },
      {
        minutes: 6,
        text: 'Dictation: two sentences with a colon in the first. Tell the class where it goes.',
      },
      {
        minutes: 4,
        text: 'Exit check: five words, with a superhero pose for each one that is right.',
      },
    ],
    say: 'Super- lifts a word up. A star is bright, and a superstar is above the other stars.',
    watchFor:
      'Supper for super, and gaps in the middle (super market). These words are written as one, with no hyphen.',
    support:
      'Most roots here are known words. Let children write the root first, then add super- in front of it.',
    stretch:
      'Which is the more powerful, superhuman or supernatural? Explain what each prefix and root adds up to.',
    stretchAnswer:
      'Superhuman means more than a human can do; supernatural means beyond nature altogether. Supernatural goes further, though any answer with a reason is good.',
  },
};
