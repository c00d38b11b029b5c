import type { TeachingWeek } from '../week.ts';

export const week2: TeachingWeek = {
  kind: 'teach',
  focus: 'revise -ant/-ance and -ent/-ence through related words',
  requirement: 'Years 5 and 6: words ending in -ant, -ance or -ancy, and in -ent, -ence or -ency.',
  sound: {
    label: 'the weak vowel',
    how: 'Say hesitant, then hesitation. The weak sound in hesitant turns into a clear /ay/ in hesitation.',
  },
  rule: 'If a related word ends in -ation, write -ant or -ance; if a related word has a clear /e/, write -ent or -ence.',
  exception:
    'Some words have no relative that helps, such as assistant and independent: they have to be learnt.',
  examples: ['observant', 'expectant', 'hesitant', 'tolerance', 'confidence'],
  pattern: /(?:ation|an(?:t|ce)|en(?:tial|ce))$/u,
  groups: [
    {
      heading: 'a in both: -ation and -ant',
      words: ['observ[ation]', 'observ[ant]', 'expect[ation]', 'expect[ant]'],
    },
    {
      heading: 'a in both: -ation with -ant or -ance',
      words: ['hesit[ation]', 'hesit[ant]', 'toler[ation]', 'toler[ance]'],
    },
    { heading: 'e in both: -ential and -ence', words: ['confid[ential]', 'confid[ence]'] },
  ],
  byHeart: [
    {
      entry: 'amateur',
      forms: ['amat[eur]'],
      hint: 'A French ending: e, u, r. Say it once as am-a-tur to hear the u.',
    },
  ],
  origin: {
    word: 'hesitation',
    fact: 'Hesitate goes back to a Latin word that meant to stick fast. When you hesitate, you are stuck for a moment.',
    journey: [
      { from: 'Latin', form: 'haerere', meaning: 'to stick' },
      { from: 'Latin', form: 'haesitare', meaning: 'to stammer' },
      { from: 'Latin', form: 'haesitatio', meaning: '-atio makes it a noun' },
      { from: 'English', form: 'hesitation', meaning: 'a pause when you are unsure' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for hesitation, with its root.',
      answer:
        'For example: hesitation (noun): a pause when you are unsure. From Latin haerere, to stick.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think of a relative of each word. Which word does not fit with the rest?',
    rows: [
      {
        words: ['observant', 'hesitant', 'tolerant', 'confident'],
        odd: 'confident',
        why: 'The others have a relative in -ation.',
      },
      {
        words: ['innocence', 'tolerance', 'obedience', 'confidence'],
        odd: 'tolerance',
        why: 'Toleration gives it an a; the others end in -ence.',
      },
      {
        words: ['urgent', 'decent', 'frequent', 'elegant'],
        odd: 'elegant',
        why: 'It has a hard g. Soft g, soft c and qu take -ent.',
      },
      {
        words: ['expectation', 'confidential', 'observation', 'hesitation'],
        odd: 'confidential',
        why: 'It shows an e: its relative is confidence.',
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each family. Which vowel runs through it?',
    columns: ['verb', 'noun in -ation', 'adjective'],
    rows: [
      ['observe', '{observation}', 'observant'],
      ['expect', 'expectation', '{expectant}'],
      ['hesitate', '{hesitation}', 'hesitant'],
      ['tolerate', 'toleration', '{tolerant}'],
      ['dominate', 'domination', '{dominant}'],
      ['{radiate}', 'radiation', 'radiant'],
    ],
  },
  dictation: [
    'The observant girl answered with confidence and no hesitation.',
    'There was great expectation before the amateur team began to play.',
  ],
  missingWords: [
    'You must be {observant} to spot an owl asleep in a tree.',
    'The {hesitant} foal took one shaky step, then another.',
    'Sharing a room with twins takes a lot of {tolerance}.',
    'Each lesson gives me more {confidence} in deep water.',
    'After a moment of {hesitation}, she pressed the red button.',
    'He is an {amateur} golfer: he plays for fun and is never paid.',
  ],
  mistakes: [
    {
      wrong: 'observent',
      right: 'observant',
      why: 'Observation has an a you can hear, so write ant.',
    },
    {
      wrong: 'confidance',
      right: 'confidence',
      why: 'Confidential has a clear e, so write -ence.',
      sentence: 'With each concert, his confidence on stage grew.',
    },
    { wrong: 'tolerence', right: 'tolerance', why: 'Toleration gives you the a.' },
    { wrong: 'amature', right: 'amateur', why: 'The ending is French: e, u, r.' },
  ],
  proofreading: [
    "An {observent=observant} neighbour noticed the burglar's {hesitasion=hesitation}.",
    'With great {confidance=confidence} she rang the bell.',
    'He was only an {amature=amateur}, it turned out, and her {tolerence=tolerance} surprised him.',
    'She made tea, and then she called the police.',
  ],
  challenge:
    'Make a word family tree for observe: how many relatives can you hang on it, and which of them have an ending that begins with a?',
  challengeAnswer:
    'observer, observant, unobservant, observance, observation, observatory, observable. All but observer have an ending that begins with a: a good reason to trust the a of observant.',
  exit: ['observant', 'expectant', 'hesitant', 'tolerance', 'confidence'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words on whiteboards. Then ask: what tells us to write -cial, and what -tial?',
      },
      {
        minutes: 4,
        text: 'Hear it: say hesitant and hesitation in turn; children point up when the vowel becomes clear.',
      },
      {
        minutes: 6,
        text: 'Rule: put each -ation word beside its partner and draw a line from a to a, or from e to e.',
      },
      {
        minutes: 8,
        text: 'Words in groups: one partner reads a word, the other answers with its relative and the vowel.',
      },
      {
        minutes: 7,
        text: 'Odd one out in pairs, with reasons, then practise amateur.',
      },
      {
        minutes: 10,
        text: 'Dictation: pause after each weak ending so children can whisper the relative before they write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence; children name a relative that says the vowel aloud.',
      },
    ],
    say: 'When your ear cannot choose between a and e, send for a relative. One word in the family usually says the vowel out loud.',
    watchFor:
      'Children who stretch the weak vowel to guess it. Ask for a related word instead, and for its spelling.',
    support:
      'Give out related words cut before the ending. Children match start and ending, read the word and copy it.',
    stretch:
      'Test the rule on other words: substance and substantial, influence and influential. Where does it hold?',
    stretchAnswer:
      'Substance and substantial keep a; influence and influential keep e. The rule holds for both: the relative in which the vowel is stressed shows it.',
  },
};
