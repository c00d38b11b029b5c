import type { TeachingWeek } from '../week.ts';

export const week31: TeachingWeek = {
  kind: 'teach',
  focus: 'words people still confuse',
  requirement:
    'Years 5 and 6: homophones and other words that are often confused; apostrophes for missing letters.',
  sound: {
    label: 'alike, or nearly',
    how: "Stretch the short forms: it's is it is, you're is you are, we're is we are. If the long form fits, keep the apostrophe.",
  },
  rule: "The apostrophe in it's, you're and we're stands for missing letters; its and your show who owns something.",
  exception:
    "Nouns do take an apostrophe to show owning, as in the dog's lead, but its, your and whose never do.",
  examples: ['its', "it's", "we're"],
  pattern: 'homophones',
  groups: [
    { heading: 'missing letters or owning?', words: ['it[s]', "it['s]", 'yo[ur]', "yo[u're]"] },
    { heading: "where, were, we're", words: ['w[here]', 'w[ere]', "w[e're]"] },
    { heading: 'one letter tells them apart', words: ['l[o]se', 'l[oo]se', 'th[a]n', 'th[e]n'] },
  ],
  byHeart: [
    {
      entry: 'secretary',
      forms: ['secret[a]ry'],
      hint: 'A secretary can keep a secret: secret, then ary.',
    },
  ],
  origin: {
    word: 'than',
    fact: 'Than and then were once a single Old English word. It took until about 1700 for the two spellings to settle into two different jobs.',
    journey: [
      { from: 'Old English', form: 'thonne', meaning: 'then, at that time' },
      { from: 'English', form: 'thanne', meaning: 'then and than: one word' },
      { from: 'English', form: 'than', meaning: 'since about 1700 only to compare' },
    ],
    journeyTask: {
      question: 'What was settled in about 1700?',
      answer: 'The two spellings got a job each, and than is now only used to compare.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words do the same kind of job. Which one does not?',
    rows: [
      {
        words: ["it's", "you're", 'its', "we're"],
        odd: 'its',
        why: 'It is not short for two words.',
      },
      {
        words: ['lose', 'loose', 'find', 'win'],
        odd: 'loose',
        why: 'It describes something; the others are things you do.',
      },
      {
        words: ['where', 'here', 'were', 'there'],
        odd: 'were',
        why: 'It is a verb; the others are about places.',
      },
      {
        words: ['then', 'next', 'later', 'than'],
        odd: 'than',
        why: 'It compares; the others tell you when.',
      },
    ],
  },
  dictation: [
    "It's sad that the team will lose its best player.",
    "We're glad that you're here, but where is your brother?",
  ],
  missingWords: [
    'The kitten chased {its} own tail round and round.',
    "Close the door, because {it's} cold in here.",
    "I think {you're} the best goalkeeper in our school.",
    'My front tooth is {loose} and very wobbly.',
    'Try not to {lose} your bus pass again.',
    'An elephant is much heavier {than} a horse.',
  ],
  mistakes: [
    {
      wrong: "it's",
      right: 'its',
      why: 'Try it is. If that makes no sense, leave the apostrophe out.',
      sentence: 'A snake sheds its skin as it grows.',
    },
    {
      wrong: 'your',
      right: "you're",
      why: 'You mean you are, so show that an a is missing.',
      sentence: "Tell me when you're ready to leave.",
    },
    {
      wrong: 'loose',
      right: 'lose',
      why: 'Lose has lost an o.',
      sentence: 'If we lose this match, we are out of the cup.',
    },
    {
      wrong: 'then',
      right: 'than',
      why: 'You are comparing, so write a.',
      sentence: 'This path is steeper than it looks on the map.',
    },
  ],
  proofreading: [
    "{Your=You're} taller {then=than} I am, but I can still win.",
    "{Were=We're} going to the park, {were=where} the path is straight.",
    "The dog wants {it's=its} lead.",
    "If it gets {lose=loose}, we shall {loose=lose} the race, and I shall tell {you're=your} mum.",
  ],
  challenge:
    'Be a spelling detective: look for these mistakes on signs, packets and leaflets for a week, and correct them on paper.',
  challengeAnswer:
    "For example: Open all day's (days). Your welcome (You're). Hot pizza's (pizzas). Dogs must be on they're lead (their). A good list has the place, the slip and the correction.",
  exitSentences: [
    'The robot lifted {its} metal arm and waved.',
    "Take a coat if {you're} walking home in the dark.",
    'There {were} only three biscuits left in the tin.',
    'A hen got {loose} and ran across the playground.',
    'A giant tortoise can live longer {than} a person.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for homophones from the autumn, each in a sentence.',
      },
      {
        minutes: 5,
        text: "Hear it: say lost its ball, it's cold, wags its tail, it's been fun, its own name; children say the long form where there is one.",
      },
      {
        minutes: 5,
        text: 'Rule: write the long forms on the board, rub out letters and drop in the apostrophe.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners write a sentence for each word, then swap the words to hear the clash.',
      },
      { minutes: 7, text: 'Odd one out, then practise secretary.' },
      {
        minutes: 9,
        text: 'Dictation: read whole sentences only; the small words must be chosen by meaning.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words that people confuse; the sentence tells which is meant.',
      },
    ],
    say: 'These are small words that nearly everybody mixes up, even grown-ups. Get them right and your writing looks polished.',
    watchFor:
      'Children know the rule and still slip when writing fast. Proofreading for these words alone works better than more tests.',
    support:
      'Make a key-ring of cards with the short form on one side and the long form on the other, to try in the sentence.',
    stretch:
      'Add there, their and they are, whose and who is, of and off. Write a guide for Year 4 with your own examples.',
    stretchAnswer:
      "For example: there is a place; their is an owner; they're is they are. Whose asks about an owner; who's is who is. Of goes with a cup of tea; off is the opposite of on.",
  },
};
