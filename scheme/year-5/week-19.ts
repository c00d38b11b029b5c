import type { TeachingWeek } from '../week.ts';

export const week19: TeachingWeek = {
  kind: 'teach',
  focus: 'silent b and t',
  requirement: 'Years 5 and 6: words with silent letters, whose presence cannot be heard.',
  sound: {
    label: 'silent b, silent t',
    how: 'First say the word as it is spelt, lam-b, cas-t-le; then say it properly and wave goodbye to the silent letter.',
  },
  rule: 'The b is silent after m at the end of a word and before t in doubt and debt; t is silent in stle and sten.',
  exception:
    'Inside a word b after m is often heard, as in number and timber, but not in climber or plumber.',
  pattern: /mb$|bt$|st(?:le|en)$/u,
  groups: [
    { heading: 'silent b after m', words: ['lam[b]', 'thum[b]', 'clim[b]'] },
    { heading: 'silent b before t', words: ['dou[b]t', 'de[b]t'] },
    {
      heading: 'silent t after s',
      words: ['this[t]le', 'cas[t]le', 'whis[t]le', 'lis[t]en', 'fas[t]en'],
    },
  ],
  byHeart: [
    {
      entry: 'excellent',
      forms: ['ex[c]e[ll]ent'],
      hint: 'Ex, cel, lent: a c after the x, and an l on each side of the break.',
    },
    {
      entry: 'existence',
      forms: ['exist[ence]'],
      hint: 'Exist plus ence: three times e and no a.',
    },
  ],
  origin: {
    word: 'doubt',
    fact: 'English took doubt from French without a b. Scholars put the b in later, to show that the word goes back to the Latin dubitare.',
    journey: [
      { from: 'Latin', form: 'dubitare', meaning: 'to be unsure' },
      { from: 'Old French', form: 'douter', meaning: 'to be afraid' },
      { from: 'English', form: 'doute', meaning: 'spelt as it was said' },
      { from: 'English', form: 'doubt', meaning: 'the b of the Latin put back' },
    ],
    journeyTask: {
      question: 'How did doubt get a b that English people do not say?',
      answer:
        'Writers put it in to show the Latin dubitare. The French and the older English form had none.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Listen for the letters nobody hears. Which word is the odd one?',
    rows: [
      {
        words: ['lamb', 'thumb', 'number', 'climb'],
        odd: 'number',
        why: 'Its b is heard; in the others b is silent.',
      },
      {
        words: ['castle', 'bottle', 'whistle', 'thistle'],
        odd: 'bottle',
        why: 'Its t is heard; in the others t is silent.',
      },
      {
        words: ['debt', 'doubt', 'subtle', 'listen'],
        odd: 'listen',
        why: 'Its silent letter is t; the others have a silent b.',
      },
      {
        words: ['listen', 'fasten', 'faster', 'glisten'],
        odd: 'faster',
        why: 'Its t is heard; in the others t is silent.',
      },
    ],
  },
  dictation: [
    'No doubt the lamb will climb up to the castle wall.',
    'Listen to the excellent whistle of that little bird.',
  ],
  missingWords: [
    'The bus driver told us to {fasten} our seat belts.',
    'The {thistle}, a prickly purple flower, is an emblem of Scotland.',
    'I have no {doubt} that you will do well.',
    'She paid off her {debt} by washing cars on Saturdays.',
    'The {lamb} followed its mother across the field.',
    'Fossils are proof of the {existence} of dinosaurs.',
  ],
  mistakes: [
    { wrong: 'dout', right: 'doubt', why: 'The b is silent but must be written: think of double.' },
    { wrong: 'lisen', right: 'listen', why: 'A silent t hides after the s, as in fasten.' },
    { wrong: 'thum', right: 'thumb', why: 'After the m stands a b that you cannot hear.' },
    {
      wrong: 'existance',
      right: 'existence',
      why: 'The end is -ence: e comes back twice after exist.',
    },
  ],
  proofreading: [
    'I {dout=doubt} that anyone slept in the {casle=castle} that night.',
    'If you {lisen=listen}, you can still hear the wind {wistle=whistle} in the chimney.',
    'I pricked my {thum=thumb} on a {thisle=thistle} as we left.',
    'The {existance=existence} of its ghost has never been proved.',
  ],
  challenge:
    'Write a comic strip of four pictures about a lamb in a castle. Let the silent letters speak: what would they complain about?',
  challengeAnswer:
    'For example: 1 B, in lamb: Nobody ever says me! 2 T, in castle: Nor me. Listen! 3 Lamb: Without you I am a lam. 4 Castle: No doubt about it, you stay.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then say depend, terr, enjoy, vis, reason: children answer -able or -ible in chorus.',
      },
      {
        minutes: 5,
        text: 'Hear it: say lam-b and cas-t-le in the silly way, then in the normal way. Keep the silly voice for spelling.',
      },
      {
        minutes: 5,
        text: 'Rule: group mb, bt, stle, sten on the board and let children put one more word under each.',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each word and put a soft grey dot over the silent letter.',
      },
      {
        minutes: 7,
        text: 'Odd one out by ear: read the rows aloud once before anyone may look at them.',
      },
      { minutes: 3, text: 'Learn excellent and existence: write each twice.' },
      {
        minutes: 9,
        text: 'Dictation: in the first sentence four words hide a silent letter. Can children find all four afterwards?',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Silent letters are the footprints of history. Once somebody said them, or somebody liked how they looked. We still write them.',
    watchFor:
      'Over-use: children may add b to words in m, such as plumb for plum. Keep a class list of words that really have mb.',
    support:
      'Use the silly voice on every word, with actions, and let children trace the silent letter in sand or on the desk.',
    stretch:
      'Bomb, bombard; crumb, crumble: collect pairs in which a silent b wakes up when the word grows.',
    stretchAnswer:
      'Thumb and thimble also work: the b that is silent at the end can be heard inside the longer relative. Most words in mb, such as lamb and climb, have no such relative.',
  },
};
