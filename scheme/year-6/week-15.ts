import type { TeachingWeek } from '../week.ts';

export const week15: TeachingWeek = {
  kind: 'teach',
  focus: 'choosing ei or ie',
  requirement: 'Years 5 and 6: words with the /ee/ sound spelt ei after c.',
  sound: {
    label: '/ee/ as in receive',
    how: 'Say receive, ceiling, achieve: the same long /ee/. Now look at the letter just before it.',
  },
  rule: 'Where the sound is /ee/, write ei straight after c, and ie after most other letters.',
  exception:
    'Seize, protein and caffeine have ei without a c. In mischievous the ie is not /ee/ at all: it is a short, weak /i/.',
  examples: ['receive', 'ceiling', 'achieve'],
  pattern: /ei|ie/u,
  groups: [
    {
      heading: 'ei straight after c',
      words: ['rec[ei]ve', 'dec[ei]ve', 'perc[ei]ve', 'conc[ei]ve', 'c[ei]ling'],
    },
    { heading: 'ei without a c: learn these', words: ['s[ei]ze', 'prot[ei]n', 'caff[ei]ne'] },
    { heading: 'ie', words: ['ach[ie]ve', 'misch[ie]vous'] },
  ],
  whichRule: [
    {
      rule: '/ee/ straight after c: ei',
      words: ['receive', 'deceive', 'perceive', 'conceive', 'ceiling'],
    },
    { rule: '/ee/ after another letter: ie', words: ['achieve'] },
    {
      rule: 'it breaks the rule: learn it',
      words: ['seize', 'protein', 'caffeine', 'mischievous'],
    },
  ],
  byHeart: [
    {
      entry: 'leisure',
      forms: ['l[ei]sure'],
      hint: 'E before i, and it ends like measure and treasure.',
    },
    { entry: 'marvellous', forms: ['marve[ll]ous'], hint: 'A marvel, one more l, then -ous.' },
  ],
  origin: {
    word: 'protein',
    fact: 'Protein comes from a Greek word for first in importance. It was once said pro-te-in, in three syllables: that is why e comes before i.',
    journey: [
      { from: 'Greek', form: 'protos', meaning: 'first' },
      { from: 'Greek', form: 'proteios', meaning: 'first in importance' },
      { from: 'French', form: 'protéine', meaning: 'a name made in the 1800s' },
      { from: 'English', form: 'protein', meaning: 'what a body is built from' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell protein.',
      answer:
        'For example: e before i, as in caffeine: you find both in what people eat and drink.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Every word has the /ee/ sound. How is it spelt, and what comes before it?',
    piles: [
      { label: 'ei after c', words: ['receive', 'ceiling', 'deceive', 'receipt'] },
      { label: 'ei, but no c', words: ['seize', 'protein', 'caffeine'] },
      { label: 'ie', words: ['achieve', 'believe', 'field', 'thief', 'piece'] },
    ],
  },
  dictation: [
    'To achieve her dream, Hana must seize the day.',
    'The mischievous kitten looked up at the moth on the ceiling.',
  ],
  missingWords: [
    'I hope to {receive} a postcard from my cousin in Jamaica.',
    'Your body needs {protein}, from foods such as lentils, to grow.',
    'Dad drinks no coffee at night, as {caffeine} keeps him awake.',
    'The lost balloon floated up to the {ceiling} of the hall.',
    'The {mischievous} puppy ran off with my left sock.',
    'At the {leisure} centre you can swim, climb or play squash.',
  ],
  mistakes: [
    { wrong: 'recieve', right: 'receive', why: 'Straight after c the e comes first.' },
    {
      wrong: 'sieze',
      right: 'seize',
      why: 'This one is an exception: e before i with no c.',
      sentence: 'Herons seize fish with a sudden stab of the beak.',
    },
    {
      wrong: 'acheive',
      right: 'achieve',
      why: 'The letter before is h, not c: write ie.',
      sentence: 'With practice you can achieve a perfect handstand.',
    },
    { wrong: 'marvelous', right: 'marvellous', why: 'In British spelling marvel doubles its l.' },
  ],
  proofreading: [
    'We {recieve=receive} {protien=protein} from beans and eggs.',
    'Tea has {caffiene=caffeine} in it, so my {mischevious=mischievous} brother is not allowed any.',
    'Now and then he can even {acheive=achieve} a jump to the {cieling=ceiling}.',
    'In his {liesure=leisure} time he likes to {sieze=seize} biscuits, and he is {marvelous=marvellous} at it.',
  ],
  challenge:
    'Design a bookmark that teaches the ei and ie rule, with three words that keep it and three that break it.',
  challengeAnswer:
    'For example: i before e, except after c, when the sound is /ee/. Keep it: receive, ceiling, achieve. Break it: protein, caffeine, seize. Rule on the front, exceptions on the back.',
  exit: ['receive', 'seize', 'achieve', 'protein', 'ceiling'],
  classSentence: 'At her leisure she could perceive how magicians deceive us.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for one ough word from last week, and its sound.',
      },
      {
        minutes: 5,
        text: 'Hear it: read receive, field, seize, believe, ceiling; thumbs up for /ee/ each time.',
      },
      {
        minutes: 5,
        text: 'Rule: children circle the letter before ei or ie in each word and see where c stands.',
      },
      {
        minutes: 8,
        text: 'Words in groups: learn the three exceptions as a chant, then read the other groups in pairs.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise leisure and marvellous.',
      },
      {
        minutes: 10,
        text: 'Dictation: children write c with a ring round it wherever it decides the spelling.',
      },
      {
        minutes: 5,
        text: 'Exit check: receive, seize, achieve, protein, ceiling; ask for the reason each time.',
      },
    ],
    say: 'The rule only works where you hear /ee/. In neighbour, foreign and leisure there is no /ee/, so do not ask it for help.',
    watchFor:
      'Mischievous said and written with -ious. Clap it: mis-chie-vous has three syllables, like mischief with one more.',
    support:
      'Give each word with two empty boxes where /ee/ is heard, and tiles e and i. Children place them and read the word.',
    stretch:
      'Science and species have cie. Why does the rule not apply? Find more such words and explain them.',
    stretchAnswer:
      'The rule is for ie and ei that say /ee/. In science i and e are two sounds; in ancient and conscience ci says /sh/. Species breaks it: its ie says /ee/ after c. Others: society, glacier.',
  },
};
