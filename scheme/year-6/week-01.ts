import type { TeachingWeek } from '../week.ts';

export const week1: TeachingWeek = {
  kind: 'teach',
  focus: 'revise -cious, -tious, -cial, -tial',
  requirement:
    'Years 5 and 6: endings which sound like /shus/ spelt -cious or -tious, and like /shul/ spelt -cial or -tial.',
  sound: {
    label: '/shus/ and /shul/',
    how: 'Say infectious and financial slowly: hold the /sh/, then finish with a quick, weak /us/ or /ul/.',
  },
  rule: 'Before /shus/ keep the c or t of a related word; for /shul/ write -cial after a vowel letter, -tial after a consonant.',
  exception:
    'Initial has t after a vowel. Financial and commercial have c after a consonant because of finance and commerce.',
  pattern: /[ct]i(?:ous|al)$/u,
  groups: [
    {
      heading: '/shus/: -cious and -tious',
      words: ['suspi[cious]', 'viva[cious]', 'infec[tious]', 'ambi[tious]'],
    },
    { heading: '/shul/: -cial', words: ['artifi[cial]', 'finan[cial]', 'commer[cial]'] },
    { heading: '/shul/: -tial', words: ['ini[tial]', 'essen[tial]', 'confiden[tial]'] },
  ],
  whichRule: [
    {
      rule: '/shus/: the c or t of a relative',
      words: ['suspicious', 'vivacious', 'infectious', 'ambitious'],
    },
    { rule: '/shul/: -cial after a vowel', words: ['artificial'] },
    { rule: '/shul/: -tial after a consonant', words: ['essential', 'confidential'] },
    { rule: 'it breaks the rule: learn it', words: ['financial', 'commercial', 'initial'] },
  ],
  byHeart: [
    {
      entry: 'accommodate',
      forms: ['a[cc]o[mm]odate'],
      hint: 'The word has room to accommodate two cs and two ms.',
    },
    {
      entry: 'aggressive',
      forms: ['a[gg]re[ss]ive'],
      hint: 'Double g, then double s: the letters push forward in pairs.',
    },
  ],
  origin: {
    word: 'ambitious',
    fact: 'In ancient Rome, people who wanted power went round asking for votes. Ambitio, Latin for going round, is where our word ambitious comes from.',
    journey: [
      { from: 'Latin', form: 'ambi, ire', meaning: 'around, to go' },
      { from: 'Latin', form: 'ambitio', meaning: 'going round to ask for votes' },
      { from: 'Latin', form: 'ambitiosus', meaning: 'eager to be given power' },
      { from: 'English', form: 'ambitious', meaning: 'eager to do well' },
    ],
    journeyTask: {
      question: 'How did going round come to mean wanting to do well?',
      answer:
        'Romans went round asking for votes to win power, and so ambitious came to mean eager.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Look at the letter before the ending. Does the word keep to the /shul/ rule?',
    piles: [
      {
        label: 'keeps to the rule',
        words: [
          'official',
          'artificial',
          'social',
          'partial',
          'essential',
          'torrential',
          'confidential',
        ],
      },
      {
        label: 'breaks the rule',
        words: ['initial', 'financial', 'commercial', 'provincial', 'palatial'],
      },
    ],
  },
  dictation: [
    'The ambitious plan is essential, but it needs financial help.',
    'My mother was suspicious of the artificial flowers on the table.',
  ],
  missingWords: [
    'A {suspicious} noise came from inside the locked shed.',
    'Measles is so {infectious} that one child can pass it to a whole class.',
    'The new football pitch is made of {artificial} grass.',
    'Please write the {initial} letter of your surname.',
    'Keep this letter to yourself, because it is {confidential}.',
    'The hostel can {accommodate} sixty children at a time.',
  ],
  mistakes: [
    { wrong: 'suspitious', right: 'suspicious', why: 'Think of suspicion: it keeps its c.' },
    {
      wrong: 'finantial',
      right: 'financial',
      why: 'Finance has a c, and financial holds on to it.',
      sentence: 'The bank gives financial advice to people who want to buy a house.',
    },
    { wrong: 'inicial', right: 'initial', why: 'This one breaks the vowel rule: write t.' },
    {
      wrong: 'acommodate',
      right: 'accommodate',
      why: 'It needs room for two cs as well as two ms.',
    },
  ],
  proofreading: [
    'The hotel could {acommodate=accommodate} twenty guests, but one looked {suspitious=suspicious}.',
    'His beard was {artifitial=artificial}, and so was his {finantial=financial} advice.',
    'It was {essencial=essential} to act.',
    'The {inicial=initial} on his bag was not the one he had signed with.',
  ],
  challenge:
    'Write the opening of a detective story with suspicious, confidential and essential in it. End on a clue.',
  challengeAnswer:
    "For example: The lawyer's suspicious letter was marked confidential. It was essential that nobody should read it, yet the seal was broken. Beside it lay one wet, muddy glove, far too small for any adult.",
  exit: ['suspicious', 'infectious', 'financial', 'initial', 'confidential'],
  classSentence: 'The commercial showed a vivacious puppy and an aggressive goose.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words from Year 5; children write them and mark their own.',
      },
      {
        minutes: 5,
        text: 'Hear it: say each word of the week; children show one finger for /shus/ and two for /shul/.',
      },
      {
        minutes: 5,
        text: 'Rule: match finance, commerce, suspicion and ambition to their adjectives on the board.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners circle the letter before each ending and say whether it helps.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise accommodate and aggressive.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children underline every ending before you show it.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; ask one child each time which clue they used.',
      },
    ],
    say: 'You know these endings already. Now say how you can tell: by a related word, or by the letter just before the ending.',
    watchFor:
      'Children who write sh, or who trust the vowel rule everywhere. Keep initial, financial and commercial on the wall as rule breakers.',
    support:
      'Put the starts of words on cards and the four endings on four more. Children join two cards and read the word aloud.',
    stretch:
      'Essential and confidential have t, yet essence and confidence have c. Find other pairs like this, such as influence and influential.',
    stretchAnswer:
      'influence and influential, residence and residential, preference and preferential, difference and differential. The noun has c and the adjective t, so these must be learnt as a set.',
  },
};
