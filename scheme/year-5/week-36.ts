import type { ReviewWeek } from '../week.ts';

export const week36: ReviewWeek = {
  kind: 'review',
  reviews: [31, 32, 33, 34, 35],
  check: [
    'Two police boats will {accompany} the royal ship.',
    'Everyone in the {community} helped to clear the snow.',
    'Bees {communicate} with one another by dancing in the hive.',
    'The street party {committee} has ten members.',
    'Baby photos always {embarrass} my older sister.',
    'Hungry gulls {harass} anyone eating chips on the pier.',
    'The fire crew needed an {immediate} answer.',
    'High tides usually {occur} twice a day.',
    'Who won the sandcastle {competition} on Sunday?',
    'Science has an {explanation} for the colours of a rainbow.',
    'The {ancient} Egyptians wrote with small pictures.',
    'Be {conscious} of cyclists when you open a car door.',
    'Which {category} of book do you like best?',
    'We have a {definite} date for the school play: the third of July.',
    'Use a {dictionary} to check how the word is spelt.',
    'The Scottish {government} is based in Edinburgh.',
    'These boots were a {bargain} in the sale.',
    'The peach had a brown {bruise} on one side.',
    'Poppies grow between the stones in the quiet {cemetery}.',
    'Out of {curiosity} I opened the old trunk in the attic.',
  ],
  passage: [
    'On the twelfth of July, our community held its summer competition.',
    'A storm had come, and there was lightning over the ancient castle.',
    'The committee had to accommodate forty children in the school hall.',
    'It was an awkward start, but the temperature rose again.',
    'The food was excellent, and we had a marvellous day.',
  ],
  inBooks: {
    task: 'write a word with two double letters and one with ti for /sh/.',
    support: 'one of them.',
    answer: 'For example: embarrass (rr, ss), competition.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: hang up the posters of last week; everyone learns from one of them for two minutes.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 1 to 10: word, sentence, word. Use the pace of the real paper, with a steady pause.',
      },
      {
        minutes: 9,
        text: 'Check, sentences 11 to 20, then a last look through all twenty with a ruler under each line.',
      },
      {
        minutes: 6,
        text: 'Mark together. Children compare the score with week 6 and write down what has changed.',
      },
      {
        minutes: 10,
        text: 'Passage: five sentences this time. Dictate, reread, and let children mark doubles and hidden vowels.',
      },
      {
        minutes: 5,
        text: 'Gaps: complete the class grid for the Year 6 teacher, with three words for each child.',
      },
    ],
    say: 'A year ago these words looked impossible. Look at how many you can write today, and choose three to take with you into Year 6.',
    watchFor: 'Statutory words return in Year 6, so pass on kinds of error, not the score.',
    support:
      'Let children do the ten words of the support sheet in two sittings, with a minute after each to look for double letters.',
    stretch:
      'Write a new passage of five sentences, with ten words of the year, that can be dictated to a friend.',
    stretchAnswer:
      'For example: My neighbour has a marvellous boat. It is necessary to fasten the rope. According to him, lightning struck it twice ... Count the ten words, then dictate at half speed.',
  },
};
