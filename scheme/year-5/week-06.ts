import type { ReviewWeek } from '../week.ts';

export const week6: ReviewWeek = {
  kind: 'review',
  reviews: [1, 2, 3, 4, 5],
  check: [
    'A {vicious} wind tore the flags from their poles.',
    'Thank you for your {gracious} welcome to the village.',
    'The {ferocious} tiger turned out to be a toy.',
    'The ferry leaves at noon, {according} to the timetable.',
    'Sailing round the world is an {ambitious} plan.',
    'Is Bella {superstitious} about walking under ladders?',
    'The chorus is too {repetitious}: it says the same line nine times.',
    'The window of the bakery was full of {scrumptious} buns.',
    'A new {social} club for chess players meets on Tuesdays.',
    'The bank gave them {financial} help to start a bakery.',
    'The actor tried out every {facial} expression in the mirror.',
    'Our lemonade stall was fun, but not a {commercial} success.',
    'We had only a {partial} view of the stage from our seats.',
    'Year 5 are going on a {residential} trip to Wales in May.',
    'A good map is {essential} on a long walk.',
    'The {average} height of the sunflowers was two metres.',
    'The {tenacious} climber never once thought of giving up.',
    'The {precocious} child was reading long novels at the age of four.',
    'The {judicial} system is made up of courts and judges.',
    'Their {palatial} hotel had a fountain in every courtyard.',
  ],
  passage: [
    'Our trip began with an ambitious walk in torrential rain.',
    'We had to be cautious, for the path in the glacial valley was awkward.',
    'According to our guide, a cup of hot soup was essential.',
    'At last we came to a spacious hall and a delicious lunch.',
  ],
  inBooks: {
    task: 'turn space, ambition, office and essence into words in -cious, -tious, -cial and -tial.',
    support: 'the first two.',
    answer: 'spacious, ambitious, official, essential.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: teams name as many words as they can for each ending, -cious, -tious, -cial and -tial.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 1 to 10: say the word, read the sentence, say the word again, and wait.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 11 to 20, in the same way; then read all twenty words once more.',
      },
      {
        minutes: 5,
        text: 'Mark together: children correct each error beside the first try and leave the first try readable.',
      },
      {
        minutes: 10,
        text: 'Passage: read it whole, then a phrase at a time. Children listen again and check punctuation.',
      },
      {
        minutes: 5,
        text: 'Gaps: each child copies out the ending that caused most trouble with three words that have it.',
      },
    ],
    say: 'This check is for me too. A wrong answer shows us which clue to practise: the vowel, the consonant or the relative.',
    watchFor:
      'Sentences 1 to 4 are week 1, 5 to 8 week 2, and so on, but 4 and 16 were learnt by heart. Several errors in one set mean: teach that ending again.',
    support:
      'Read each sentence of the support sheet twice. Before they write, children say a relative of the word if they know one.',
    stretch:
      'Write a fifth sentence to end the passage, with at least two reviewed words that it has not used.',
    stretchAnswer:
      'For example: A gracious cook gave us a substantial, nutritious stew and an official badge. Look for two reviewed words that the passage has not used, spelt with the right ending.',
  },
};
