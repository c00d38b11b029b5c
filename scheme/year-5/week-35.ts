import type { TeachingWeek } from '../week.ts';

export const week35: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: Year 5 round-up',
  requirement: 'Years 5 and 6: words of the statutory list, gathered from the whole year.',
  sound: {
    label: 'find the tricky part',
    how: 'Say each word, then ask: which letters would you never guess by ear? Those letters are the ones to learn.',
  },
  rule: 'In every hard word only a small part is tricky: find it, mark it and make your own way to keep it.',
  exception:
    'Beware of words that lose a letter: four has a u but forty has none; curious but curiosity.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'a vowel to watch',
      words: ['barg[ai]n', 'br[ui]se', 'c[e]m[e]t[e]ry', 'sh[ould]er'],
    },
    {
      heading: 'a consonant to watch',
      words: ['a[wkw]ard', 'ligh[tn]ing', 'mu[sc]le', 'twel[f]th'],
    },
    { heading: 'a letter is lost: curious, four', words: ['curi[os]ity', 'f[or]ty'] },
  ],
  byHeart: [
    {
      entry: 'temperature',
      forms: ['temp[er]ature'],
      hint: 'Temper is at the front: temper, a, ture.',
    },
    {
      entry: 'twelfth',
      forms: ['twel[f]th'],
      hint: 'Twelve changes ve to f and adds th: say the f as you write.',
    },
  ],
  origin: {
    word: 'twelfth',
    fact: 'Twelve was twelf in Old English, from older words that meant two left: count to ten, and two are left over. Twelfth keeps the f.',
    journey: [
      { from: 'Old English', form: 'twelf', meaning: 'two left over after ten' },
      { from: 'Old English', form: 'twelfta', meaning: 'in place number twelve' },
      { from: 'English', form: 'twelfth', meaning: 'th, to match fourth and sixth' },
    ],
    journeyTask: {
      question: 'Which has no two in it: twelfth, twenty, tweed or twin?',
      answer:
        'Tweed: it is a kind of cloth. Twelve is two over ten, twenty is two tens, and a twin is one of two.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Last round of the year! Find the odd one out in each row.',
    rows: [
      {
        words: ['four', 'fourteen', 'forty', 'fourth'],
        odd: 'forty',
        why: 'It has lost the u; the others have kept it.',
      },
      {
        words: ['muscle', 'rescue', 'scissors', 'science'],
        odd: 'rescue',
        why: 'Its c is heard as /k/; in the others sc says only /s/.',
      },
      {
        words: ['lightning', 'frightening', 'tightening', 'brightening'],
        odd: 'lightning',
        why: 'It has no e after the t; the others do.',
      },
      {
        words: ['bruise', 'build', 'fruit', 'juice'],
        odd: 'build',
        why: 'Its ui says short i; in the others it says /oo/.',
      },
    ],
  },
  dictation: [
    'Out of curiosity, I felt the bruise on my shoulder.',
    'On the twelfth night, lightning lit the old cemetery.',
  ],
  missingWords: [
    'December is the {twelfth} month of the year.',
    'Thirty-nine and one make {forty}.',
    'That long, heavy box is {awkward} to carry.',
    'We counted the seconds between the {lightning} and the thunder.',
    'You use more than one {muscle} in your face when you smile.',
    'The nurse took my {temperature} with a thermometer.',
  ],
  mistakes: [
    {
      wrong: 'twelth',
      right: 'twelfth',
      why: 'Put your teeth on your lip: the f of twelf is needed.',
      sentence: 'My cousin got a bicycle for her twelfth birthday.',
    },
    { wrong: 'bruse', right: 'bruise', why: 'The /oo/ has two letters, ui, as in juice.' },
    { wrong: 'muscel', right: 'muscle', why: 'The end is cle, as in uncle and circle.' },
    {
      wrong: 'cemetry',
      right: 'cemetery',
      why: 'One e is missing: there must be three.',
      sentence: 'Old gravestones lean under the trees in the cemetery.',
    },
  ],
  proofreading: [
    'By the {cemetry=cemetery} wall I counted {fourty=forty} sheep.',
    'The {twelth=twelfth} one had a {bruse=bruise} on its nose and an {akward=awkward} walk.',
    'It was a {bargin=bargain}, said the farmer, but I was not so sure.',
    'When I picked it up I pulled a {muscel=muscle}, and the other sheep laughed.',
  ],
  challenge:
    'Make a poster of your own ten hardest words of the year. Mark each tricky part and add a memory trick that a Year 4 child could use.',
  challengeAnswer:
    'For example: cemetery has three e letters; forty drops the u of four; lightning has no e; twelfth keeps the f of twelve; muscle has the c of muscular. Each trick should point at the tricky part.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then each child picks two more from the year to test a partner.',
      },
      {
        minutes: 5,
        text: 'Find it: write the ten words. Everyone circles the one place where most people would go wrong.',
      },
      {
        minutes: 5,
        text: 'Compare circles. Agree on the tricky part, but keep different ways to remember it.',
      },
      {
        minutes: 8,
        text: 'Words in groups: invent a hook for each word, by sound, picture, word in word or family.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then temperature and twelfth by heart, twice each with eyes closed.',
      },
      {
        minutes: 9,
        text: 'Dictation: children mark their own work before they see the answer and say how sure they are.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words, marked by a partner who says which part to watch in each.',
      },
    ],
    say: 'Nobody has to learn every letter of a hard word. You know most of it already. Spend your effort on the part that bites.',
    watchFor:
      'Children who copy a word ten times without looking at its tricky part. Two careful tries with the part marked do more.',
    support:
      'Let the child pick the words of the support sheet that matter most to their own writing, and practise those first.',
    stretch:
      'Write a memory trick for six words and try them on another class. Which ones work a day later?',
    stretchAnswer:
      'Look for tricks that are short and about the hard letters. Those that work a day later usually have a picture, a rhyme or a joke in them.',
  },
};
