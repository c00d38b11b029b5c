import type { TeachingWeek } from '../week.ts';

export const week2: TeachingWeek = {
  kind: 'teach',
  focus: '/shus/ spelt -tious (exception: anxious)',
  requirement: 'Years 5 and 6: endings which sound like /shus/, spelt -cious or -tious.',
  sound: {
    label: '/shus/ as in cautious',
    how: 'Say caution, then cautious. Only the very end changes, and the t that says /sh/ stays where it is.',
  },
  rule: 'When a related noun ends in -tion, as in ambition or caution, we write /shus/ as -tious.',
  exception:
    'Anxious has an x. Pretentious and scrumptious have no -tion noun, so learn all three.',
  pattern: /tious$|^anxious$/u,
  groups: [
    {
      heading: 'noun in -tion: ambition, caution',
      words: ['ambi[tious]', 'cau[tious]', 'infec[tious]', 'nutri[tious]'],
    },
    {
      heading: 'more with a noun in -tion',
      words: ['ficti[tious]', 'supersti[tious]', 'repeti[tious]'],
    },
    {
      heading: 'no noun in -tion: learn these',
      words: ['preten[tious]', 'scrump[tious]', 'an[xious]'],
    },
  ],
  byHeart: [
    {
      entry: 'achieve',
      forms: ['ach[ie]ve'],
      hint: 'The /ee/ is spelt ie, as in believe: a, chieve.',
    },
  ],
  origin: {
    word: 'nutritious',
    fact: 'Nutritious goes back to the Latin nutrix, a nurse: someone who fed a baby. Nurse, nourish and nutrition belong to the same family.',
    journey: [
      { from: 'Latin', form: 'nutrire', meaning: 'to feed' },
      { from: 'Latin', form: 'nutrix', meaning: 'a nurse, who feeds a baby' },
      { from: 'Latin', form: 'nutritius', meaning: 'that feeds' },
      { from: 'English', form: 'nutritious', meaning: 'full of what a body needs' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for nutritious, with its root.',
      answer:
        'For example: nutritious (adjective): full of what a body needs. From Latin nutrire, to feed.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word does not belong in each row, and why?',
    rows: [
      {
        words: ['ambitious', 'nutritious', 'delicious', 'cautious'],
        odd: 'delicious',
        why: 'It ends in -cious; the others end in -tious.',
      },
      {
        words: ['anxious', 'infectious', 'repetitious', 'superstitious'],
        odd: 'anxious',
        why: 'It is spelt with an x; the others have t.',
      },
      {
        words: ['caution', 'ambition', 'nutrition', 'suspicion'],
        odd: 'suspicion',
        why: 'It ends in -cion, so its adjective ends in -cious.',
      },
      {
        words: ['scrumptious', 'tasty', 'fictitious', 'yummy'],
        odd: 'fictitious',
        why: 'It means made up; the others describe good food.',
      },
    ],
  },
  dictation: [
    'Ravi was cautious because his cold was infectious.',
    'An ambitious chef can achieve a scrumptious and nutritious lunch.',
  ],
  missingWords: [
    'A {nutritious} breakfast gives you energy for the morning.',
    'A {cautious} driver slows down when the road is icy.',
    'Chickenpox is {infectious}, so Kofi had to stay at home.',
    'Amara felt {anxious} before her first flute exam.',
    'The town in the story is {fictitious}: you will not find it on a map.',
    'With patience and hard work, you can {achieve} your goal.',
  ],
  mistakes: [
    {
      wrong: 'ambicious',
      right: 'ambitious',
      why: 'Ambition has a t, so ambitious has one as well.',
      sentence: 'It was an ambitious plan: to row across the Atlantic in forty days.',
    },
    { wrong: 'anxcious', right: 'anxious', why: 'The x does the work by itself: no c is needed.' },
    { wrong: 'scrumtious', right: 'scrumptious', why: 'Say scrump first, or the p gets lost.' },
    {
      wrong: 'acheive',
      right: 'achieve',
      why: 'No c stands right before the /ee/, so i comes before e.',
    },
  ],
  proofreading: [
    'My sister is {ambicious=ambitious} and wants to cook for the king.',
    'She is {causious=cautious} with salt and makes {nutrisious=nutritious} meals.',
    'I was {anxcious=anxious} about her bean cake, but it was {scrumtious=scrumptious}.',
    'One day she will {acheive=achieve} it.',
  ],
  challenge:
    'Turn each noun into an adjective in -tious and use it in a warning sign: caution, infection, superstition, repetition.',
  challengeAnswer:
    'For example: Be cautious: wet paint! Infectious giggles in Room 3. Superstitious visitors, please use the other ladder. Repetitious noises ahead, ahead, ahead. Look for -tious in all four.',
  classSentence: 'A cautious reader knows that the nutritious sweets in the story are fictitious.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: write the eight words, then ask: which clue told us to write -cious last week?',
      },
      {
        minutes: 4,
        text: 'Hear it: call caution; the class calls back cautious. Do the same with ambition, infection and nutrition.',
      },
      {
        minutes: 6,
        text: 'Rule: swap -on for -ous in caution and infection. Then show suspicion and ask why suspicious is different.',
      },
      {
        minutes: 9,
        text: 'Words in groups: tap the syllables of superstitious and repetitious; find the noun for each word of the first group.',
      },
      {
        minutes: 6,
        text: 'Odd one out in pairs. Every pair must give its reason in a full sentence before it may write the word.',
      },
      {
        minutes: 12,
        text: 'Dictation, then mark it with a coloured pencil: circle every /sh/ and name its letters.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards, shown together.' },
    ],
    say: 'If you can say the noun with -tion, the t is proved. Caution gives cautious. Anxious is the odd one: its noun is anxiety, and it keeps the x.',
    watchFor:
      'Confusion with last week. Ask for the noun before the child writes: nutrition has a t, suspicion has a c.',
    support:
      'Write the start of each word on a strip, with -tious on a flap. Children fold the flap in, read the word and write it.',
    stretch:
      'Find out what a pretentious person pretends, and write one funny sentence that shows the meaning without explaining it.',
    stretchAnswer:
      'A pretentious person pretends to be cleverer or grander than others. For example: He called his sock drawer the east wing of the wardrobe.',
  },
};
