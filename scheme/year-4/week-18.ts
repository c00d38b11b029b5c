import type { ReviewWeek } from '../week.ts';

export const week18: ReviewWeek = {
  kind: 'review',
  reviews: [13, 14, 15, 16, 17],
  check: [
    'After the long climb, tired legs and {fatigue} made us stop for a rest.',
    'Rats and fleas helped to spread the {plague} through the city in 1665.',
    'In the film, a {rogue} in a mask tries to steal the crown.',
    'Her {knowledge} of dinosaurs amazed the museum guide.',
    'The coach showed us a better {technique} for serving in tennis.',
    'Grandad paid for the sofa by {cheque}.',
    'The stone monster above the door has a {grotesque} face.',
    'Felt is a soft {material} made from wool.',
    'The first {scene} of the play is set in a forest.',
    'Spiders {fascinate} Ruby, so she keeps a diary about them.',
    'It takes {discipline} to practise the violin every day.',
    'Did I {mention} that it is my birthday on Sunday?',
    "Ali and Joe left their kit in the {boys'} changing room.",
    "Granny and her two friends sat in the {ladies'} waiting room.",
    "All the {families'} tents were put up in a circle.",
    "We could hear the three {foxes'} barks in the dark.",
    "My uncles found their coats in the {men's} cloakroom.",
    "The mayor wants to hear the {people's} ideas for the new park.",
    "The farmer mended the {geese's} pen, and all ten of them stayed in.",
    'A wedding is a happy {occasion} for everyone.',
  ],
  passage: [
    'On Friday there was a science day at the library.',
    "The children's table had scissors and all sorts of material.",
    'I made a unique mask with a long tongue.',
    "Both my parents' faces were a picture!",
    'Dad did not mention that it looked grotesque.',
  ],
  inBooks: {
    task: 'write a word in -gue, one in -que, one with sc; then the short way for the boots of two boys.',
    support: 'the three words.',
    answer: "For example: league, antique, scene; the two boys' boots.",
  },
  notes: {
    steps: [
      {
        minutes: 3,
        text: 'Settle: say that sentences 13 to 19 need an apostrophe, and that the place of it counts.',
      },
      {
        minutes: 12,
        text: 'Check: read number, word, sentence, word. For the owners, read the sentence twice.',
      },
      {
        minutes: 7,
        text: 'Mark in two rounds: letters first, then apostrophes. In 13 to 19 a mark needs both.',
      },
      {
        minutes: 8,
        text: 'Gap grid: is it -gue and -que, sc, or the apostrophe? Count which one the class missed most, and say why that may be.',
      },
      {
        minutes: 10,
        text: 'Dictation: read the story through, then a sentence at a time. Ask who owns what before writing.',
      },
      {
        minutes: 5,
        text: 'Children write a rule card for the pattern they find hardest, with two examples.',
      },
    ],
    say: 'Some of these words look odd because they kept the clothes of another language. The apostrophes follow one rule: write the owners first, then look at the last letter.',
    watchFor:
      'A child may have every letter right and the apostrophe wrong, or the other way round. Those two need different help.',
    support:
      'For 13 to 19, write the plural owners on the board without apostrophes, so that children have only to add them.',
    stretch:
      'Write a news report about the library day with three plural owners and three words in -gue or -que.',
    stretchAnswer:
      "For example: The children's choir sang a unique song. Two colleagues sold antique books in the girls' corner. The teachers' team came top of the league. Check every apostrophe: write the plural first.",
  },
};
