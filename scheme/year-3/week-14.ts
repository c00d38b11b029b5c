import type { TeachingWeek } from '../week.ts';

export const week14: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix inter-',
  requirement: 'Years 3 and 4: the prefix inter-, meaning between or among.',
  sound: {
    label: 'inter- means between',
    how: 'Lace your fingers together and say interlock, interact, international. Your fingers are between each other.',
  },
  rule: 'Inter- at the front of a word means between or among.',
  exception:
    'Internal and interior only look alike: they are about the inside of something, not about between.',
  pattern: /^inter(?=[a-z]{3,}$)/u,
  groups: [
    {
      heading: 'between places',
      words: ['[inter]city', '[inter]national', '[inter]net', '[inter]change'],
    },
    {
      heading: 'between people or moments',
      words: ['[inter]view', '[inter]act', '[inter]val'],
    },
    {
      heading: 'between moving or joined parts',
      words: ['[inter]lock', '[inter]cept', '[inter]related'],
    },
  ],
  byHeart: [
    {
      entry: 'eight/eighth',
      forms: ['[eigh]t', '[eigh]th'],
      hint: 'Eight ends in ght. For eighth add only h: there is still just one t.',
    },
    {
      entry: 'enough',
      forms: ['en[ough]'],
      hint: 'The end, ough, says /uff/ as it does in rough and tough.',
    },
  ],
  origin: {
    word: 'interval',
    fact: 'Interval is from Latin inter, between, and vallum, a rampart. At first it was the space between two lines of defence walls.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'In which word of each row is inter not the prefix that means between?',
    rows: [
      {
        words: ['interact', 'internal', 'interlock', 'interchange'],
        odd: 'internal',
        why: 'It means on the inside.',
      },
      {
        words: ['interview', 'intercept', 'printer', 'interval'],
        odd: 'printer',
        why: 'Its parts are print and -er.',
      },
      {
        words: ['international', 'interior', 'intercity', 'interrelated'],
        odd: 'interior',
        why: 'An interior is the inside of a place.',
      },
      {
        words: ['interweave', 'intertwine', 'internet', 'winter'],
        odd: 'winter',
        why: 'It starts with w: there is no prefix in it.',
      },
    ],
  },
  dictation: [
    'We ate ice cream in the interval, and there was enough for all.',
    'My interview is at eight in the city centre.',
  ],
  missingWords: [
    'Auntie Dee had an {interview} for a job at the zoo.',
    'The {international} match was between Wales and Japan.',
    'We looked up the bus times on the {internet}.',
    'The bricks {interlock}, so the tower does not fall.',
    'Our goalkeeper ran out to {intercept} the pass.',
    'Spiders have {eight} legs, but insects have six.',
  ],
  mistakes: [
    { wrong: 'intervue', right: 'interview', why: 'It is inter + view, with i, e, w.' },
    {
      wrong: 'interelated',
      right: 'interrelated',
      why: 'It is inter + related: one r from each part.',
    },
    { wrong: 'eigth', right: 'eighth', why: 'Write all of eight first, then add h.' },
    { wrong: 'enuff', right: 'enough', why: 'The /uff/ sound is spelt ough here.' },
  ],
  proofreading: [
    'Today I had to {intervue=interview} my grandpa.',
    'He once drove an {intersity=intercity} train at night.',
    'There was no {intanet=internet} then, so he read in every {intervel=interval}.',
    'I did not have {enuff=enough} time for all my questions!',
  ],
  challenge:
    'Interview a partner about a place they would love to see. Write three questions and answers, with at least three inter- words.',
  challengeAnswer:
    'For example: Where would you go? On an intercity train to Paris. How would you find the way? I would use the internet. What would you do there? I would interview a chef at an international school.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask: which prefix took us under last week?',
      },
      {
        minutes: 5,
        text: 'Meaning: lace fingers for interlock, point to and fro for interact, stretch arms wide for international.',
      },
      {
        minutes: 5,
        text: 'Rule: find what each word is between. International: nations. Interview: two people who see each other.',
      },
      {
        minutes: 7,
        text: 'Groups: box the prefix, then write the rest in another colour. Look for the double r in interrelated.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then eight and eighth: write eight, add h, and say which letter is not doubled.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence twice. Check enough together letter by letter.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Ask one child to say what each is between, if it begins with inter-.',
      },
    ],
    say: 'Inter- joins things up. The internet is a net between computers, and an interview is a meeting between people.',
    watchFor:
      'Children who write intanet or intaview as they hear it. Say the prefix slowly, with its er: in-ter.',
    support:
      'Give the prefix already written and let children add net, act and lock before the longer words.',
    stretch:
      'Inter- has a partner, intra-, which means within. What might an intranet be? Check in a dictionary.',
    stretchAnswer:
      'An intranet is a network within one school or company, which nobody outside can use. The internet links networks all over the world.',
  },
};
