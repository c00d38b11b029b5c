import type { TeachingWeek } from '../week.ts';

export const week33: TeachingWeek = {
  kind: 'teach',
  focus: 'number prefixes: uni-, bi-, tri-, dec-, cent-',
  requirement:
    'Years 5 and 6: use further prefixes, and knowledge of morphology and etymology, in spelling.',
  sound: {
    label: '1, 2, 3, 10, 100',
    how: 'Hold up fingers: uni one, bi two, tri three, dec ten, and both arms wide for cent, a hundred.',
  },
  rule: 'A number prefix tells you how many: uni- one, bi- two, tri- three, dec- ten, cent- a hundred or a hundredth.',
  exception: 'Beware of look-alikes: biology, trick, decide and centre have no number in them.',
  pattern: /^(?:uni|bi|tri|dec|cent)/u,
  groups: [
    { heading: 'one and two', words: ['[uni]corn', '[uni]form', '[bi]ceps', '[bi]lingual'] },
    { heading: 'three', words: ['[tri]angle', '[tri]cycle'] },
    {
      heading: 'ten and a hundred',
      words: ['[dec]ade', '[dec]imal', '[cent]ury', '[cent]imetre'],
    },
  ],
  byHeart: [
    {
      entry: 'thorough',
      forms: ['th[orough]'],
      hint: 'Thor comes first, then ough: two syllables, unlike through.',
    },
    {
      entry: 'variety',
      forms: ['var[ie]ty'],
      hint: 'Vary turns y into i, then ety: say both vowels.',
    },
  ],
  origin: {
    word: 'biceps',
    fact: 'Biceps is Latin for two-headed. The muscle at the front of your upper arm is fixed to the shoulder at two points, its heads.',
    journey: [
      { from: 'Latin', form: 'bi', meaning: 'two' },
      { from: 'Latin', form: 'caput', meaning: 'a head' },
      { from: 'Latin', form: 'biceps', meaning: 'two-headed' },
      { from: 'English', form: 'biceps', meaning: 'a muscle fixed at two points' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell biceps.',
      answer: 'For example: bi as in bicycle, then ceps with a c, and always an s to end.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word only pretends to have the number prefix?',
    rows: [
      {
        words: ['unicorn', 'unhappy', 'uniform', 'unicycle'],
        odd: 'unhappy',
        why: 'It has un-, not; the others have uni-, one.',
      },
      {
        words: ['bilingual', 'biceps', 'bitter', 'bicycle'],
        odd: 'bitter',
        why: 'It has nothing to do with two.',
      },
      {
        words: ['triangle', 'tricycle', 'tripod', 'trickle'],
        odd: 'trickle',
        why: 'It has nothing to do with three.',
      },
      {
        words: ['decade', 'declare', 'decimal', 'decagon'],
        odd: 'declare',
        why: 'It has nothing to do with ten.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Which number is in each?',
    columns: [
      ['uni', 'bi', 'tri'],
      ['form', 'cycle', 'corn', 'ceps', 'lingual', 'ped'],
      ['ist', 'ed'],
    ],
    words: [
      'uniform',
      'uniformed',
      'unicycle',
      'unicyclist',
      'unicorn',
      'bicycle',
      'biceps',
      'bilingual',
      'biped',
      'tricycle',
      'triceps',
      'trilingual',
      'cyclist',
    ],
  },
  dictation: [
    'My bilingual cousin has lived here for more than a decade.',
    'Measure each side of the triangle to the nearest centimetre.',
  ],
  missingWords: [
    'The horse in the tale had one horn, for it was a {unicorn}.',
    'Every firefighter wears a {uniform} at work.',
    'Marta is {bilingual}: she speaks Polish and English.',
    'My little sister pedals a red {tricycle} with three wheels.',
    'Queen Victoria lived in the nineteenth {century}.',
    'Give the room a {thorough} tidy before the visitors arrive.',
  ],
  mistakes: [
    { wrong: 'sentury', right: 'century', why: 'Cent, a hundred, begins with c.' },
    { wrong: 'centimeter', right: 'centimetre', why: 'In British spelling metre ends in re.' },
    { wrong: 'tricicle', right: 'tricycle', why: 'It is tri plus cycle, with a y.' },
    { wrong: 'varity', right: 'variety', why: 'Say va-ri-e-ty: do not lose the e.' },
  ],
  proofreading: [
    'Once in a {deckade=decade} a {unnicorn=unicorn} rides through our town on a {tricicle=tricycle}.',
    'Its {unaform=uniform} has a gold {triangel=triangle} on the front.',
    'It has done so for a {sentury=century}.',
    'This year there was a {varity=variety} of cakes, and it tried every {centimeter=centimetre} of each.',
  ],
  challenge:
    'Invent a creature with number prefixes in its name, such as a tricorn, and describe it in a paragraph.',
  challengeAnswer:
    'For example: The tricorn has three horns, each a centimetre long. It is bilingual and speaks once a decade. It wears no uniform, but its biceps are famous.',
  exit: ['century', 'unicorn', 'tricycle', 'decade', 'bilingual'],
  classSentence: 'Her biceps ached after a thorough scrub of the muddy uniform.',
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: eight words. Then ask for two French words from last week.' },
      {
        minutes: 4,
        text: 'Meet the prefixes: call out a prefix, children show the number on their fingers.',
      },
      {
        minutes: 6,
        text: 'Rule: explain each word by its number: a triangle has three angles, a decade ten years.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners write the prefix in one colour and the rest in another.',
      },
      { minutes: 7, text: 'Odd one out: find the pretenders, then learn thorough and variety.' },
      {
        minutes: 10,
        text: 'Dictation: children write the number above every word that hides one.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence; children write the number beside each prefix.',
      },
    ],
    say: 'In maths, in music, in science and on the bus you meet these five. Learn the numbers and the spelling comes with them.',
    watchFor:
      'Decimal and decade with cc or with s: dec has one c and no s. Link century, cent and per cent to keep the c in front.',
    support:
      'Give a picture that shows the number in each word. Children match it with a prefix card before they spell.',
    stretch:
      'Add quad-, oct- and mill-. Why is October the tenth month? Find out how the Roman calendar began.',
    stretchAnswer:
      'quadrilateral (four), octopus (eight), millimetre (a thousandth). October was the eighth month when the Roman year began in March; later the year was made to begin in January.',
  },
};
