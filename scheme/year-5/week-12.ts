import type { ReviewWeek } from '../week.ts';

export const week12: ReviewWeek = {
  kind: 'review',
  reviews: [7, 8, 9, 10, 11],
  check: [
    'A {distant} rumble told us that a train was coming.',
    'The swan is an {elegant} bird on the water.',
    'Be {tolerant} of people whose tastes are not the same as yours.',
    'An {important} letter came for the head teacher.',
    'There was an {abundance} of apples, so we made juice.',
    'A buzz of {expectancy} filled the theatre before the play.',
    'Reading widely is a fine cure for {ignorance}.',
    'She answered every question without any {hesitancy}.',
    'The puppy looked {innocent}, but my slipper was missing.',
    'We had a {decent} breakfast before the long journey.',
    'Zainab was {confident} that she knew the way.',
    'Your drawing of the harbour is {excellent}.',
    'The {frequency} of buses is lower on Sundays.',
    'The nurse spoke with {urgency}, and everyone moved quickly.',
    'A travel {agency} can book the whole trip for you.',
    'The trainer rewards {obedience} with a small biscuit.',
    'Red is the {dominant} colour in this painting.',
    'Mr Okoro has been a {resident} of this street for thirty years.',
    'Octopuses are {intelligent} animals that can solve puzzles.',
    'The winner gave the crowd a {radiant} smile.',
  ],
  passage: [
    'The village committee held a competition for the most fragrant garden.',
    'A patient resident grew an abundance of pink flowers.',
    'There was silence while the judge made her decision.',
    'Then a confident assistant smiled and read out the name.',
  ],
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: draw the decision tree for -ant and -ent from memory on one large sheet for each table.',
      },
      {
        minutes: 9,
        text: 'Check, sentences 1 to 10: word, sentence, word. Keep the same pace throughout.',
      },
      {
        minutes: 9,
        text: 'Check, sentences 11 to 20; then a minute in which children may reread and change one answer.',
      },
      {
        minutes: 6,
        text: 'Mark from the board. Children note for each slip whether it was the a or e, a soft c, or another letter.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate it, then let pairs agree on one clean copy that both of them will sign.',
      },
      {
        minutes: 5,
        text: 'Gaps: everyone chooses two words for a personal card to be tested at the door all next week.',
      },
    ],
    say: 'Some of these you can work out and some you simply have to know. When you mark, write W for worked out or K for knew it.',
    watchFor:
      'Sets of four again: 1 to 4 are week 7, 5 to 8 week 8, and so on. If both a and e sets fail, go back to soft c and soft g.',
    support:
      'Put -ant, -ent and their partners on a card. With the support sheet, children touch the ending on it before they write.',
    stretch:
      'Write the partner of each answer: elegant, elegance; frequency, frequent. How many of the twenty can you do?',
    stretchAnswer:
      'All twenty: distance, elegance, tolerance, importance, abundant, expectant, ignorant, hesitant, innocence, decency, confidence, excellence, frequent, urgent, agent, obedient, dominance, residence, intelligence, radiance.',
  },
};
