import type { ReviewWeek } from '../week.ts';

export const week24: ReviewWeek = {
  kind: 'review',
  reviews: [19, 20, 21, 22, 23],
  check: [
    'My shirt is {plain} blue, with no pattern on it at all.',
    'The {plane} landed at the airport ten minutes early.',
    'It looked like an {ordinary} box until it began to hum.',
    'Is there a {particular} seat that you would like?',
    'The old king had a long {reign} and was loved by his people.',
    'In the last {scene} of the play, the lost dog comes home.',
    'The {weather} was so warm that we ate lunch in the garden.',
    'Have you {seen} my other glove anywhere?',
    'He grinned, {admitting} that he had eaten the last plum.',
    'My neighbours have {gardened} on this plot for thirty years.',
    'The caretaker is {opening} a window to let out the steam.',
    'Skipping is the most {popular} game in our playground.',
    'The number of bees in the hive has {doubled} since May.',
    'A bad dream {troubled} the giant, and he could not go back to sleep.',
    'A butterfly has wings with perfect {symmetry}.',
    'Is it {possible} to sneeze with your eyes open?',
    'Modern {technology} lets us talk to friends across the world.',
    'In {chemistry}, you learn what things are made of.',
    'The {chauffeur} polished the long black car.',
    'Hot {chocolate} is lovely on a frosty day.',
  ],
  passage: [
    'It was an ordinary day, but the weather was peculiar.',
    'We were wandering by the river in a thick mist.',
    'Then we saw a cygnet that was stuck in some string.',
    'My youngest sister offered to help, and Mum set it free.',
    'I have never seen a bird look so happy.',
  ],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Warm up: say a plain shirt, wet weather, a long reign, never seen, a piece of pie; children show the homophone.',
      },
      {
        minutes: 11,
        text: 'Check: number, word, sentence, word. Never leave out the sentence: in 1, 2 and 5 to 8 meaning decides.',
      },
      {
        minutes: 5,
        text: 'Mark together in blocks of four, so that children see which week each block comes from.',
      },
      {
        minutes: 10,
        text: 'Gap grid: does the class need homophones in sentences, doubling with stamping, or ch by ear?',
      },
      {
        minutes: 10,
        text: 'Dictation: read the whole story, then dictate in parts. Children read it back before marking.',
      },
      {
        minutes: 5,
        text: 'Each child writes one homophone pair in a single sentence to prove that both are known.',
      },
    ],
    say: 'Three questions helped us this half-term. What does it mean? Which syllable is loud? Which language does it come from? Say which one you use for each word.',
    watchFor:
      'A wrong homophone that is spelt correctly is a slip of meaning, not of spelling. Note it apart from letter errors.',
    support:
      'Let children act or draw the meaning of each homophone on the support sheet before they write it, and say long words in syllables.',
    stretch:
      'Write a sentence to dictate to a partner, with one homophone, one doubled letter and one ch word.',
    stretchAnswer:
      'For example: I regretted giving a piece of my chocolate to the architect. Homophone: piece. Doubled letter: regretted. ch words: chocolate, architect.',
  },
};
