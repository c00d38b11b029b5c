import type { ReviewWeek } from '../week.ts';

export const week30: ReviewWeek = {
  kind: 'review',
  reviews: [25, 26, 27, 28, 29],
  check: [
    'Our {teacher} plays the drums in a band.',
    'The wicketkeeper is the best {catcher} in the team.',
    'There is {moisture} on the inside of the window.',
    'Nobody lives on that {island} but seals and gulls.',
    'Our next-door {neighbour} keeps bees.',
    'Let us {weigh} the pumpkin on the kitchen scales.',
    'The sky turned {grey} and then the rain began.',
    'I want to {learn} how to play the steel pan.',
    'We shouted in the cave and heard an {echo}.',
    'The sailors pulled up the {anchor} and set off.',
    'It was {chaos} when all the hens got out.',
    'There are sixty seconds in a {minute}.',
    'The {chef} chopped the onions at top speed.',
    'My socks are spinning in the washing {machine}.',
    'He drew a curly {moustache} on the photo.',
    'Did you {notice} the owl on the gatepost?',
    'She was too shy to {accept} the prize on stage.',
    'I have packed everything {except} my toothbrush.',
    'Be careful, or the thin ice will {break}.',
    'If it snows, {perhaps} we can go sledging.',
  ],
  passage: [
    'Our neighbour is a chef on a small island.',
    'He often has to use a machine to weigh the fruit.',
    'One day it went too fast, and there was chaos in the kitchen.',
    'Every berry flew up, and one hit his grey moustache.',
    'It took a minute to stop, and then they all had to laugh.',
  ],
  inBooks: {
    task: 'write a word in -cher, one in -ture, one with eigh, one with ch for /k/ and one with ch for /sh/.',
    support: 'three of them.',
    answer: 'For example: teacher, mixture, weigh, echo, chef.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Three voices: chip left, echo right, chef stay. Say chorus, machine, chain, anchor, parachute, cheese; children move.',
      },
      {
        minutes: 10,
        text: 'Read sentences 1 to 10: word, sentence, word. Ask for a try at every word: part of a word tells you more than a gap.',
      },
      {
        minutes: 10,
        text: 'Read 11 to 20. For 17, 18 and 19 the sentence matters most, so read it twice.',
      },
      {
        minutes: 5,
        text: 'Mark together; children fill in a grid with one row for each of the five weeks.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage. Afterwards find ch in chef, chaos and kitchen: which voice does it have in each?',
      },
      {
        minutes: 5,
        text: 'Each child teaches a partner one word that the partner missed, with a trick to remember it.',
      },
    ],
    say: 'Many of these words cannot be heard, only known. Be proud of each one you have made your own.',
    watchFor:
      'Children who spell by ear throughout (minit, shef, nayber). They need the spelling voice and more reading, not more tests.',
    support:
      'On the support sheet some of the ten words are begun. Read its sentences more slowly, and each of them twice.',
    stretch:
      'Write a new check of five sentences for a partner, one for each of the five weeks, and mark it together.',
    stretchAnswer:
      'For example: Please accept this present. The chef cooked soup. We heard an echo. Let us weigh the flour. The butcher sold ham. Each sentence should leave no doubt about its word.',
  },
};
