import type { ReviewWeek } from '../week.ts';

export const week24: ReviewWeek = {
  kind: 'review',
  reviews: [19, 20, 21, 22, 23],
  check: [
    'The sun {always} sets in the west.',
    'It is a short {walk} from here to the lake.',
    'My shoes are too {small} for me now.',
    'Ravi and his {father} mended the bike.',
    'Her {mother} drives a bright red bus.',
    'The new term begins on {Monday}.',
    'The hall was full, so we sat at the {front}.',
    'I was so full that I ate {nothing} for tea.',
    'A {monkey} swung from branch to branch.',
    'A bird made its nest on top of our {chimney}.',
    'From the hill we looked down at the green {valley}.',
    'My bean {plant} has grown two new leaves.',
    'We like to {watch} the boats go by.',
    'A white {swan} was gliding over the lake.',
    'Five of us had to {squash} into the back seat.',
    'The film starts in one {hour}.',
    'Look up the {word} in a dictionary.',
    'Pip dreams of sailing round the {world}.',
    'Put your gloves on to keep your hands {warm}.',
    'I have lessons to {improve} my swimming.',
  ],
  passage: [
    'On Monday my mother and I had a walk in the valley.',
    'We sat on the warm grass to watch a small swan.',
    'A wasp got into the front of my jersey, so I had to move fast.',
    'Nothing in the world is as good as a day like that.',
  ],
  inBooks: {
    task: 'write a word for each: al for /or/, o for /u/, ey at the end, wa as in wasp, wor as in worm.',
    support: 'three of them.',
    answer: 'For example: call, brother, turkey, want, work.',
  },
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: say a sound (/or/, /u/, /ee/, /o/, /er/). Teams write every spelling they have met for it.',
      },
      {
        minutes: 12,
        text: 'The check: read the word, the sentence and the word again, at an even pace.',
      },
      {
        minutes: 8,
        text: 'Mark together. Children sort their slips: wrong vowel, wrong ending, or silent letter left out.',
      },
      {
        minutes: 12,
        text: 'Passage: read it all, dictate it by sentence, and give two minutes for quiet checking at the end.',
      },
      {
        minutes: 7,
        text: 'Gap grid: pick the two weakest patterns. Write their words from the slides in the air and on boards.',
      },
    ],
    say: 'This half-term was about vowels that do not look as they sound. Your eyes have to remember what your ears cannot tell.',
    watchFor:
      'Mistakes that sound right (wosp, muther, tork). The child hears well and now needs to see and write the words more.',
    support:
      'On the support sheet some words are begun. Let children say the word slowly and write the rest sound by sound.',
    stretch:
      'Invent a memory trick for five words of the half-term and teach them to a child in another class.',
    stretchAnswer:
      'For example: nothing is no and thing; a monkey has a key; there is an ant in plant; our is in hour; worm and world both start with wor. A good trick is short and points at the letters that go wrong.',
  },
};
