import type { TeachingWeek } from '../week.ts';

export const week9: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ent',
  requirement: 'Years 5 and 6: words ending in -ant, -ance and -ancy, -ent, -ence and -ency.',
  sound: {
    label: 'weak ending -ent',
    how: 'Say urgent, decent and frequent, and stop before the end: which letters come just before /unt/?',
  },
  rule: 'Write -ent after soft c, soft g and qu, or when a relative has a clear /e/, like confidential.',
  exception: 'Silent, obedient, excellent and independent give no such clue: learn them.',
  pattern: /ent$/u,
  groups: [
    {
      heading: 'after soft c, soft g and qu',
      words: ['innoc[ent]', 'dec[ent]', 'urg[ent]', 'frequ[ent]'],
    },
    { heading: 'confidential and differential help', words: ['confid[ent]', 'differ[ent]'] },
    {
      heading: 'no clue: learn these',
      words: ['sil[ent]', 'obedi[ent]', 'excell[ent]', 'independ[ent]'],
    },
  ],
  byHeart: [
    {
      entry: 'committee',
      forms: ['co[mm]i[ttee]'],
      hint: 'Everything that can double does: mm, tt and ee.',
    },
  ],
  origin: {
    word: 'innocent',
    fact: 'Innocent puts the Latin in, meaning not, in front of nocere, to harm: an innocent person has done no harm.',
    journey: [
      { from: 'Latin', form: 'nocere', meaning: 'to harm' },
      { from: 'Latin', form: 'innocens', meaning: 'doing no harm' },
      { from: 'Old French', form: 'innocent', meaning: 'spelt with t, not s' },
      { from: 'English', form: 'innocent', meaning: 'not guilty' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell innocent.',
      answer:
        'For example: there are two ns, as in comes before nocent, and it ends in a cent, one coin.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words share something. Which one is left over?',
    rows: [
      {
        words: ['decent', 'innocent', 'frequent', 'recent'],
        odd: 'frequent',
        why: 'Its -ent follows qu; in the others it follows soft c.',
      },
      {
        words: ['urgent', 'silent', 'obedient', 'distant'],
        odd: 'distant',
        why: 'It ends in -ant; the others end in -ent.',
      },
      {
        words: ['excellent', 'student', 'president', 'agent'],
        odd: 'excellent',
        why: 'It is an adjective; the others name a person.',
      },
      {
        words: ['hushed', 'urgent', 'silent', 'quiet'],
        odd: 'urgent',
        why: 'It means it cannot wait; the others are about no noise.',
      },
    ],
  },
  dictation: [
    'The committee gave an excellent and confident answer.',
    'Our puppy is obedient and silent, but the kitten is very different.',
  ],
  missingWords: [
    'The {committee} will vote on the plans for the skate park tonight.',
    'Buses are {frequent} here: there is one every ten minutes.',
    'The {urgent} message said to ring back at once.',
    'Nobody spoke, and the library was completely {silent}.',
    'An {obedient} dog sits as soon as you ask.',
    'Jaya is very {independent} and likes to do things by herself.',
  ],
  mistakes: [
    {
      wrong: 'independant',
      right: 'independent',
      why: 'All three syllables after in have e: de, pend, ent.',
    },
    { wrong: 'excellant', right: 'excellent', why: 'Its three vowels are all e: ex, cel, lent.' },
    { wrong: 'frequant', right: 'frequent', why: 'After qu the ending here is -ent, with an e.' },
    { wrong: 'comittee', right: 'committee', why: 'It is a committee of doubles: mm, tt, ee.' },
  ],
  proofreading: [
    'The {comittee=committee} had an {urgant=urgent} meeting.',
    'Our {independant=independent} new pupil, a robot, is {obediant=obedient} and {excellant=excellent} at maths.',
    'The trouble is that it is never {silant=silent}.',
    'It makes {frequant=frequent} remarks about the weather on Mars.',
  ],
  challenge:
    'Write a school report for a robot pupil. Use confident, obedient, independent and two more words in -ent.',
  challengeAnswer:
    'For example: Robo is confident in maths and obedient at lunch. It is independent, yet never silent. Its oil leaks are frequent. Progress: excellent. Look for -ent at the end of every word.',
  classSentence: 'A decent and confident player is a frequent winner.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words; children choose one and write as much of its word family as they can.',
      },
      {
        minutes: 5,
        text: 'Hear it: decent, urgent, frequent. What would c and g say if an a came next? Try decant and see.',
      },
      {
        minutes: 5,
        text: 'Rule: three traffic signs, soft c, soft g and qu, all pointing to -ent. Add the fourth: a clear /e/ in a relative.',
      },
      {
        minutes: 8,
        text: 'Words in groups: match each word of the first group to its sign, then chant the e letters of excellent.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then committee: write it with each double in a different colour.',
      },
      {
        minutes: 9,
        text: 'Dictation: after the first reading children whisper which words end in -ent; after the second they write.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words. Sort the boards by kind of error, not by score.',
      },
    ],
    say: 'The letter before the ending often decides. A soft c or soft g needs an e after it to stay soft, so -ent is the only choice.',
    watchFor:
      'Mixing -ant and -ent after d: abundant but confident. Send children to a relative: confidential has a clear /e/.',
    support:
      'Use three picture signs, for soft c, soft g and any other letter. Children put each word under its sign, then add -ent.',
    stretch:
      'Find out why dependent and dependant are both real words, and write a sentence for each.',
    stretchAnswer:
      'Dependent is the adjective: The chick is dependent on its parents. Dependant is the noun, a person who needs support: She has one dependant, her son.',
  },
};
