import type { TeachingWeek } from '../week.ts';

export const week25: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix families: super-, anti-, auto-, inter-, sub-',
  requirement: 'Years 3 and 4: more prefixes: super-, anti-, auto-, inter- and sub-.',
  sound: {
    label: 'five prefixes',
    how: 'Say them with a sign: super- (hand high), sub- (hand low), inter- (hands meet), anti- (stop), auto- (me).',
  },
  rule: 'These prefixes keep their spelling: super- over, sub- under, inter- between, anti- against, auto- self.',
  exception:
    'Antique and autumn only look as if they began with anti- and auto-: their roots are quite different.',
  pattern: /^(?:super|anti|auto|inter|sub)/u,
  groups: [
    {
      heading: 'super- over, sub- under',
      words: ['[super]visor', '[super]stition', '[sub]tropics', '[sub]ordinate'],
    },
    {
      heading: 'anti- against, auto- self',
      words: ['[anti]biotics', '[anti]socially', '[auto]mation', '[auto]nomous'],
    },
    { heading: 'inter- between', words: ['[inter]action', '[inter]ference'] },
  ],
  byHeart: [
    {
      entry: 'pressure',
      forms: ['pre[ssure]'],
      hint: 'Start with press, then add ure. The ss is said /sh/.',
    },
    {
      entry: 'probably',
      forms: ['prob[a]bly'],
      hint: 'Probable with its -le turned to -ly: three syllables, prob, a, bly.',
    },
  ],
  origin: {
    word: 'autonomous',
    fact: 'Autonomous is built from two Greek words: autos, self, and nomos, law. An autonomous country makes its own laws, and an autonomous car steers itself.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which prefix does each word need? Every word fits only one pile.',
    piles: [
      { label: 'super-', words: ['market', 'glue', 'power'] },
      { label: 'anti-', words: ['septic', 'freeze'] },
      { label: 'auto-', words: ['graph', 'pilot'] },
      { label: 'inter-', words: ['view', 'change'] },
      { label: 'sub-', words: ['way', 'merge', 'heading'] },
    ],
  },
  dictation: [
    'Our supervisor likes to see interaction in each group.',
    'The antibiotics will probably help your ear by Monday.',
  ],
  missingWords: [
    'The {supervisor} at the pool made sure that all of us were safe.',
    'The doctor gave Nia {antibiotics} for her ear infection.',
    'Not walking under ladders is just an old {superstition}.',
    'Thanks to {automation}, robots now paint the cars in that factory.',
    'There was so much {interference} that the radio only crackled.',
    'Check the {pressure} in your bike tyres before you pump them up.',
  ],
  mistakes: [
    {
      wrong: 'antybiotics',
      right: 'antibiotics',
      why: 'The prefix anti-, against, ends in i, not y.',
    },
    {
      wrong: 'interferance',
      right: 'interference',
      why: 'After inter every vowel is an e: fer, then -ence.',
    },
    {
      wrong: 'superviser',
      right: 'supervisor',
      why: 'This person ends in -or, like doctor and visitor.',
    },
    { wrong: 'probly', right: 'probably', why: 'Say the b twice: prob, a, bly.' },
  ],
  proofreading: [
    'The {superviser=supervisor} at the pool says it is {probly=probably} only a {superstision=superstition}.',
    'Nobody swims on the thirteenth.',
    'The {interferance=interference} on the radio that day gave me a shock, though.',
    'Then the {presure=pressure} of the water burst a pipe!',
  ],
  challenge:
    'Invent a machine and name it with one of the five prefixes. Write its advert, using at least four words of this week.',
  challengeAnswer:
    'For example: The Automop! This autonomous machine needs no supervisor. Thanks to full automation it never behaves antisocially. Expect no interference from crumbs. It even works in the subtropics.',
  exit: ['supervisor', 'superstition', 'subtropics', 'autonomous', 'interaction'],
  classSentence: 'The captain put no pressure on his subordinate, who was taking antibiotics.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit eight words, then name any prefix you can remember from Year 3 and what it means.',
      },
      {
        minutes: 4,
        text: 'Signs: say supervisor, subtropics, interaction, antibiotics, automation; children sign over, under, between, stop or me.',
      },
      {
        minutes: 6,
        text: 'Rule: write five prefixes in a row. Children fit action, tropics, social and vision with the right one.',
      },
      {
        minutes: 8,
        text: 'Groups: split each word after the prefix and guess the meaning before you look it up.',
      },
      { minutes: 7, text: 'Sort twelve roots, then practise pressure and probably.' },
      {
        minutes: 10,
        text: 'Dictation: long words in syllables. Children say the prefix, then the rest, then write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Afterwards children say what each prefix means.',
      },
    ],
    say: 'A prefix is a ready-made block. Once you can spell inter, you can spell the start of a hundred words, so keep your brain for the second half.',
    watchFor: 'Superstition and interference are hard to explain from their parts.',
    support:
      'Give the second half printed and let children write only the prefix: ____visor, ____action, ____tropics.',
    stretch:
      'Find one more long word for each prefix, such as superimpose, antibody, automobile, intercept, subcontinent.',
    stretchAnswer:
      'For example: superhuman (beyond what people can do), antiseptic (against germs), autograph (written by oneself), intermediate (in between), submarine (under the sea).',
  },
};
