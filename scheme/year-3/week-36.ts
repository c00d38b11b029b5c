import type { ReviewWeek } from '../week.ts';

export const week36: ReviewWeek = {
  kind: 'review',
  reviews: [31, 32, 33, 34, 35],
  check: [
    'How much is the train {fare} to York?',
    'The tomato plants have {grown} taller than me.',
    'Can you undo the {knot} in my shoelace?',
    'You must {promise} to keep it a secret.',
    'I will {meet} you by the fountain at noon.',
    'Turn left at the lights to reach the {main} road.',
    'A small cut like this will {heal} in a few days.',
    'We cut the melon and each had a {quarter}.',
    'Please {sign} your name at the bottom of the page.',
    'Can you {design} a new flag for our club?',
    'The tablet will {dissolve} in a glass of water.',
    'Please {remember} to water the seedlings.',
    'After the race I could feel my {heart} beating.',
    'It is hard to {breathe} with a blocked nose.',
    'Strawberries are the {fruit} I like best.',
    'We had fun at the beach, {although} it was windy.',
    'Nobody knew the {answer} to the last riddle.',
    'We rowed all the way round the {island}.',
    'The cat squeezed {through} a gap in the fence.',
    'I {thought} you said the party was tomorrow.',
  ],
  passage: [
    'At the end of the year our class went to an island.',
    'Although it was early, we met at the main gate.',
    'We walked through a wood and heard a strange groan.',
    'It was not a bear, but a great old oak in the wind.',
    'I promise to remember that day.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: each child writes the hardest word they have mastered this year and shows it with pride.',
      },
      {
        minutes: 10,
        text: 'Read sentences 1 to 10. Word, sentence, word: for the homophones read the sentence twice.',
      },
      {
        minutes: 10,
        text: 'Read sentences 11 to 20. Give two minutes at the end to reread everything.',
      },
      {
        minutes: 5,
        text: 'Mark. Children put each missed word right; fill in the class grid for the Year 4 teacher.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage. Children compare it with their passage from the first review of the year.',
      },
      {
        minutes: 5,
        text: 'Choose a class word of the year by vote, and write it in the best handwriting in the room.',
      },
    ],
    say: 'Look back at your first review. The words that puzzled you in autumn are words you write without a thought today.',
    watchFor:
      'The right sound with the wrong homophone (fair, meat) is a slip of meaning. Ask for the sentence again before correcting.',
    support:
      'The support sheet has the odd numbers only, two from each week. Let children take their time.',
    stretch:
      'Continue the passage for another five sentences, with a word family, a homophone pair and two ough words.',
    stretchAnswer:
      'For example: A signal flashed beside a sign. The rope on the gate had a knot and would not open. We thought hard. Then we went through a hedge. At last we were home. Look for a family (sign, signal), a pair (knot, not) and two ough words.',
  },
};
