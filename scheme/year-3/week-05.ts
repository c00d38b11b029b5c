import type { TeachingWeek } from '../week.ts';

export const week5: TeachingWeek = {
  kind: 'teach',
  focus: '/u/ spelt ou',
  requirement: 'Years 3 and 4: the short /u/ sound spelt ou.',
  sound: {
    label: '/u/ as in young',
    how: 'Say cup, then young, then touch. Hold the middle sound: it is the same short /u/ each time.',
  },
  rule: 'In a small family of words the short /u/ sound is written ou.',
  exception:
    'Most short /u/ words have u, as in cup, and ou mostly says something else, as in cloud, group and could.',
  pattern: /ou(?:ng|ch|b|nt|p|s|r)/u,
  groups: [
    { heading: 'one syllable', words: ['y[ou]ng', 't[ou]ch'] },
    { heading: 'ending -le', words: ['d[ou]ble', 'tr[ou]ble', 'c[ou]ple'] },
    {
      heading: 'two syllables',
      words: ['c[ou]ntry', 'c[ou]sin', 'c[ou]rage', 'n[ou]rish', 'fl[ou]rish'],
    },
  ],
  byHeart: [
    {
      entry: 'busy/business',
      forms: ['b[us]y', 'b[usi]ness'],
      hint: 'Busy is spelt like bus + y. Change y to i, add -ness: business.',
    },
  ],
  origin: {
    word: 'courage',
    fact: 'Courage came into English from French, and goes back to cor, the Latin word for heart. People once thought of bravery as something kept in the heart.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does ou say in each word? Read them aloud and sort them.',
    piles: [
      { label: '/u/ as in cup', words: ['young', 'cousin', 'double', 'touch', 'country'] },
      { label: '/ow/ as in cow', words: ['cloud', 'mouth', 'found', 'house', 'count'] },
    ],
  },
  dictation: [
    'My young cousin was no trouble when we went to the zoo.',
    'A couple of people in the country were too busy to help.',
  ],
  missingWords: [
    'It took {courage} to tell the head teacher the truth.',
    'Do not {touch} the oven door while it is hot.',
    'Twelve is {double} six.',
    'Bean plants {flourish} when they get sun and rain.',
    'Wales is a {country} with many castles.',
    'Auntie Bisi runs a cake {business} from her kitchen.',
  ],
  mistakes: [
    {
      wrong: 'yung',
      right: 'young',
      why: 'You are young: it starts with the word you.',
      sentence: 'A young fox is called a cub.',
    },
    { wrong: 'trubble', right: 'trouble', why: 'The /u/ is ou here, so the b stays single.' },
    { wrong: 'cuzin', right: 'cousin', why: 'It has ou, and its /z/ sound is written s.' },
    { wrong: 'bisness', right: 'business', why: 'A business is busy: bus, then i, then ness.' },
  ],
  proofreading: [
    'My {yung=young} {cuzin=cousin} lives in the {cuntry=country}.',
    'When the farm dog is in {trubble=trouble}, she has the {curage=courage} to pull it out of the mud.',
    'She washes it, too, though it is a messy {bisness=business}.',
  ],
  challenge:
    'Invent two young cousins from the country. Write three sentences about the trouble they get into, with as many ou words as you can.',
  challengeAnswer:
    'For example: Two young cousins came from the country. They got into double trouble when a couple of goats ate their map. It took courage to ask a bull the way home. That has seven ou words.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Which sound had an unusual spelling last week? Today it is short /u/.',
      },
      {
        minutes: 4,
        text: 'Hear it: say cup, cow, young, cloud, touch, house; thumbs up each time you say short /u/.',
      },
      {
        minutes: 6,
        text: 'Rule: collect every word children know with ou and write them in columns by sound.',
      },
      {
        minutes: 8,
        text: 'Groups: trace ou in one colour, then say the words in pairs: double trouble, young cousin.',
      },
      {
        minutes: 7,
        text: 'Sort the ten words, then build business from busy on the board: change the y, add -ness.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Children circle each ou and say its sound when marking.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Children hold up the ou words only and read them in chorus.',
      },
    ],
    say: 'There is no rule for which words have ou, so we learn them as a family: the young cousins who cause double trouble.',
    watchFor:
      'An extra letter after ou (coupple, toutch), carried over from apple and catch. After ou nothing is doubled, and ch needs no t.',
    support:
      'Teach young, touch, double and trouble first, each on a card with ou in bold. Read them daily.',
    stretch:
      'What do courage, encourage and discourage have in common? And what does ou say in rough, tough and enough?',
    stretchAnswer:
      'Encourage and discourage both have courage inside them: to give courage, and to take it away. In rough, tough and enough ou says /u/ as well, and gh says /f/.',
  },
};
