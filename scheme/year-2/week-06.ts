import type { ReviewWeek } from '../week.ts';

export const week6: ReviewWeek = {
  kind: 'review',
  reviews: [1, 2, 3, 4, 5],
  check: [
    'Do not stand too near the {edge} of the pool.',
    'The train went over a long {bridge}.',
    'The {judge} at the pet show liked my rabbit best.',
    'We sat on the {floor} to listen to the story.',
    'An elephant has {huge} ears.',
    'Remember to {change} into your PE kit.',
    'Noor lives in a quiet {village} by the sea.',
    'I wore my boots {because} it was muddy.',
    'The {giant} was as tall as a house.',
    'In the tale, the old lamp had {magic} powers.',
    'Zip up your {jacket}: it is windy outside.',
    'Omar cannot {find} his other sock.',
    'Ivy came first in the egg and spoon {race}.',
    'Leeds is a {city} in the north of England.',
    'The moon goes round the Earth in {space}.',
    'Each {child} has a seed to put in a pot.',
    'Sam bent one {knee} to do up his shoe.',
    'I could not undo the {knot} in my laces.',
    'A stone {gnome} was fishing by the pond.',
    'The {children} sang a song for the whole school.',
  ],
  passage: [
    'A giant lived in a huge lodge on the edge of a village.',
    'He kept ten orange mice in a cage, and he was kind to them.',
    'Each morning the children came to knock on his door.',
    'Then they all had a race to the bridge and back.',
  ],
  inBooks: {
    task: 'write a word with dge, ge, g as in gem, c as in city, and kn.',
    support: 'three of them.',
    answer: 'For example: bridge, huge, giant, race, knee.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: write dge, ge, g, j, c, kn, gn on the board. Children call out a word for each.',
      },
      {
        minutes: 12,
        text: 'The check: read the number, the word, the sentence and the word again. Leave time to write.',
      },
      {
        minutes: 8,
        text: 'Mark together. Children write each missed word correctly beside it and underline the part that slipped.',
      },
      {
        minutes: 12,
        text: 'Passage: read it all, then a sentence at a time, then all again while children check.',
      },
      {
        minutes: 8,
        text: 'Gap grid: fill in the class grid and practise the pattern that most children missed.',
      },
    ],
    say: 'This is not a race. The check shows us which patterns are safe in your head and which we should visit again.',
    watchFor:
      'A whole pattern missed (every dge word) needs teaching again. A single missed word only needs practice.',
    support:
      'The support sheet asks for ten of the words, two from each week, and the first two sentences of the passage.',
    stretch: 'Write the next sentence about the giant, with three more words of the half-term.',
    stretchAnswer:
      'For example: The giant sat on the edge of the bridge, ate an orange and hummed a magic song. Look for three words of the half-term that make sense together.',
  },
};
