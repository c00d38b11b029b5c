import type { TeachingWeek } from '../week.ts';

export const week10: TeachingWeek = {
  kind: 'teach',
  focus: '/shun/ spelt -sion',
  requirement:
    'Years 3 and 4: endings which sound like /shun/, spelt -sion when the root ends in d or se.',
  sound: {
    label: '/shun/ as in mansion',
    how: 'Say tension and hold the n: ten-n-n-shun. Every word this week has n just before the /shun/.',
  },
  rule: 'After n, /shun/ is spelt -sion if the verb ends in -nd or -nse: extend, extension; tense, tension.',
  exception:
    'Pension has no such verb. Attend and intend take -tion (attention), and so do verbs in -nt: invent, invention.',
  examples: [
    'expansion',
    'extension',
    'suspension',
    'ascension',
    'comprehension',
    'apprehension',
    'tension',
  ],
  pattern: /nsion$/u,
  groups: [
    {
      heading: 'from expand, extend, suspend, ascend',
      words: ['expan[sion]', 'exten[sion]', 'suspen[sion]', 'ascen[sion]'],
    },
    {
      heading: 'from comprehend, apprehend, tense',
      words: ['comprehen[sion]', 'apprehen[sion]', 'ten[sion]'],
    },
    {
      heading: 'no verb to help: learn these',
      words: ['pen[sion]', 'man[sion]', 'dimen[sion]'],
    },
  ],
  byHeart: [
    {
      entry: 'favourite',
      forms: ['fav[our][ite]'],
      hint: 'Favour plus -ite: keep the u, and end as in bite.',
    },
    {
      entry: 'February',
      forms: ['Feb[ru]ary'],
      hint: 'Four syllables for spelling: Feb, ru, ar, y. Capital F, and an r after the b.',
    },
  ],
  origin: {
    word: 'mansion',
    fact: 'Mansion comes from the Latin word manere, to stay. At first a mansion was simply a place where someone stayed. Remain has the same root.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'How is /shun/ spelt in the noun from each verb? Sort the verbs.',
    piles: [
      { label: '-sion', words: ['expand', 'extend', 'suspend', 'comprehend'] },
      { label: '-ssion', words: ['discuss', 'permit', 'express', 'admit'] },
      { label: '-tion', words: ['act', 'invent', 'direct', 'complete'] },
    ],
  },
  dictation: [
    'The tension grew before the final match in February.',
    'My favourite book is about a mansion in another dimension.',
  ],
  missingWords: [
    'Our reading {comprehension} this week was about emperor penguins.',
    'They once lived in a grand {mansion} with forty bedrooms.',
    'When Nana stopped working, she began to get a {pension}.',
    'The builders are adding an {extension} to the back of our house.',
    'You could cut the {tension} with a knife as the judge opened the envelope.',
    'The shortest month of the year is {February}.',
  ],
  mistakes: [
    { wrong: 'extention', right: 'extension', why: 'Extend ends in d, so its noun takes -sion.' },
    { wrong: 'comprehention', right: 'comprehension', why: 'Comprehend ends in d: write -sion.' },
    {
      wrong: 'favorite',
      right: 'favourite',
      why: 'In Britain we keep the u of favour.',
      sentence: 'Which of these songs is your favourite?',
    },
    {
      wrong: 'Febuary',
      right: 'February',
      why: 'The r after the b is hard to hear: Feb, ru, ar, y.',
    },
  ],
  proofreading: [
    'In {Febuary=February} we stayed in an old {manshun=mansion}.',
    'My {favorite=favourite} room was in the new {extention=extension}.',
    'There was great {tention=tension} one night when a stair creaked.',
    'It was only Dad, on his way to the biscuit tin.',
  ],
  challenge:
    'Write the opening of a story about a mansion with a door to another dimension. Build up the tension in six sentences.',
  challengeAnswer:
    'For example: The mansion had been shut since February. On the third floor hung a door with no wall. Tension made my ears ring. With apprehension, I turned the key. Beyond lay another dimension. Something there knew my name.',
  classSentence: 'In February the ascension of our kite needed an extension of its string.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: eight words, then ask for a -ssion noun that came from a verb in -mit.',
      },
      {
        minutes: 5,
        text: 'Hear it: children hum the n in tension, mansion and dimension, then whisper the ending.',
      },
      {
        minutes: 6,
        text: 'Rule: set extend and invent next to each other. One ends in d, one in t: what happens to each?',
      },
      {
        minutes: 8,
        text: 'Groups: say the verb of each noun where there is one. Each child writes three of them beside their nouns.',
      },
      {
        minutes: 7,
        text: 'Sort twelve verbs by three spellings. Then practise favourite and February with a partner.',
      },
      {
        minutes: 10,
        text: 'Dictation: remind the class that the month needs its capital. Mark it together.',
      },
      { minutes: 5, text: 'Exit check: five words, shown together on your signal.' },
    ],
    say: 'You now know three spellings of /shun/: look at the verb. T means -tion, ss or mit means -ssion, nd means -sion. Attention and intention do not listen.',
    watchFor:
      'Extention and attension in the same book: the child has mixed up rule and exception. Teach the two exceptions as a pair.',
    support:
      'Write expand, suspend and apprehend. Children rub out the d, add -sion and read the noun. Then show tense and tension.',
    stretch:
      'Comprehension, apprehension and prehensile share a root. Use a dictionary to find out what it means.',
    stretchAnswer:
      'Prehend means to grasp, from Latin prehendere. With comprehension you grasp with the mind; apprehension is a fear that takes hold of you; a prehensile tail can grasp a branch.',
  },
};
