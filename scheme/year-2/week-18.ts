import type { ReviewWeek } from '../week.ts';

export const week18: ReviewWeek = {
  kind: 'review',
  reviews: [13, 14, 15, 16, 17],
  check: [
    'Young birds learn to {fly} in the spring.',
    'Please {try} a bite of this mango.',
    'The month after June is {July}.',
    'When the play was over, {everybody} clapped.',
    'The {babies} are asleep in their cots.',
    'Paris and London are large {cities}.',
    'Our dog has had five {puppies}.',
    'We had a {great} day at the beach.',
    'Kit {cried} when he lost his toy rabbit.',
    'Noor is {copying} the date from the board.',
    'I am {happiest} when I am with my friends.',
    'The sunset was pink, gold and {beautiful}.',
    'We went {hiking} in the hills with a flask of tea.',
    'The coin was so {shiny} that I saw my face in it.',
    'Gran grows the {nicest} plums in our street.',
    'I ran so {fast} that my hat flew off.',
    'I could hear bees {humming} in the flowers.',
    'He keeps {dropping} his glove in the mud.',
    'The winning {runner} gets a medal.',
    'This is the {last} page of the book.',
  ],
  passage: [
    'In July Ravi went hiking with his two puppies.',
    'One of them ran off after a fast runner, and Ravi cried.',
    'The runner patted the dog and came back, smiling.',
    'It was the happiest end to the day.',
  ],
  inBooks: {
    task: 'add up stay + ed, hurry + ed, bake + ing, hop + ing.',
    support: 'the first two.',
    answer: 'stayed (just add), hurried (change y), baking (drop the e), hopping (double).',
  },
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: corners for just add, change y, drop the e, double. Say play + ed, cry + ed, hike + ing, hum + ing; children walk.',
      },
      {
        minutes: 12,
        text: 'The check: read the word, the sentence and the word again; leave time to write.',
      },
      {
        minutes: 8,
        text: 'Mark together. Beside each missed word with an ending, children write its word sum, such as hum + ing.',
      },
      {
        minutes: 12,
        text: 'Passage: read it as a story first. Dictate it in short parts and let children check their endings.',
      },
      {
        minutes: 7,
        text: 'Gap grid: which was missed most: just add, change y, drop the e or double? Put those words right first.',
      },
    ],
    say: 'Before you add an ending, look at the end of the root word. It tells you what to do: just add, change y, drop the e or double.',
    watchFor:
      'Mix-ups between dropping and doubling (hikking, huming). They show that the vowel was not listened to.',
    support:
      'With the support sheet, say the root word before each word with an ending, so that children only have to add it.',
    stretch:
      'Write a guide called How to add an ending, with the four moves and two examples of each.',
    stretchAnswer:
      'The four moves: just add (jump, jumping; play, played); change y (cry, cried; happy, happier); drop the e (hike, hiking; nice, nicest); double (hum, humming; sad, saddest).',
  },
};
