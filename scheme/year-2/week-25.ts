import type { TeachingWeek } from '../week.ts';

export const week25: TeachingWeek = {
  kind: 'teach',
  focus: '/zh/ spelt s',
  requirement: 'Year 2: the /zh/ sound spelt s.',
  sound: {
    label: '/zh/ as in treasure',
    how: 'Say sh and put a hand on your throat. Now make it buzz: zh, zh. That is the sound in treasure and usual.',
  },
  rule: 'In the middle of a word, the buzzing /zh/ sound is mostly written s.',
  exception:
    'In sure and sugar the s says /sh/, and a few words from French, such as beige, write /zh/ as ge.',
  pattern: /[aeiou]s(?:ion|ual|ure)/u,
  groups: [
    { heading: 'ends in -sure', words: ['trea[s]ure', 'mea[s]ure', 'plea[s]ure'] },
    { heading: 'ends in -sion', words: ['vi[s]ion', 'televi[s]ion'] },
    {
      heading: 'with sual',
      words: ['u[s]ual', 'u[s]ually', 'unu[s]ual', 'ca[s]ual', 'ca[s]ually'],
    },
  ],
  byHeart: [
    { entry: 'sure', forms: ['[s]ure'], hint: 'It starts like shop, but there is no h: s, u, re.' },
    {
      entry: 'sugar',
      forms: ['[s]ug[ar]'],
      hint: 'S says /sh/ as in sure, and the end is written ar.',
    },
  ],
  origin: {
    word: 'television',
    fact: 'Television joins a Greek word and a Latin one: tele means far off, and vision comes from the Latin for seeing.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word. What sound does the letter s make?',
    piles: [
      { label: 's says /zh/', words: ['treasure', 'vision', 'usual', 'measure'] },
      { label: 's says /s/', words: ['sand', 'sister', 'last'] },
      { label: 's says /z/', words: ['nose', 'his', 'easy'] },
      { label: 's says /sh/', words: ['sure', 'sugar'] },
    ],
  },
  dictation: ['I am sure the treasure is in the valley.', 'We usually watch television after tea.'],
  missingWords: [
    'Use a ruler to {measure} the line.',
    'It is a {pleasure} to meet you.',
    'It is very {unusual} to see snow in June.',
    'We will have lunch at the {usual} time.',
    'An eagle has very good {vision}.',
    'Grandad has no {sugar} in his tea.',
  ],
  mistakes: [
    {
      wrong: 'trezure',
      right: 'treasure',
      why: 'The /zh/ is s, and the short e is written ea.',
      sentence: 'The pirates dug a deep hole to hide their treasure.',
    },
    { wrong: 'mesure', right: 'measure', why: 'The short e is written ea, as in treasure.' },
    {
      wrong: 'usualy',
      right: 'usually',
      why: 'It is usual with -ly added, so it has two l letters.',
    },
    { wrong: 'televishon', right: 'television', why: 'The ending is -sion, and it buzzes.' },
  ],
  proofreading: [
    'The {yusual=usual} place to look for {trezure=treasure} is under a tree.',
    'We used a stick to {mesure=measure} ten steps.',
    'I was {shure=sure} that I could hear gold in the box.',
    'It was a bag of {shugar=sugar}!',
  ],
  challenge:
    'Draw a treasure map and write the way in four steps. Use measure, usual, unusual and sure.',
  challengeAnswer:
    'For example: 1 Start at the tree with the unusual hole. 2 Measure six steps to the pond. 3 Take the usual path. 4 When you are sure, dig for treasure.',
  exit: ['treasure', 'usual', 'measure', 'sure', 'sugar'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. In the words that begin with w, underline what w has changed.',
      },
      {
        minutes: 6,
        text: 'Hear it: sh and zh with a hand on the throat. Children buzz when they hear zh: sugar, vision, shop, usual.',
      },
      {
        minutes: 5,
        text: 'Rule: write zh on the board and cross it out. English uses s, as in treasure.',
      },
      {
        minutes: 7,
        text: 'Build it: un + usual, usual + ly, casual + ly. Then read the three words with easure as a rhyme.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words by sound, then practise sure and sugar.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Say television in syllables and let children write syllable by syllable.',
      },
      { minutes: 5, text: 'Exit check: treasure, usual, measure, sure and sugar.' },
    ],
    say: 'This is one of the rarest sounds in English. It has no letter of its own, so s does the job.',
    watchFor:
      'Easure without the a (tresure, plesure). Link the three words: treasure, measure, pleasure, all with ea.',
    support:
      'Give easure on a strip and add tr, m and pl: treasure, measure, pleasure. Then put vision beside television.',
    stretch:
      'Look for /zh/ in other words: leisure, decision, collision, explosion, garage. How is it written each time?',
    stretchAnswer:
      'Leisure, decision, collision and explosion have s. Garage has ge, and some people say it with /j/. So s is the usual spelling of /zh/.',
  },
};
