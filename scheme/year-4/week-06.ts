import type { ReviewWeek } from '../week.ts';

export const week6: ReviewWeek = {
  kind: 'review',
  reviews: [1, 2, 3, 4, 5],
  check: [
    'The whisper from the back of the hall was {inaudible}.',
    'It is {illogical} to say that a square has five sides.',
    'White shoes are {impractical} for a muddy walk.',
    'I thought that I would hate swimming, but I {actually} loved it.',
    'You can find {information} about volcanoes in this book.',
    'After weeks of {preparation}, the class was ready for the show.',
    'Dad had a friendly {conversation} with the bus driver.',
    'I could not {believe} my luck when my ticket won.',
    'Some brightly coloured frogs are {poisonous}.',
    'The museum has a {famous} painting of sunflowers.',
    'Yusuf was {nervous} on his first day at the new school.',
    'There are twelve pages in the {calendar}, one for each month.',
    'A blue whale has an {enormous} heart.',
    'Thank you for your {generous} gift to the food bank.',
    'The comic strip was so {humorous} that we read it twice.',
    'Are you {certain} that you locked the front door?',
    'From the crumbs on his chin, it was {obvious} who had eaten the cake.',
    'We watched a {glorious} sunset from the top of the hill.',
    'Twenty pounds for a lolly is an {outrageous} price!',
    'The twins look alike, but they are very {different} people.',
  ],
  passage: [
    'On Monday a famous runner visited our school.',
    'At first I was nervous, but she was kind and generous with her time.',
    'We had a conversation about her dangerous race in the snow.',
    'It was obvious that she was courageous.',
    'I believe that I can be adventurous too.',
  ],
  notes: {
    steps: [
      {
        minutes: 3,
        text: 'Settle: give out the worksheet. Explain that this is a check for you, not a race.',
      },
      {
        minutes: 12,
        text: 'Check: read the number, the word, the sentence, then the word again.',
      },
      {
        minutes: 5,
        text: 'Mark together. Children write the right spelling beside any slip and circle the part that went wrong.',
      },
      {
        minutes: 10,
        text: 'Fill in the gap grid by weeks while pairs quiz each other on by-heart words, such as believe and calendar.',
      },
      {
        minutes: 10,
        text: 'Dictation: read the whole story once, then a sentence at a time in parts of four or five words.',
      },
      {
        minutes: 5,
        text: 'Each child picks two words to keep working on and writes a sentence with both.',
      },
    ],
    say: 'Today shows us which spellings have stuck and which need another week or two. A slip with one letter is still worth looking at: what did you get right, and what was the tricky bit?',
    watchFor:
      'Look at where the error lies. A wrong ending (-us for -ous) means reteaching; a lost middle vowel means more saying in syllables.',
    support:
      'The support sheet has the odd numbers, two of each week, with the first letters filled in. It counts as a whole check.',
    stretch:
      'Write a second paragraph to the story of the runner, using three more words from the five weeks.',
    stretchAnswer:
      'For example: The famous runner gave us information about her exploration of various hazardous hills. Then she told a humorous story about an enormous sheep. Look for three more words from the five weeks.',
  },
};
