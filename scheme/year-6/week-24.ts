import type { ReviewWeek } from '../week.ts';

export const week24: ReviewWeek = {
  kind: 'review',
  reviews: [19, 20, 21, 22, 23],
  check: [
    'The cabin can {accommodate} a family of five.',
    'Hens can be {aggressive} when a new bird joins them.',
    'My guinea pigs {appreciate} a bit of cucumber as a treat.',
    'The twins grinned, and it was {apparent} that they had planned the joke.',
    'Singing the wrong verse in assembly would {embarrass} me.',
    'We {interrupt} this song to bring you the latest news.',
    'A warm coat is {necessary} on top of the mountain.',
    'It is unkind to {harass} animals in the park.',
    'She worked hard to {achieve} her first swimming badge.',
    'My grandfather was a {soldier} when he was young.',
    'A guilty {conscience} made him put the biscuit back.',
    'We learnt three {foreign} songs for the concert.',
    'The words plate and great {rhyme}, though they look different.',
    'The police never found out the {identity} of the kind stranger.',
    'Frogs belong to the {category} of animals called amphibians.',
    'Teaching is the {profession} that my aunt has chosen.',
    'The toaster has a three-year {guarantee}.',
    'She wrote a {thorough} report with every detail in it.',
    'The {restaurant} by the river serves Turkish food.',
    'The {amateur} astronomer spotted a new comet from her garden.',
  ],
  passage: [
    'Our neighbour Omar comes from an island with an ancient language.',
    'In June the committee gave him an opportunity to cook for the street.',
    'The queue went right around the park, for there was a variety of food.',
    'He sang a marvellous song with a quick rhythm and a clever rhyme.',
    'Now we all want him to open a restaurant!',
  ],
  inBooks: {
    task: 'write a word with two pairs of letters, one with ie and one with ei.',
    support: 'the first two.',
    answer: 'For example: accommodate (cc, mm), achieve, neighbour.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: in pairs, one child spells a word aloud with claps for pairs; the other names it.',
      },
      {
        minutes: 15,
        text: 'Check: all twenty words are on the statutory list. Read the word, the sentence, the word.',
      },
      {
        minutes: 5,
        text: 'Mark together: children underline the exact letters that went wrong, not the whole word.',
      },
      {
        minutes: 5,
        text: 'Gap grid: sort the misses into pairs of letters, ei or ie, y, and odd spellings.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate it in five parts, then let children proofread with a ruler under each line.',
      },
      {
        minutes: 5,
        text: 'Put right: every child adds three words to a personal list.',
      },
    ],
    say: 'All these words are on the list for every school in England. You know far more of them than you did in September.',
    watchFor:
      'The same letters wrong in several words, such as ei for ie: teach the pattern again. Single slips go on personal lists.',
    support:
      'Read the words of the support sheet in two sittings. Children say each in syllables before they write.',
    stretch: 'Write a passage with ten of the twenty words, then dictate it to a group.',
    stretchAnswer:
      'For example: A foreign soldier ran a restaurant with an amateur cook. Look for ten of the twenty words, in short sentences.',
  },
};
