import type { TeachingWeek } from '../week.ts';

export const week31: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: double letters 1',
  requirement: 'Years 5 and 6: words of the statutory list, here those with double consonants.',
  sound: {
    label: 'one sound, two letters',
    how: 'Say accompany: you hear one /k/ but write cc. Say each word in syllables and put one twin in each syllable.',
  },
  rule: 'A double letter often stands where an old prefix, such as ac, ag, ap or com, meets the rest.',
  exception:
    'Beware of a second double later on: aggressive has gg and ss, committee has mm, tt and ee.',
  pattern: /([cgmpt])\1/u,
  groups: [
    { heading: 'double c', words: ['a[cc]ompany', 'a[cc]ording', 'a[cc]o[mm]odate'] },
    { heading: 'double m', words: ['co[mm]i[ttee]', 'co[mm]unicate', 'co[mm]unity'] },
    {
      heading: 'double g, p or t',
      words: ['a[gg]re[ss]ive', 'a[pp]arent', 'a[pp]reciate', 'a[tt]ached'],
    },
  ],
  byHeart: [
    {
      entry: 'signature',
      forms: ['si[g]na[ture]'],
      hint: 'Sign, then ature: the g that sleeps in sign wakes up here.',
    },
  ],
  origin: {
    word: 'accompany',
    fact: 'Accompany holds the word company, from the Latin com, with, and panis, bread: your company were those who shared your bread.',
    journey: [
      { from: 'Latin', form: 'panis', meaning: 'bread' },
      { from: 'Latin', form: 'companio', meaning: 'one who shares your bread' },
      { from: 'Old French', form: 'compaignie', meaning: 'people who are together' },
      { from: 'English', form: 'accompany', meaning: 'to go with someone' },
    ],
    journeyTask: {
      question: 'What did a companion share with you in Latin?',
      answer: 'Bread: panis is bread, and a companio shared it.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Count and compare the double letters. Which word is the odd one out?',
    rows: [
      {
        words: ['accompany', 'attached', 'according', 'accident'],
        odd: 'attached',
        why: 'It has a double t; the others have a double c.',
      },
      {
        words: ['community', 'committee', 'company', 'communicate'],
        odd: 'company',
        why: 'It has a single m; the others have a double m.',
      },
      {
        words: ['apparent', 'appreciate', 'apart', 'appear'],
        odd: 'apart',
        why: 'It has a single p; the others have a double p.',
      },
      {
        words: ['aggressive', 'apparent', 'committee', 'accommodate'],
        odd: 'apparent',
        why: 'It has one double; the others have more than one.',
      },
    ],
  },
  dictation: [
    'The castle cannot accommodate the whole committee.',
    'According to the community notice, a guide will accompany us.',
  ],
  missingWords: [
    'The new minibus can {accommodate} sixteen people.',
    'We {appreciate} all the help you have given us.',
    'It soon became {apparent} that nobody had packed the tickets.',
    'A long tail of ribbons was {attached} to the kite.',
    'Please put your {signature} at the bottom of the form.',
    'Swans can be {aggressive} if you go too near their nests.',
  ],
  mistakes: [
    {
      wrong: 'accomodate',
      right: 'accommodate',
      why: 'It is roomy enough for two pairs: cc and mm.',
    },
    {
      wrong: 'agressive',
      right: 'aggressive',
      why: 'Ag and gres: one g for each syllable, and ss after.',
    },
    { wrong: 'apreciate', right: 'appreciate', why: 'Ap meets preciate, so p is written twice.' },
    { wrong: 'signiture', right: 'signature', why: 'After sign comes a: sign, a, ture.' },
  ],
  proofreading: [
    'The hall can {accomodate=accommodate} forty guests, says the {comittee=committee}.',
    '{Acording=According} to the list, two hundred people signed it, each with a neat {signiture=signature}.',
    'It is {aparent=apparent} that we need more chairs.',
    'We would {apreciate=appreciate} it if a chair could {acompany=accompany} each guest.',
  ],
  challenge:
    'Write an invitation from the committee of a street party. Use seven of the words and underline every double letter.',
  challengeAnswer:
    'For example: The committee invites our community to a party. We can accommodate a hundred. According to the forecast, it will be dry. No aggressive dogs, please. A map is attached. We would appreciate cakes.',
  classSentence: 'According to the committee, we do not appreciate our park enough.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words; partners mark them and look for any letter that is doubled.',
      },
      {
        minutes: 4,
        text: 'Hear it: clap ac-com-pa-ny, com-mit-tee, ap-par-ent. Touch left and right hands for the twin letters.',
      },
      {
        minutes: 6,
        text: 'Rule: cut the words after the first syllable. List the beginnings ac, ag, ap, at, com and what follows each.',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each word with its doubles in capitals, aCCoMModate, then write it properly.',
      },
      {
        minutes: 7,
        text: 'Odd one out by counting doubles, then signature by heart with sign underlined.',
      },
      {
        minutes: 9,
        text: 'Dictation: afterwards children count every double letter in the two sentences and compare totals.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words; children put a dot under every twin letter before they show the board.',
      },
    ],
    say: 'Long ago the prefix ad, meaning to, changed its last letter to match its neighbour. Ad and company became accompany. Twins were born.',
    watchFor:
      'Doubles in the wrong place, as in commitee or accomodatte. Ask the child to say the syllables: the break goes between the twins.',
    support:
      'Cut word cards between the two letters of each double. Children join the halves, read the word, cover it and write it.',
    stretch:
      'Ad also hides in arrive, assist, announce and allow. Sort ten such words by the letter that ad turned into.',
    stretchAnswer:
      'r: arrive; s: assist; n: announce; l: allow; c: accompany; g: aggressive; p: apparent; t: attend; f: affect. In address the d stayed as it was.',
  },
};
