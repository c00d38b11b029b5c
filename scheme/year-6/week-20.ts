import type { TeachingWeek } from '../week.ts';

export const week20: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: more double letters 2',
  requirement: 'Years 5 and 6: the statutory word list, words with double consonants.',
  sound: {
    label: 'single or double?',
    how: 'Spell each word aloud; clap twice for a pair and once for the letter that is tempting but single.',
  },
  rule: 'Learn how many pairs each word has: embarrass has two, parliament has none, and most have one, as marvellous has.',
  exception:
    'Beware of a second pair that is not there: harass has one r, necessary one c, profession one f.',
  pattern: /(?<pair>[a-z])\k<pair>/u,
  groups: [
    {
      heading: 'double s',
      words: ['hara[ss]', 'nece[ss]ary', 'profe[ss]ion', 'emba[rr]a[ss]'],
    },
    { heading: 'double c or double m', words: ['o[cc]upy', 'a[cc]ompany', 'i[mm]ediate'] },
    { heading: 'double l, g or r', words: ['marve[ll]ous', 'exa[gg]erate', 'inte[rr]upt'] },
  ],
  byHeart: [
    {
      entry: 'parliament',
      forms: ['parl[ia]ment'],
      hint: 'Your spelling voice gives it four syllables, par-li-a-ment, and the a is heard.',
    },
  ],
  origin: {
    word: 'marvellous',
    fact: 'Marvellous goes back to the Latin mirari, to wonder at. Miracle, mirror and admire belong to the same family.',
    journey: [
      { from: 'Latin', form: 'mirari', meaning: 'to wonder at' },
      { from: 'Latin', form: 'mirabilia', meaning: 'things to wonder at' },
      { from: 'Old French', form: 'merveille', meaning: 'the b has become v' },
      { from: 'English', form: 'marvellous', meaning: 'marvel + ous, with the l doubled' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for marvellous, with its root.',
      answer:
        'For example: marvellous (adjective): so good that it fills you with wonder. From Latin mirari, to wonder at.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Each word has exactly one pair. Sort the words by the letter that is doubled.',
    piles: [
      { label: 'double s', words: ['necessary', 'harass', 'profession'] },
      { label: 'double r', words: ['interrupt', 'correspond', 'arrive'] },
      { label: 'double c', words: ['occupy', 'accompany', 'according'] },
      { label: 'double m', words: ['immediate', 'recommend', 'grammar'] },
    ],
  },
  dictation: [
    'It was necessary to interrupt our lesson and take immediate action.',
    'A marvellous band will accompany Zara when she sings.',
  ],
  missingWords: [
    'The lanterns floating down the river looked {marvellous}.',
    'Do not {exaggerate}: your cat is not as heavy as a cow!',
    'Ring 999 if someone needs {immediate} help.',
    'Nursing is a {profession} that takes years of training.',
    'Will you {accompany} me to the shop? It is getting dark.',
    'Visitors may watch a debate in {parliament} from a balcony.',
  ],
  mistakes: [
    { wrong: 'imediate', right: 'immediate', why: 'Im plus mediate: that makes two ms.' },
    { wrong: 'proffession', right: 'profession', why: 'Pro plus fess: one f, double s.' },
    { wrong: 'acompany', right: 'accompany', why: 'Ac plus company: that makes two cs.' },
    {
      wrong: 'parliment',
      right: 'parliament',
      why: 'You cannot hear the a, but it follows the i.',
    },
  ],
  proofreading: [
    'My sister loves to {exagerate=exaggerate}.',
    'It is hardly {neccessary=necessary} to {acompany=accompany} her, for she will never {embarass=embarrass} herself.',
    'The {proffession=profession} of her dreams is in {parliment=parliament}, where she would {interupt=interrupt} everyone.',
    'I think she would be {marvelous=marvellous}.',
  ],
  challenge:
    'Write a quiz: six clues for words with a pair of letters, from this week and last. Swap with a partner.',
  challengeAnswer:
    'For example: Right now, at once (immediate). To say more than is true (exaggerate). To go with somebody (accompany). A group that meets to decide things (committee). To live in a place (occupy). To stop somebody who is talking (interrupt). Answers belong on the back.',
  exit: ['harass', 'profession', 'accompany', 'marvellous', 'embarrass'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children put a dot under every double letter when they check.',
      },
      {
        minutes: 5,
        text: 'Hear it: play clap once, clap twice as you spell necessary, profession, accompany and embarrass.',
      },
      {
        minutes: 5,
        text: 'Rule: write embarrass and mark its two pairs; then check harass alone, letter by letter.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children write "1 c, 2 s" and so on under each word as a recipe for it.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then say parliament in a spelling voice, par-li-a-ment, and learn it.',
      },
      {
        minutes: 10,
        text: 'Dictation: partners swap books and check only the pairs before you show the sentences.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; children say the recipe of each, such as "one r, double s", as they write.',
      },
    ],
    say: 'Most mistakes here come from doubling a letter too many. Know the single letters just as well as the double ones.',
    watchFor:
      'Harass and embarrass learnt together get mixed up. Teach embarrass until it is safe, then say harass has less.',
    support:
      'Make each word from plastic letters before writing, with its pair in a colour of its own.',
    stretch:
      'Add a suffix to embarrass, profession, immediate and exaggerate. Do the pairs ever change? Find a rule.',
    stretchAnswer:
      'The pairs never change: embarrass, embarrassment; profession, professional; immediate, immediately; exaggerate, exaggeration. Only a final e may go.',
  },
};
