import type { TeachingWeek } from '../week.ts';

export const week28: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: soft c',
  requirement:
    'Years 3 and 4: words of the statutory word list, here with soft c before e, i or y.',
  sound: {
    label: '/s/ as in centre',
    how: 'Say centre and certain with a long hiss at the start. It is s to the ear but c to the eye.',
  },
  rule: 'Before e, i or y the letter c is soft and says /s/: centre, circle, bicycle.',
  exception:
    'Before a, o, u or l the c is hard, so circle and bicycle have one of each: first soft, then hard.',
  pattern: /c[eiy]/u,
  groups: [
    { heading: 'ce at the start', words: ['[ce]ntre', '[ce]ntury', '[ce]rtain'] },
    { heading: 'ci and cy', words: ['[ci]rcle', 'bi[cy]cle', 'medi[ci]ne', 'exer[ci]se'] },
    { heading: 'ce later in the word', words: ['experien[ce]', 'noti[ce]', 're[ce]nt'] },
  ],
  byHeart: [
    {
      entry: 'reign',
      forms: ['r[eig]n'],
      hint: 'A king or queen reigns: e, i, then the silent g of sign.',
    },
    {
      entry: 'sentence',
      forms: ['[s]enten[ce]'],
      hint: 'S at the start, c at the end, and ten in the middle.',
    },
  ],
  origin: {
    word: 'century',
    fact: 'Century comes from the Latin word centum, a hundred. A Roman centurion led a century, a company that was meant to have a hundred soldiers.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Soft or hard, start or end: which word is odd in each row?',
    rows: [
      {
        words: ['century', 'captain', 'certain', 'centre'],
        odd: 'captain',
        why: 'Its c stands before a, so it is hard.',
      },
      {
        words: ['circle', 'bicycle', 'recent', 'cycle'],
        odd: 'recent',
        why: 'The others have a soft c and a hard c.',
      },
      {
        words: ['notice', 'experience', 'exercise', 'sentence'],
        odd: 'exercise',
        why: 'It ends in -se; the others end in -ce.',
      },
      {
        words: ['bicycle', 'century', 'tricycle', 'unicycle'],
        odd: 'century',
        why: 'The others all have wheels.',
      },
    ],
  },
  dictation: [
    'Did you notice the gold circle in the centre of the flag?',
    'I need regular exercise, so I ride my bicycle to school.',
  ],
  missingWords: [
    'A hundred years make one {century}.',
    'Trace round a cup to draw a neat {circle}.',
    'Swimming is good {exercise} for your whole body.',
    'There is a fountain in the {centre} of the town square.',
    'Every {sentence} begins with a capital letter.',
    'The boy king began his {reign} at the age of nine.',
  ],
  mistakes: [
    { wrong: 'center', right: 'centre', why: 'In Britain it ends in re, like metre and theatre.' },
    { wrong: 'exersise', right: 'exercise', why: 'The middle /s/ is a soft c: ex, er, cise.' },
    { wrong: 'sircle', right: 'circle', why: 'C before i is soft, so c can start this word.' },
    { wrong: 'sentance', right: 'sentence', why: 'There is no a: all three vowels are e.' },
  ],
  proofreading: [
    'On a {resent=recent} Sunday I had my first {bycicle=bicycle} lesson.',
    'I rode one {sircle=circle} and fell off in the very {center=centre} of the park.',
    'I am {sertain=certain} that it was good {exersise=exercise}.',
    'It was also a painful {experiance=experience}.',
  ],
  challenge:
    'Plan a sports day for a circus. Write six sentences, each with at least one soft c word, and draw a ring round every soft c.',
  challengeAnswer:
    'For example: The circus sports day is in the centre ring. First comes a bicycle race. Next is exercise for acrobats. The clowns are certain to fall. Medicine is in tent two. It is the event of the century.',
  classSentence: 'Did you notice that each sentence of the exercise has a comma?',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit eight words. Then a minute each to list words that start with a soft c.',
      },
      {
        minutes: 4,
        text: 'Hear it: say centre, castle, notice, recent, company, certain and cover; children hiss for a soft c and knock for a hard one.',
      },
      {
        minutes: 6,
        text: 'Rule: write ca, ce, ci, co, cu, cy in a row and try to read them. Which are soft?',
      },
      {
        minutes: 7,
        text: 'Groups: these are old friends. Children grade each word easy, so-so or hard, and say why.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then practise reign and sentence.',
      },
      {
        minutes: 10,
        text: 'Dictation: after writing, mark each c as soft or hard with a dot or a line.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, and then one more that the child graded hard.',
      },
    ],
    say: 'You have seen all these words before. The c is not a trap if you look at its neighbour: e, i and y make it soft. The hard part is choosing c when you hear /s/.',
    watchFor: 'Exercise has soft c, then s; medicine has i on each side of its c.',
    support:
      'Choose five words (circle, centre, notice, recent, certain) and build them with letter tiles.',
    stretch:
      'Cent means hundred. Explain century, centimetre, per cent and centipede. Which of them does not tell the truth?',
    stretchAnswer:
      'A century is a hundred years, a centimetre a hundredth of a metre, per cent means in each hundred. A centipede does not tell the truth: it may have about thirty legs or over three hundred.',
  },
};
