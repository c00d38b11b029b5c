import type { ReviewWeek } from '../week.ts';

export const week18: ReviewWeek = {
  kind: 'review',
  reviews: [13, 14, 15, 16, 17],
  check: [
    'The flood did a {considerable} amount of damage to the fence.',
    'Our {dependable} goalkeeper has not missed a match all year.',
    'Fifty pence is a {reasonable} price for a bun.',
    'The noise was {tolerable} once we had shut the door.',
    'Every parcel is {traceable} by the number on its label.',
    'These old wellies are ugly but {serviceable}.',
    'My torch runs on {rechargeable} batteries.',
    'After the long walk, I was {desperate} for a drink.',
    'The magician did an {incredible} trick with forty rings.',
    'That medicine has a {horrible} taste.',
    'After ten wins in a row, the champions seemed {invincible}.',
    'Is it {possible} to see France from here on a fine day?',
    'The kittens tumbled {adorably} over one another.',
    'The second test was {considerably} harder than the first.',
    'We spent the wet weekend {enjoyably}, playing board games.',
    'The bread was {tolerably} fresh, so we ate it.',
    'The lake is {possibly} the deepest in the country.',
    'The speaker was {visibly} pleased by the cheering.',
    'Please carry the scissors {sensibly}.',
    'The club will {equip} each player with a helmet.',
  ],
  passage: [
    'The weather was changeable, but our guide was reliable.',
    'She was knowledgeable about birds and incredibly patient.',
    'From a comfortable bench, we saw a noticeable shape in the mist.',
    'It was possibly an eagle, and it was incredible to watch.',
  ],
  inBooks: {
    task: 'add -able to depend, trace, adore; add -ly to reliable, terrible.',
    support: 'the first three.',
    answer: 'dependable, traceable, adorable; reliably, terribly.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: four corners, -able, -ible, -ably, -ibly. Call changeable, legible, reliably, audibly, adorable; children walk to one.',
      },
      {
        minutes: 10,
        text: 'Check, sentences 1 to 10: read each twice and let children mouth the word before they write.',
      },
      {
        minutes: 9,
        text: 'Check, sentences 11 to 20. Those from 13 on are mostly adverbs.',
      },
      {
        minutes: 6,
        text: 'Mark in pencil. Beside each slip children write the root or the adjective that would have helped.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate in phrases of four or five words and read the whole once more at the end.',
      },
      {
        minutes: 5,
        text: 'Gaps: fill in the class grid; choose two endings to revisit.',
      },
    ],
    say: 'When you are not sure, ask two questions. Is there a whole root word? Does the root end in ce or ge? Then write with confidence.',
    watchFor: 'Errors in 5 to 7: soft c and g again. Errors from 13 on: say the adjective.',
    support:
      'Say the root of each word on the support sheet before its sentence, and let the child add the ending.',
    stretch:
      'Rewrite the passage with every adjective in -able or -ible turned into an adverb, changing the sentences where needed.',
    stretchAnswer:
      'For example: The weather behaved changeably, but our guide led us reliably. She spoke knowledgeably about birds. As we sat comfortably, a shape moved noticeably in the mist. We watched it incredibly closely.',
  },
};
