import type { TeachingWeek } from '../week.ts';

export const week29: TeachingWeek = {
  kind: 'teach',
  focus: 'hyphens after a prefix',
  requirement: 'Years 5 and 6: use of the hyphen to join a prefix to a root word.',
  sound: {
    label: 'co-, re- and pre-',
    how: 'Co- means together, re- means again, pre- means before. Say the prefix, leave a tiny gap, then say the root.',
  },
  rule: 'A hyphen can join a prefix to a root when one ends and the other begins with a vowel: re-enter.',
  exception:
    'Not every word needs one, as in react and preoccupied; some dictionaries print cooperate without it.',
  pattern: /^(?:co|re|pre)-[aeo]/u,
  groups: [
    {
      heading: 'co-: together',
      words: ['[co-]ordinate', '[co-]operate', '[co-]own', '[co-]author'],
    },
    {
      heading: 're-: again',
      words: ['[re-]enter', '[re-]elect', '[re-]educate', '[re-]examine'],
    },
    { heading: 'pre-: before, in front', words: ['[pre-]empt', '[pre-]eminent'] },
  ],
  byHeart: [
    {
      entry: 'physical',
      forms: ['[phy]sical'],
      hint: 'Ph says /f/ and y says short i: phys, i, cal.',
    },
    { entry: 'shoulder', forms: ['sh[ould]er'], hint: 'Write should, then er.' },
  ],
  origin: {
    word: 'co-operate',
    fact: 'Co-operate joins the Latin co, together, to operari, to work. An operation is a piece of work, and so is an opera.',
    journey: [
      { from: 'Latin', form: 'opus', meaning: 'work' },
      { from: 'Latin', form: 'operari', meaning: 'to work' },
      { from: 'Latin', form: 'cooperari', meaning: 'to work together' },
      { from: 'English', form: 'co-operate', meaning: "a hyphen keeps the two o's apart" },
    ],
    journeyTask: {
      question: 'Which has another root: opera, operation, open or co-operate?',
      answer: 'Open: it is an Old English word. The others come from opus, work.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does the prefix add to the meaning? Sort the words.',
    piles: [
      { label: 'together', words: ['co-own', 'co-author', 'co-operate', 'co-pilot'] },
      { label: 'again', words: ['re-enter', 're-elect', 're-examine', 're-educate'] },
      { label: 'before or in front', words: ['pre-empt', 'pre-eminent', 'pre-existing'] },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Every prefix here keeps its hyphen.',
    columns: [
      ['co-', 're-', 'pre-'],
      ['own', 'exist', 'enter', 'elect', 'examine', 'operate'],
      ['er', 'ed', 'ing'],
    ],
    words: [
      'co-own',
      'co-owner',
      'co-owned',
      'co-exist',
      'co-existed',
      'co-operate',
      'co-operated',
      'co-operating',
      're-enter',
      're-entered',
      're-elect',
      're-elected',
      're-electing',
      're-examine',
      're-examined',
      'pre-exist',
      'pre-existing',
    ],
  },
  dictation: [
    'My two friends co-own a little boat and co-operate well.',
    'Before we re-enter the gym, the coach will re-examine my shoulder.',
  ],
  missingWords: [
    'If we {co-operate}, the job will be done in half the time.',
    'The capsule will {re-enter} the atmosphere at great speed.',
    'Will the club {re-elect} Jo as captain for a second year?',
    'My aunt is the {co-author} of a book about bees.',
    'Carry the bag on your left {shoulder}.',
    'Football and dance are both kinds of {physical} exercise.',
  ],
  mistakes: [
    {
      wrong: 'reenter',
      right: 're-enter',
      why: 'Two e letters side by side are hard to read: part them.',
    },
    {
      wrong: 'coown',
      right: 'co-own',
      why: 'Without the hyphen a reader sees coo or cow: part the twin o letters.',
      sentence: 'My cousins and I co-own a small sailing boat.',
    },
    { wrong: 'fysical', right: 'physical', why: 'This Greek word starts with ph, like photo.' },
    { wrong: 'sholder', right: 'shoulder', why: 'Should is inside it: keep the u.' },
  ],
  proofreading: [
    'Two writers decided to co-operate and {coauthor=co-author} a book.',
    'They {coown=co-own} one pen.',
    "To {reexamine=re-examine} a page, each looks over the other's {sholder=shoulder}.",
    'It is hard {fysical=physical} work.',
    'Each writer tries to {preempt=pre-empt} the next joke.',
  ],
  challenge:
    'Write a set of rules for a treehouse that four friends co-own. Use six hyphen words and explain one of them.',
  challengeAnswer:
    'For example: We co-own this treehouse and co-operate at all times. You may re-enter only with the password. We re-elect a captain monthly and re-examine the rope. Cake will pre-empt quarrels. To co-own is to own together.',
  exit: ['co-ordinate', 'co-own', 're-elect', 're-examine', 'pre-empt'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then say a bridal veil, a leather bridle, a bowl of cereal: which clue settled it?',
      },
      {
        minutes: 4,
        text: 'Meaning: write co, re and pre on the board. Point to one; children call out a word that begins with it.',
      },
      {
        minutes: 6,
        text: 'Rule: write reenter and coown and read them as a stranger would. Add the hyphen and read again.',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each in two halves on slips, lay a drawn hyphen between, then write the word.',
      },
      {
        minutes: 7,
        text: 'Sort by meaning; then physical and shoulder by heart with ph and should underlined.',
      },
      {
        minutes: 10,
        text: 'Dictation: children should hear four prefixes. Do not read the hyphen out: it is theirs to find.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Look at the hyphen: is it short, level and between two vowels?',
      },
    ],
    say: 'The hyphen is a small bridge. It keeps the prefix and the root from running into each other, so the reader does not stumble.',
    watchFor:
      'Hyphens everywhere, as in re-write or re-turn. Ask: do two vowels meet here? If not, most words need no hyphen.',
    support:
      'Use one colour for the prefix, a thick hyphen, then the root. Children say "prefix, hyphen, root" as they write.',
    stretch:
      'Explain how re-cover and recover or re-sign and resign differ, and why the hyphen matters even without two vowels.',
    stretchAnswer:
      'To re-cover a chair is to cover it again; to recover is to get well. To re-sign is to sign again; to resign is to leave a job. The hyphen stops one word from being read as the other.',
  },
};
