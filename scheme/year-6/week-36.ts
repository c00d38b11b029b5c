import type { ReviewWeek } from '../week.ts';

export const week36: ReviewWeek = {
  kind: 'review',
  reviews: [31, 32, 33, 34, 35],
  check: [
    'Please remember to bring {your} own lunch on Friday.',
    'Tell me {where} you left the scissors.',
    "Wave to us when {we're} on the stage!",
    'First we mixed the paint, and {then} we covered the wall.',
    'The king and queen lived in a French {chateau}.',
    'Grandpa keeps his letters in an old wooden {bureau}.',
    'The {restaurant} is full, so we shall eat at home.',
    'She thanked us all for our {sincere} good wishes.',
    'Lifting the heavy sack made my {biceps} ache.',
    'A shape with three sides is a {triangle}.',
    'Ten years together make a {decade}.',
    'The shop sells a {variety} of cheeses from many lands.',
    'That was an {excellent} catch!',
    'The passport proved her {identity} at the airport.',
    'Which {category} will you enter in the baking contest?',
    'An ambulance is a {vehicle} that carries patients.',
    'We will {analyse} the results of our experiment.',
    'Our {hypothesis} is that plants in the dark will grow more slowly.',
    'The {temperature} in the cave never changes.',
    'In many countries a {parliament} makes the laws.',
  ],
  passage: [
    "It's our last week here, and we have a new uniform for September.",
    'The rehearsal for our show was awkward, but the show was excellent.',
    'Our teacher gave us each a dictionary as a souvenir.',
    'We gave her a bouquet that was taller than she is!',
    '"You\'re ready," she told us with a smile.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: everyone names one word they could not spell in September and can spell now.',
      },
      {
        minutes: 12,
        text: 'Check: the last twenty words of the scheme, read in the form of the Key Stage 2 paper.',
      },
      {
        minutes: 5,
        text: 'Mark together: children mark their own and compare with their check from Week 6.',
      },
      {
        minutes: 5,
        text: 'Gap grid: fill it in once more; it can go up to secondary school with the class.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate it with feeling, a sentence at a time, and let a child read it all at the end.',
      },
      {
        minutes: 8,
        text: 'Look back: children write five tips for spelling that they would give to a new Year 6.',
      },
    ],
    say: 'You have met hundreds of words with me. What you take to Year 7 is better still: you know how to work a spelling out.',
    watchFor:
      'The small words of Week 31 matter more than the rare ones. If they still slip, send home a card with the long forms.',
    support:
      'Let children use their personal lists with the ten words of the support sheet; success is the aim in this last check.',
    stretch:
      'Choose the ten most useful words of the year, give a reason for each and agree on a class list.',
    stretchAnswer:
      'Look for reasons about use: how often the word is needed, or how often it goes wrong. For example: necessary, because we need it so often; definitely, because it is so often misspelt.',
  },
};
