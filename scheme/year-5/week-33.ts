import type { TeachingWeek } from '../week.ts';

export const week33: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: ti, ci and ssi making /sh/',
  requirement:
    'Years 5 and 6: words of the statutory list, here those with /sh/ spelt ti, ci or ssi.',
  sound: {
    label: '/sh/ without the letters',
    how: 'Say ancient, competition, profession. Put a finger to your lips for /sh/, then name the letters that make it.',
  },
  rule: 'Before another vowel, ti, ci and ssi can say /sh/: competition, ancient, profession.',
  exception: 'In pronunciation only the ti says /sh/; its ci says /see/.',
  pattern: /(?:[tc]i|ssi)[aeo]/u,
  groups: [
    {
      heading: '/sh/ spelt ti or ssi',
      words: ['competi[ti]on', 'explana[ti]on', 'pronuncia[ti]on', 'profe[ssi]on'],
    },
    {
      heading: '/sh/ spelt ci',
      words: ['an[ci]ent', 'suffi[ci]ent', 'espe[ci]ally', 'appre[ci]ate'],
    },
    { heading: '/sh/ spelt sci', words: ['con[sci]ence', 'con[sci]ous'] },
  ],
  byHeart: [
    {
      entry: 'suggest',
      forms: ['su[gg]est'],
      hint: 'You hear a single /j/, but g is written twice: sug, gest.',
    },
    {
      entry: 'symbol',
      forms: ['s[y]mb[ol]'],
      hint: 'It starts with sym, as in symmetry, and ends in ol.',
    },
  ],
  origin: {
    word: 'conscience',
    fact: 'Conscience, conscious and science all come from the Latin scire, to know. Your conscience knows when something is right.',
    journey: [
      { from: 'Latin', form: 'scire', meaning: 'to know' },
      { from: 'Latin', form: 'conscire', meaning: 'to know within yourself' },
      { from: 'Latin', form: 'conscientia', meaning: 'knowing right from wrong' },
      { from: 'English', form: 'conscience', meaning: 'science can be seen in it' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell conscience.',
      answer: 'For example: write con, then write science.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at the letters that say /sh/. Which word is the odd one out?',
    rows: [
      {
        words: ['competition', 'profession', 'explanation', 'direction'],
        odd: 'profession',
        why: 'Its /sh/ is spelt ssi; the others have ti.',
      },
      {
        words: ['ancient', 'explanation', 'sufficient', 'especially'],
        odd: 'explanation',
        why: 'Its /sh/ is spelt ti; the others have ci.',
      },
      {
        words: ['conscience', 'luscious', 'special', 'conscious'],
        odd: 'special',
        why: 'The others have an s before the ci.',
      },
      {
        words: ['enough', 'sufficient', 'ample', 'ancient'],
        odd: 'ancient',
        why: 'It means very old; the others mean not too little.',
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each pair. The nouns end in -tion or -sion.',
    columns: ['verb', 'noun'],
    rows: [
      ['compete', '{competition}'],
      ['explain', '{explanation}'],
      ['{pronounce}', 'pronunciation'],
      ['profess', '{profession}'],
      ['{appreciate}', 'appreciation'],
      ['{suggest}', 'suggestion'],
      ['discuss', '{discussion}'],
    ],
  },
  dictation: [
    'We appreciate your explanation, especially of the ancient symbol.',
    'I suggest sufficient practice before the competition.',
  ],
  missingWords: [
    'Nursing is a {profession} that helps many people.',
    'My {conscience} told me to own up about the broken vase.',
    'Check the {pronunciation} of the new French words.',
    'On this map, a blue P is the {symbol} for a car park.',
    'May I {suggest} a shorter route to the station?',
    'Two eggs are {sufficient} for this recipe.',
  ],
  mistakes: [
    {
      wrong: 'pronounciation',
      right: 'pronunciation',
      why: 'Pronounce loses an o: there is a nun in the middle.',
    },
    { wrong: 'profesion', right: 'profession', why: 'One f, but double s, as in professor.' },
    { wrong: 'concience', right: 'conscience', why: 'It is con plus science: keep the s.' },
    { wrong: 'simbol', right: 'symbol', why: 'The short i is spelt y, as in symmetry.' },
  ],
  proofreading: [
    "The museum's label for the {simbol=symbol} was short.",
    'I was {consious=conscious} that one line was not {suficient=sufficient}.',
    "Our guide's {pronounciation=pronunciation} of {ainchent=ancient} names was perfect, and she knew her {proffesion=profession}.",
    'May I {sugest=suggest} that we ask her?',
  ],
  challenge:
    'Make up a new profession and write an explanation of it in six sentences. Use five words in which /sh/ is not spelt sh.',
  challengeAnswer:
    'For example: A cloud painter has a special profession. An explanation: each symbol in the sky needs sufficient white. There is a competition every June. I appreciate it. Some call it art. Rain makes the painter conscious of time.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then think back to autumn: what said /sh/ in delicious and in special?',
      },
      {
        minutes: 5,
        text: 'Hear it: children put a finger to their lips at each /sh/. No word of the week has the letters sh!',
      },
      {
        minutes: 5,
        text: 'Rule: three columns, ti, ci, ssi. Place all ten words and notice that a vowel always follows.',
      },
      {
        minutes: 7,
        text: 'Words in groups: find science in conscience and special in especially; clap pronunciation in five.',
      },
      { minutes: 8, text: 'Odd one out, then suggest and symbol by heart: two g letters and a y.' },
      {
        minutes: 10,
        text: 'Dictation: the first sentence is demanding. Give it in three parts, whispered back.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; underline the letters for /sh/.',
      },
    ],
    say: 'You met most of these words one at a time this year. Seen together, they show one idea: i with a partner makes /sh/ before a vowel.',
    watchFor: 'Pronounciation in speech as well as in writing. Say pro-nun, not pro-noun.',
    support:
      'Put the letters that say /sh/ on cards of one colour. Children build each word around its card, then read it aloud.',
    stretch:
      'Appreciate can be said in two ways, with /sh/ or with /s/. Look it up, and find two more verbs in -ciate like it.',
    stretchAnswer: 'Associate and depreciate are like it: both may be said with /s/ or with /sh/.',
  },
};
