import type { TeachingWeek } from '../week.ts';

export const week1: TeachingWeek = {
  kind: 'teach',
  focus: 'revise Year 2 suffix rules',
  requirement:
    'Year 2, revised: adding -ing, -ed, -er and -est to root words; the suffixes -ness and -less.',
  sound: {
    label: 'double, drop or change',
    how: 'Say hop, hopping, then hope, hoping. Listen to the o: short in the first pair and long in the second.',
  },
  rule: 'Before a suffix that starts with a vowel, double the last letter, drop the e, turn y to i, or just add it (walking).',
  exception:
    'Before -ness and -less most words stay whole, as in cleverness. Longer words in -y still change: happiness.',
  examples: ['hopping', 'planned', 'biggest', 'hoping', 'shining', 'carried', 'hurried', 'tidier'],
  pattern: /(?:ing|ed|er|est|ness|less)$/u,
  groups: [
    { heading: 'double the last letter', words: ['hop[ping]', 'plan[ned]', 'big[gest]'] },
    {
      heading: 'drop the e, or turn y to i',
      words: ['hop[ing]', 'shin[ing]', 'carr[ied]', 'hurr[ied]', 'tid[ier]'],
    },
    { heading: 'just add the suffix', words: ['clever[ness]', 'thought[less]'] },
  ],
  whichRule: [
    { rule: 'double the last letter', words: ['hopping', 'planned', 'biggest'] },
    { rule: 'drop the e', words: ['hoping', 'shining'] },
    { rule: 'turn y to i', words: ['carried', 'hurried', 'tidier'] },
    { rule: 'just add the suffix', words: ['cleverness', 'thoughtless'] },
  ],
  byHeart: [
    {
      entry: 'address',
      forms: ['a[dd]re[ss]'],
      hint: 'Two of each: double d in the middle, double s at the end.',
    },
    {
      entry: 'answer',
      forms: ['ans[w]er'],
      hint: 'Say it to yourself as an-swer, with the silent w sounded.',
    },
  ],
  origin: {
    word: 'answer',
    fact: 'In Old English it was andswaru. Its second half is related to swear, and that is why answer still has a w that nobody says.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What happened to the root word before the suffix went on? Sort the words.',
    piles: [
      { label: 'doubled a letter', words: ['hopping', 'planned', 'biggest'] },
      { label: 'dropped the e', words: ['hoping', 'shining', 'baking'] },
      { label: 'turned y to i', words: ['carried', 'hurried', 'tidier'] },
      { label: 'no change', words: ['cleverness', 'thoughtless', 'walking'] },
    ],
  },
  dictation: [
    'Dev hurried to the shop because he was hoping to get milk.',
    'The biggest frog was hopping along the shining wet path.',
  ],
  missingWords: [
    'Mum {planned} a picnic for the last day of term.',
    'Yusuf {carried} the shopping up three flights of stairs.',
    'It was {thoughtless} to leave your bag where people walk.',
    'My side of the bedroom is {tidier} than it was yesterday.',
    'I am {hoping} for a kitten on my birthday.',
    'The parcel came back because the {address} was wrong.',
  ],
  mistakes: [
    { wrong: 'hopeing', right: 'hoping', why: 'The e has to go before -ing.' },
    {
      wrong: 'carryed',
      right: 'carried',
      why: 'There is a consonant before the y, so y turns to i.',
    },
    { wrong: 'bigest', right: 'biggest', why: 'The i is short, so it needs two gs to guard it.' },
    { wrong: 'anser', right: 'answer', why: 'You cannot hear the w, but it is there: an-swer.' },
  ],
  proofreading: [
    'Last week we {planed=planned} a picnic by the river.',
    'The sun was {shineing=shining}, and I {carryed=carried} the basket.',
    'Then a frog came {hoping=hopping} over the rug.',
    'It had the {bigest=biggest} eyes I have ever seen.',
  ],
  challenge:
    'Hopping and hoping, planned and planed: find two more pairs that only one letter tells apart, and use each word in a sentence.',
  challengeAnswer:
    'For example: tapping and taping (She kept tapping the desk. I am taping the box shut.), filled and filed (He filled the jug. Mum filed her nails.). The double letter follows a short vowel.',
  exit: ['hopping', 'hoping', 'carried', 'tidier', 'thoughtless'],
  classSentence: 'We planned a visit to the biggest shop, but lost its address.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Start the year: read out the eight words from Year 2; children write them, then mark with a partner.',
      },
      {
        minutes: 4,
        text: 'Hear it: read out hopping and hoping in mixed order; hands up for a short o, flat palms for a long o.',
      },
      {
        minutes: 6,
        text: 'Rule: take hop, hope, carry and clever on the board and ask what each must do before its suffix.',
      },
      {
        minutes: 8,
        text: 'Groups: each child takes three words, writes the root word beside each (tidier, tidy) and circles what changed.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words into four piles, then practise address and answer.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children underline every suffix before marking.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards. For each, ask: double, drop, change or nothing?',
      },
    ],
    say: 'A suffix is a visitor. Before it comes in, the root word may have to tidy up: double a letter, drop an e, or turn its y into i.',
    watchFor:
      'Children who double in hoping or not in hopping. Have them read back what they wrote: the single p makes the o long.',
    support:
      'Give root words on cards with three moves to choose from: double it, drop it, change it. Talk before writing.',
    stretch:
      'Why do we write playing and played with no change, though play ends in y? Compare it with carry and hurry.',
    stretchAnswer:
      'In play a vowel comes before the y, so nothing changes. In carry and hurry a consonant does, so y changes to i: carried, hurried. Before -ing the y always stays.',
  },
};
