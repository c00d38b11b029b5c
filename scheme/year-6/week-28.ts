import type { TeachingWeek } from '../week.ts';

export const week28: TeachingWeek = {
  kind: 'teach',
  focus: 'building on statutory words',
  requirement: 'Years 5 and 6: further prefixes and suffixes, and the rules for adding them.',
  sound: {
    label: 'root, prefix, suffix',
    how: 'Say the root first, then the whole word: sincere, sincerely; necessary, unnecessary.',
  },
  rule: 'Start from the word you know, add the prefix or suffix, and change only what a rule tells you to change.',
  exception:
    'Disaster loses its e in disastrous, and controversy swaps its y for i in controversial.',
  pattern: /^(?:unn|incon)|(?:[es]ly|pped|ment(?:al)?|trous|ial)$/u,
  groups: [
    {
      heading: 'just add -ly',
      words: ['sincere[ly]', 'immediate[ly]', 'mischievous[ly]'],
    },
    {
      heading: 'other suffixes',
      words: ['equip[ped]', 'equip[ment]', 'disastr[ous]', 'controvers[ial]', 'environment[al]'],
    },
    { heading: 'prefixes that mean not', words: ['[un]necessary', '[in]convenient'] },
  ],
  byHeart: [
    { entry: 'restaurant', forms: ['rest[au]rant'], hint: 'Have a rest, then au, then a rant.' },
    { entry: 'rhyme', forms: ['r[hy]me'], hint: 'Rh as in rhythm, then yme.' },
  ],
  origin: {
    word: 'disastrous',
    fact: 'Disaster came from Italian: dis-, bad, and astro, star. People once believed that bad luck was sent by the stars.',
    journey: [
      { from: 'Latin', form: 'astrum', meaning: 'a star' },
      { from: 'Italian', form: 'disastro', meaning: 'sent by a bad star' },
      { from: 'English', form: 'disaster', meaning: 'a terrible event' },
      { from: 'English', form: 'disastrous', meaning: 'disaster + ous, without its e' },
    ],
    journeyTask: {
      question: 'Write one sentence with disastrous and restaurant in it.',
      answer: 'For example: A power cut was disastrous for the restaurant.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'How was each word built? Find the one that was not built like the others.',
    rows: [
      {
        words: ['sincerely', 'immediately', 'family', 'frequently'],
        odd: 'family',
        why: 'Its -ly is not a suffix added to a word.',
      },
      {
        words: ['equipped', 'planned', 'equipment', 'preferred'],
        odd: 'equipment',
        why: '-ment begins with a consonant: nothing is doubled.',
      },
      {
        words: ['unnecessary', 'uniform', 'unnatural', 'unnoticed'],
        odd: 'uniform',
        why: 'Its uni means one; the others have un-, not.',
      },
      {
        words: ['disastrous', 'monstrous', 'marvellous', 'wondrous'],
        odd: 'marvellous',
        why: 'The others lost the e of -er before -ous.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Mind the y.',
    columns: [['un', 'in', 'im'], ['necessary', 'convenient', 'sincere', 'patient'], ['ly']],
    words: [
      'unnecessary',
      'necessarily',
      'unnecessarily',
      'inconvenient',
      'conveniently',
      'inconveniently',
      'insincere',
      'sincerely',
      'insincerely',
      'impatient',
      'patiently',
      'impatiently',
    ],
  },
  dictation: [
    'It is unnecessary to bring a tent, as the camp is well equipped.',
    'The storm was disastrous, so we left the restaurant immediately.',
  ],
  missingWords: [
    'Finish a formal letter with Yours {sincerely} and your name.',
    'Our classroom is {equipped} with a sink and two screens.',
    'Some of the crowd booed the {controversial} goal, and the rest cheered.',
    'Picking up litter is one {environmental} project we can all join.',
    'The clinic closes at noon, which is {inconvenient} for us.',
    'The waiter at the {restaurant} lit a candle on our table.',
  ],
  mistakes: [
    { wrong: 'sincerly', right: 'sincerely', why: 'Sincere keeps its e before -ly.' },
    {
      wrong: 'equiped',
      right: 'equipped',
      why: 'Quip is the stressed syllable, so p is doubled before -ed.',
    },
    {
      wrong: 'disasterous',
      right: 'disastrous',
      why: 'The e of disaster is lost before -ous.',
      sentence: 'The first attempt was disastrous: the cake slid off its plate.',
    },
    {
      wrong: 'unecessary',
      right: 'unnecessary',
      why: 'Un ends in n and necessary begins with n: keep both.',
      sentence: 'It is unnecessary to shout, as I can hear you perfectly well.',
    },
  ],
  proofreading: [
    'Our camping trip was {disasterous=disastrous}, and the weather most {inconveniant=inconvenient}.',
    'Half of the {equiptment=equipment} had gone by boat, which was {unecessary=unnecessary}.',
    'We were not {equiped=equipped} to swim after it.',
    'The owner of a {restaraunt=restaurant} {imediately=immediately} gave us soup and dry socks.',
  ],
  challenge:
    'Choose three statutory words and build as many new words from each as you can. Who in the class can reach five?',
  challengeAnswer:
    'For example: sincere: sincerely, sincerity, insincere. equip: equipped, equipping, equipment. convenient: conveniently, inconvenient, convenience. Five from one root is excellent.',
  exit: ['equipped', 'sincerely', 'disastrous', 'environmental', 'unnecessary'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children add a suffix to two of them.',
      },
      {
        minutes: 4,
        text: 'Hear it: say a root and let the class answer with the longer word: equip, equipment.',
      },
      {
        minutes: 6,
        text: 'Rule: write each word as a sum, such as un + necessary, and mark any letter lost or gained.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners take a word apart and rebuild it without looking.',
      },
      {
        minutes: 7,
        text: 'Odd one out, explaining how each word is built; then learn restaurant and rhyme.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences; afterwards children write the sum for each word of the week.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence; children underline each root.',
      },
    ],
    say: 'A word you know by heart is a key. With a prefix or a suffix it opens five more.',
    watchFor:
      'Equiped and equippment: doubling before the wrong suffix. Vowel suffix, double; consonant suffix, leave it alone.',
    support:
      'Provide roots and affixes on interlocking strips; a letter that is dropped is folded away.',
    stretch:
      'Build on other list words: government, conscience, definite, category, harass. Test the rule each time.',
    stretchAnswer:
      'governmental; conscientious, conscientiously; definitely, indefinite, definition; categorise, categorical; harassed, harassment. A final e goes before a vowel suffix, and so does the y of category.',
  },
};
