import type { ReviewWeek } from '../week.ts';

export const week24: ReviewWeek = {
  kind: 'review',
  reviews: [19, 20, 21, 22, 23],
  check: [
    'It {suddenly} began to hail as we left school.',
    'My sister is {usually} the first to wake up.',
    'We {finally} found the hamster behind the sofa.',
    'A mountain {guide} led us along the ridge.',
    'The baby smiled {happily} at the bubbles.',
    'You can {easily} fit six eggs in this box.',
    'Leaves fell {gently} on the pond.',
    'Have you {heard} the news about the school trip?',
    'The door shut {automatically} behind us.',
    'The crowd waved {frantically} at the team bus.',
    'That was a {truly} kind thing to say.',
    'The fence is the same {height} as my dad.',
    'It was a {pleasure} to meet your parents.',
    'The old chest was full of {treasure}.',
    'Let us {measure} how far the snail went.',
    'Can you {imagine} a horse with wings?',
    'Hang the {picture} above the fireplace.',
    'A newt is a small {creature} that likes ponds.',
    'Our camping trip turned into an {adventure}.',
    'This letter looks {important}, so open it now.',
  ],
  passage: [
    'Last summer I had an adventure by the sea.',
    'I was carefully digging when I suddenly heard my spade hit a tin.',
    'Inside was possibly treasure, or just an old picture.',
    'My heart beat frantically as I opened the lid.',
    'The tin was full of toy sheep, and I was truly happy.',
  ],
  inBooks: {
    task: 'add -ly to usual, lazy, simple and basic; then write two words in -ture.',
    support: 'usual, lazy and one word in -ture.',
    answer: 'usually, lazily, simply, basically. For example: picture, creature.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Voices: call out magically, treasure and picture in your talking voice; children answer in the spelling voice.',
      },
      {
        minutes: 10,
        text: 'Read sentences 1 to 10. Remind children to think of the root word before any -ly word.',
      },
      {
        minutes: 10,
        text: 'Read sentences 11 to 20, slowly, and repeat any that children ask for.',
      },
      {
        minutes: 5,
        text: 'Mark in a second colour. Children sort their slips into two lists: the ending or the root word.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage, one sentence at a time, then read it through once more for punctuation.',
      },
      {
        minutes: 5,
        text: 'Partners choose a sentence from the passage and rewrite it with a different -ly word.',
      },
    ],
    say: 'Each of our -ly words starts as an adjective. Find that word, look at its end, and you know what to do.',
    watchFor:
      'Errors in 2 and 3 (one l) need the sum; in 5 to 7 the y or -le change; in 9 and 10 the spelling voice for -ically.',
    support:
      'Say the root word before each -ly word of the support sheet, so that children need only decide what happens at the join.',
    stretch:
      'Write a new ending to the passage in which the tin holds something else, with two -sure and two -ture words.',
    stretchAnswer:
      'For example: The tin held no treasure. It held a picture of a creature and a key to an enclosure. Mum laughed with pleasure. Look for two -sure and two -ture words that fit the story.',
  },
};
