import type { TeachingWeek } from '../week.ts';

export const week15: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ible',
  requirement: 'Years 5 and 6: words ending in -able and -ible, and in -ably and -ibly.',
  sound: {
    label: '-ible: can be done',
    how: 'Say visible and legible, then cut off -ible. What is left, vis or leg, cannot stand alone with that meaning.',
  },
  rule: 'If no whole root word can be heard before the ending, we usually write -ible: horrible, visible.',
  exception: 'Sensible and forcible are -ible words although sense and force are whole words.',
  pattern: /ible$/u,
  groups: [
    {
      heading: 'a double letter before -ible',
      words: ['poss[ible]', 'horr[ible]', 'terr[ible]'],
    },
    {
      heading: 'Latin inside: see, believe, read, eat',
      words: ['vis[ible]', 'incred[ible]', 'leg[ible]', 'ed[ible]'],
    },
    {
      heading: 'c or s just before the ending',
      words: ['sens[ible]', 'forc[ible]', 'invinc[ible]'],
    },
  ],
  byHeart: [
    { entry: 'develop', forms: ['devel[op]'], hint: 'It stops at p: there is no e on the end.' },
    {
      entry: 'dictionary',
      forms: ['diction[ar]y'],
      hint: 'Diction, then -ary with an a, as in library.',
    },
  ],
  origin: {
    word: 'visible',
    fact: 'Visible comes from the Latin videre, to see. Vision, video and evidence all grow from the same root.',
    journey: [
      { from: 'Latin', form: 'videre', meaning: 'to see' },
      { from: 'Latin', form: 'visus', meaning: 'seen' },
      { from: 'Latin', form: 'visibilis', meaning: 'able to be seen' },
      { from: 'English', form: 'visible', meaning: '-ible in place of -ibilis' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell visible.',
      answer:
        'For example: think of vision: an i follows vis in both, so it is visible and not visable.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Take off the ending. Is a whole root word left? Sort the words.',
    piles: [
      {
        label: 'whole root word: -able',
        words: ['enjoyable', 'dependable', 'reasonable', 'understandable', 'comfortable'],
      },
      {
        label: 'no root word: -ible',
        words: ['horrible', 'edible', 'possible', 'visible', 'terrible'],
      },
    ],
  },
  dictation: [
    'It is sensible to look in a dictionary if a word is not legible.',
    'An incredible kite was visible over the park for an hour.',
  ],
  missingWords: [
    'Look up the meaning of the word in a {dictionary}.',
    'Are these berries {edible}, or will they make us ill?',
    'My handwriting is {legible}: even Grandpa can read it without glasses.',
    'On a clear night, the lighthouse is {visible} for miles around.',
    'A {sensible} pair of boots is best for a muddy walk.',
    'If you paint every day, you will {develop} your own style.',
  ],
  mistakes: [
    {
      wrong: 'possable',
      right: 'possible',
      why: 'There is no root word poss, so choose -ible.',
      sentence: 'It is possible to see Venus without a telescope.',
    },
    {
      wrong: 'incredable',
      right: 'incredible',
      why: 'Cred is not a whole word, so the ending is -ible.',
    },
    { wrong: 'develope', right: 'develop', why: 'The word ends with p; no e follows.' },
    {
      wrong: 'dictionery',
      right: 'dictionary',
      why: 'The end is -ary, as in library and secretary.',
    },
  ],
  proofreading: [
    "It is not {possable=possible} to read my uncle's writing.",
    'It is never {ledgible=legible}, and he spells words that are in no {dictionery=dictionary}.',
    'His recipes sound {incredable=incredible}, but the food is hardly {edable=edible}.',
    'To be {sensable=sensible}, we bring sandwiches.',
  ],
  challenge:
    'Design a page for the dictionary of an invisible planet: five made-up things, each explained with a word in -ible.',
  challengeAnswer:
    'For example: Zim: a fruit that is edible only in the dark. Plog: a barely visible dog. Hum: a terrible hat. Vix: a sensible shoe that walks home alone. Nool: an invincible jelly.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words; then ask what the e does in changeable and in noticeable.',
      },
      {
        minutes: 6,
        text: 'Hear it: say enjoyable, terrible, comfortable, possible and reasonable. Thumbs up when a whole root word is left.',
      },
      {
        minutes: 5,
        text: 'Rule: read it and test it on visible, legible, edible. Then meet sensible, which does not obey.',
      },
      {
        minutes: 8,
        text: 'Words in groups: match the Latin meanings see, believe, read and eat to the four words of group two.',
      },
      {
        minutes: 7,
        text: 'Sort the ten words, then practise develop and dictionary, to know by heart.',
      },
      {
        minutes: 9,
        text: 'Dictation: children draw a box round every -ible afterwards and count: there should be four.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words; talk through the one that was missed most.',
      },
    ],
    say: 'There are far more -able words than -ible words. So learn the -ible ones as a small club, and give everything else -able.',
    watchFor:
      'One letter where two are needed: posible, horible, terible. Clap the word and say the double letter on both sides of the break.',
    support:
      'Write the words large, colour any double letter and hide -ible under a flap. Children read, close the flap and write.',
    stretch:
      'Make opposites of visible, possible, legible and responsible with in-, im-, il- or ir-. Which rule chooses the prefix?',
    stretchAnswer:
      'in- before most letters: invisible, incredible, inedible. im- before p: impossible. il- before l: illegible. ir- before r: irresponsible. The n changes to match.',
  },
};
