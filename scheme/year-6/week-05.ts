import type { TeachingWeek } from '../week.ts';

export const week5: TeachingWeek = {
  kind: 'teach',
  focus: 'a single r where -fer is not stressed',
  requirement:
    'Years 5 and 6: adding suffixes beginning with vowel letters to words ending in -fer.',
  sound: {
    label: 'fer is the weak syllable',
    how: 'Tap the syllables: REF-er-ence, DIF-fer-ing, ref-er-EE. The fer is quick and quiet every time.',
  },
  rule: 'If fer is not the stressed syllable once the suffix is added, the r stays single: prefer, preference.',
  exception:
    'Some people do stress fer in transference; its r is single all the same, as in every -fer word with -ence.',
  pattern: /fer(?:ence|ee|ing)$/u,
  groups: [
    {
      heading: '-ence, first syllable stressed',
      words: ['re[fer]ence', 'pre[fer]ence', 'in[fer]ence', 'con[fer]ence', 'dif[fer]ence'],
    },
    {
      heading: '-ing, first syllable stressed',
      words: ['of[fer]ing', 'suf[fer]ing', 'dif[fer]ing'],
    },
    { heading: 'watch the stress in these two', words: ['re[fer]ee', 'trans[fer]ence'] },
  ],
  byHeart: [
    {
      entry: 'controversy',
      forms: ['contr[o]versy'],
      hint: 'Contro as in control, then versy: the second vowel is o.',
    },
  ],
  origin: {
    word: 'referee',
    fact: 'A referee was at first anyone to whom an argument was referred to be settled. Only in the 1800s did referees appear at sports matches.',
    journey: [
      { from: 'Latin', form: 'ferre', meaning: 'to carry' },
      { from: 'Latin', form: 'referre', meaning: 'to carry back' },
      { from: 'English', form: 'refer', meaning: 'to pass a question on' },
      { from: 'English', form: 'referee', meaning: 'the one it is passed to' },
    ],
    journeyTask: {
      question: 'Which has another root: prefer, transfer, ferocious or referee?',
      answer: 'Ferocious: it comes from ferox, wild. The others come from ferre, to carry.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word and tap its syllables. Is fer the stressed syllable or a weak one?',
    piles: [
      {
        label: 'fer is strong',
        words: ['referral', 'preferred', 'inferring', 'deferred', 'transferred'],
      },
      {
        label: 'fer is weak',
        words: ['reference', 'conference', 'offering', 'suffering', 'referee', 'differing'],
      },
    ],
  },
  dictation: [
    'The referee could see no difference between the two teams.',
    'Grace made a reference to the controversy at the conference.',
  ],
  missingWords: [
    'The {referee} blew her whistle to end the match.',
    'I have no {preference}: apple or mango, I like them both.',
    'Can you spot the {difference} between these two pictures?',
    'Scientists from six countries met at a {conference} in Leeds.',
    'Our neighbour is {offering} to walk the dog while we are away.',
    'There was some {controversy} over who had really won the race.',
  ],
  mistakes: [
    {
      wrong: 'refrence',
      right: 'reference',
      why: 'Say all three syllables: ref, er, ence.',
      sentence: 'The swimming teacher wrote her a good reference for the job.',
    },
    {
      wrong: 'preferrence',
      right: 'preference',
      why: 'The stressed syllable is at the front, so one r is enough.',
    },
    { wrong: 'diffrence', right: 'difference', why: 'Differ is inside it: keep its er.' },
    { wrong: 'contraversy', right: 'controversy', why: 'Think of control: the vowel is o.' },
  ],
  proofreading: [
    'There was a {contraversy=controversy} over our last goal.',
    'The {referree=referee} said that a dog had touched the ball, but what {diffrence=difference} does that make?',
    'Afterwards our coach hid her {sufferring=suffering} well.',
    'I would write that dog a good {refrence=reference}.',
  ],
  challenge:
    'Write a match report in five lines with referee, offering, difference and preferred. Put a dot over each stressed syllable.',
  challengeAnswer:
    'For example: The referee was late. Both captains were offering excuses. The difference was one goal. The crowd preferred the second half. Nobody minded the rain. Stress: referEE, OFFering, DIFFerence, preFERRED.',
  exit: ['reference', 'preference', 'inference', 'offering', 'suffering'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask why the r is doubled in the past tense of refer and prefer.',
      },
      {
        minutes: 5,
        text: 'Hear it: say preferred, preference, preferred, preference; children lean to the side of the stressed syllable.',
      },
      {
        minutes: 5,
        text: 'Rule: write refer with -ed, -al, -ence and -ee; children tell you when the second r is needed.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children mark the stressed syllable of every word, then read the groups in pairs.',
      },
      {
        minutes: 7,
        text: 'Sort the eleven words by ear with books shut, then check on paper and learn controversy.',
      },
      {
        minutes: 9,
        text: 'Dictation: read the sentences in a lively voice; children count the syllables of each fer word on fingers.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words; children say where the stressed syllable falls in each and explain one of them.',
      },
    ],
    say: 'Where fer is strong, as in referred, the r is doubled. Where the stress has moved, as in reference, a weak fer makes do with one r.',
    watchFor:
      'Lost syllables: refrence, diffrence, confrence. Say the words in slow motion, then write what the slow voice says.',
    support:
      'Give a mat with two columns, one for a strong fer with rr and one for a weak fer with r. Children say a word, tap it and place it.',
    stretch:
      'Collect other words whose stress moves in the family: photograph, photographer; compete, competition. Mark the stress in each.',
    stretchAnswer:
      'For example: PHOtograph, phoTOGrapher, photoGRAPHic; comPETE, compeTItion, comPETitor. When the stress moves, faint vowels become clear.',
  },
};
