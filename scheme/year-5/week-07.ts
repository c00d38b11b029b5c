import type { TeachingWeek } from '../week.ts';

export const week7: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ant',
  requirement: 'Years 5 and 6: words ending in -ant, -ance and -ancy, -ent, -ence and -ency.',
  sound: {
    label: 'weak ending -ant',
    how: 'The end of hesitant is a weak /unt/. Say hesitation first: now the a is loud and clear.',
  },
  rule: 'Write -ant if a related word has a clear a in the same place, such as hesitation for hesitant.',
  exception:
    'Assistant, distant, elegant, ignorant, abundant and important have no -ation word to help: learn them.',
  pattern: /ant$/u,
  groups: [
    {
      heading: 'a relative in -ation helps',
      words: ['observ[ant]', 'expect[ant]', 'hesit[ant]', 'toler[ant]'],
    },
    {
      heading: 'd or t just before -ant',
      words: ['assist[ant]', 'dist[ant]', 'import[ant]', 'abund[ant]'],
    },
    { heading: 'two more to learn', words: ['eleg[ant]', 'ignor[ant]'] },
  ],
  byHeart: [
    { entry: 'bargain', forms: ['barg[ai]n'], hint: 'A bargain is a gain for you: bar and gain.' },
    {
      entry: 'bruise',
      forms: ['br[ui]se'],
      hint: 'The /oo/ is spelt ui, as in fruit, and the end is se.',
    },
  ],
  origin: {
    word: 'distant',
    fact: 'Distant is made of the Latin dis, apart, and stare, to stand. A distant hill stands apart from you.',
    journey: [
      { from: 'Latin', form: 'dis, stare', meaning: 'apart, to stand' },
      { from: 'Latin', form: 'distans', meaning: 'standing apart' },
      { from: 'English', form: 'distant', meaning: 'far away' },
    ],
    journeyTask: {
      question: 'How can a word for standing tell how far away a hill is?',
      answer: 'Distans means standing apart, and a hill that stands apart from you is far away.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Find the word that does not fit its row.',
    rows: [
      {
        words: ['observant', 'elegant', 'hesitant', 'tolerant'],
        odd: 'elegant',
        why: 'The others have a relative in -ation, such as hesitation.',
      },
      {
        words: ['distant', 'important', 'silent', 'abundant'],
        odd: 'silent',
        why: 'It ends in -ent; the others end in -ant.',
      },
      {
        words: ['tolerant', 'assistant', 'servant', 'inhabitant'],
        odd: 'tolerant',
        why: 'It describes somebody; the others name a person.',
      },
      {
        words: ['plentiful', 'abundant', 'ample', 'distant'],
        odd: 'distant',
        why: 'It means far away; the others mean more than enough.',
      },
    ],
  },
  dictation: [
    'The observant assistant found a bruise on the apple.',
    'It was important to find a bargain, so we walked to the distant market.',
  ],
  missingWords: [
    'That jumper was a real {bargain} at only two pounds.',
    'Lena has a purple {bruise} on her shin from hockey.',
    'Be {observant} and you may spot a kingfisher.',
    'The vet and her {assistant} bandaged the paw together.',
    'Blackberries are {abundant} along this lane in late summer.',
    'I was {hesitant} at first, but then I dived in.',
  ],
  mistakes: [
    { wrong: 'importent', right: 'important', why: 'Picture an ant carrying something important.' },
    {
      wrong: 'hesitent',
      right: 'hesitant',
      why: 'Hesitation has a clear a, so this word has an a too.',
    },
    { wrong: 'elagant', right: 'elegant', why: 'It begins ele, just like elephant.' },
    { wrong: 'bargin', right: 'bargain', why: 'You gain from a bargain: keep the ai.' },
  ],
  proofreading: [
    'The shop {asistant=assistant} was {observent=observant}.',
    'She saw that I was {hesitent=hesitant} about the coat, though it was a {bargin=bargain}.',
    'It was {elagant=elegant}, but it rubbed a {bruse=bruise} on my arm.',
    'She told me that comfort was not {importent=important} at all.',
  ],
  challenge:
    'Write a job advert for an assistant to a detective. Say what the person must be, with four words in -ant.',
  challengeAnswer:
    'For example: Wanted: an observant assistant. You must be tolerant of long nights and never hesitant at a dark door. It is important to look elegant in a raincoat. Apply to a distant lamp post.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: before writing each of the eight words, children rate from 1 to 3 how sure they are.',
      },
      {
        minutes: 4,
        text: 'Hear it: say hesitant and ask for the vowel near the end. Nobody can be sure: that is the problem of the week.',
      },
      {
        minutes: 6,
        text: 'Rule: solve the problem with hesitation, observation, expectation and toleration; underline each clear a.',
      },
      {
        minutes: 8,
        text: 'Words in groups: read with the ending said too strongly, elegANT, then write three words from memory.',
      },
      {
        minutes: 7,
        text: 'Odd one out, with reasons; then bargain and bruise by heart, finding gain and the ui of fruit.',
      },
      {
        minutes: 10,
        text: 'Dictation: before writing, children count the words in -ant that they hear, four in all.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; for each, thumbs up if a relative in -ation helped.',
      },
    ],
    say: 'Your ear cannot tell you -ant from -ent. Your memory for word families can: find a relative where the a is stressed.',
    watchFor:
      'Children who lean on sound alone. Ask: which relative makes that vowel loud? If there is none, it is a word to learn.',
    support: 'Draw a small ant beside each word in -ant and trace the three letters with it.',
    stretch:
      'Make opposites of tolerant, important, elegant and observant. Which prefix fits which word, and can you find a rule?',
    stretchAnswer:
      'intolerant, inelegant; unimportant, unobservant. There is no sure rule: in- goes with many Latin adjectives, but a dictionary must decide.',
  },
};
