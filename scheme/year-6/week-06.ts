import type { ReviewWeek } from '../week.ts';

export const week6: ReviewWeek = {
  kind: 'review',
  reviews: [1, 2, 3, 4, 5],
  check: [
    'Our {vivacious} drama teacher never sits still for a minute.',
    'Clean water is {essential} for every living thing.',
    'The {commercial} centre of the city is full of shops and offices.',
    'A swan can be {aggressive} when it guards its nest.',
    'The crowd fell silent in {expectation} of the first firework.',
    'There was no {hesitation} in his voice when he said yes.',
    'She spoke to the whole school with great {confidence}.',
    'The choir is {amateur}, but it sounds as good as paid singers.',
    'It takes {considerable} courage to sing alone on a stage.',
    'Tickets for the play are still {available} at the office.',
    'Young birds are {vulnerable} until they can fly.',
    'From the muddy paw prints it was {apparent} who had been on the sofa.',
    'Which page of the book are you {referring} to?',
    'My sister has always {preferred} cats to dogs.',
    'The money was {transferred} from one bank to another.',
    'He was {conscious} of a strange humming noise in the loft.',
    'Look in the {reference} section of the library.',
    'Make an {inference} about how the giant feels in this chapter.',
    'The vet said that the hedgehog was no longer {suffering}.',
    'The {referee} showed the player a yellow card.',
  ],
  passage: [
    'Our amateur football club had no referee for the big game.',
    'Zara said with confidence that she was available.',
    'At first both teams were suspicious, but she ran the match with no hesitation.',
    'By the end everybody preferred her, and it made all the difference.',
  ],
  inBooks: {
    task: 'write the relatives: office in -cial, hesitate in -ant, rely in -able, refer in -ing, prefer in -ence.',
    support: 'the first three.',
    answer: 'official, hesitant, reliable, referring, preference.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: children name the five rules of the half-term and one word for each, without looking.',
      },
      {
        minutes: 15,
        text: 'Check: read the number, the word, the sentence and the word again.',
      },
      {
        minutes: 5,
        text: 'Mark together: show each word; children tick or write the whole word again beside it.',
      },
      {
        minutes: 5,
        text: 'Gap grid: tally the misses by week and those learnt by heart, so the class sees which rule needs work.',
      },
      {
        minutes: 10,
        text: 'Passage: read it through once, then dictate a sentence at a time and read it all once more.',
      },
      {
        minutes: 5,
        text: 'Put right: each child chooses three misses and writes them with the tricky part in colour.',
      },
    ],
    say: 'This check is for you and me to find out what to teach again. A word you miss today is the most useful word on the page.',
    watchFor:
      'One r in transferred or two in reference shows that the stress is not heard yet: go back to Weeks 4 and 5 with clapping.',
    support:
      'The support sheet has ten of the words, two from each week. Let children clap the stress of each before they write it.',
    stretch: 'Write five new check sentences with other words of Weeks 1 to 5, and test a partner.',
    stretchAnswer:
      'For example: The open window made me (suspicious). Look for one clear gap in each sentence and a word of each week.',
  },
};
