import type { ReviewWeek } from '../week.ts';

export const week30: ReviewWeek = {
  kind: 'review',
  reviews: [25, 26, 27, 28, 29],
  check: [
    'The pirates hid their {treasure} on the island.',
    'We saw a lion cub on {television} last night.',
    'Sit in your {usual} place, please.',
    'Are you {sure} that the door is shut?',
    'Her {kindness} made the new boy smile.',
    'One sudden {movement} and the deer will run off.',
    'There was {happiness} on every face.',
    'I have a bit of dust in my {eye}.',
    'Be {careful} when you use scissors.',
    'It is {helpful} to make a list before you shop.',
    'I am {hopeless} at whistling, but I keep trying.',
    'You {should} drink plenty of water on a hot day.',
    'The snail crept {slowly} up the wall.',
    'The twins played {happily} in the sand.',
    'Run {quickly}, or we will miss the train!',
    'We ate the {whole} pizza between us.',
    "I {can't} reach the top shelf.",
    "Jack {didn't} have time to finish his lunch.",
    "Hurry up: {we're} late!",
    'How {many} legs does a spider have?',
  ],
  passage: [
    "Omar was usually careful, but he couldn't find his key.",
    'The whole house was in darkness.',
    'Luckily, he saw a movement at the window and it was his sister.',
    'She quickly opened the door, and they happily had tea together.',
  ],
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: write -ment, -ness, -ful, -less and -ly on the board. Teams make one word with each.',
      },
      {
        minutes: 12,
        text: 'The check: word, sentence, word. Remind children that three answers need an apostrophe.',
      },
      {
        minutes: 8,
        text: 'Mark together. For each missed word, write root word + ending, or the two words of the contraction.',
      },
      {
        minutes: 12,
        text: 'Passage: read it all as a story. Then dictate by sentence, and ask where the apostrophe goes in sentence one.',
      },
      {
        minutes: 7,
        text: 'Gap grid: tick the endings that are safe. Write the ending that was missed most on the board.',
      },
    ],
    say: 'Long words are short words with parts added. Find the root, then ask what the ending does to it.',
    watchFor:
      'Is it the root word or the ending that goes wrong? A child who writes hapiness knows -ness but not happy.',
    support: 'Read out the root word before each word with an ending: careful, from care.',
    stretch:
      'Choose four root words and see how far each will stretch: care, careful, carefully, careless, carelessly.',
    stretchAnswer:
      'For example: help, helpful, helpfully, helpless, helplessly; hope, hopeful, hopefully, hopeless, hopelessly; play, playful, playfully, playfulness; use, useful, usefully, useless, uselessly. Look for one l in -ful and two in -fully.',
  },
};
