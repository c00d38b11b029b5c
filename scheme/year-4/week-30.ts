import type { ReviewWeek } from '../week.ts';

export const week30: ReviewWeek = {
  kind: 'review',
  reviews: [25, 26, 27, 28, 29],
  check: [
    'Drama games are full of {interaction} between the players.',
    'An {autonomous} robot can vacuum the room without help.',
    'Bananas grow well in the warm {subtropics}.',
    'It will {probably} be sunny by the time we reach the beach.',
    'The climb to the castle was {incredibly} steep.',
    'Please walk {sensibly} along the corridor.',
    'The winners will be named {publicly} in assembly on Friday.',
    'The {purpose} of a seat belt is to keep you safe.',
    'The baby owl was saved from {starvation} by a kind farmer.',
    'The end-of-term show was good beyond all {expectation}.',
    'One {limitation} of a torch is that its battery runs out.',
    'Cleaning out the hamster is a {regular} job, done every Sunday.',
    'I am {certain} that I left my bag by the swings.',
    'The vet gave our rabbit some {medicine} with a tiny spoon.',
    'Maya rides her {bicycle} to school in all weathers.',
    'Write a {sentence} that ends with an exclamation mark.',
    'Today in {grammar} we found the verbs in a poem.',
    'My best friend lives in the house {opposite} ours.',
    'Tonight we are having a {special} meal for my birthday.',
    'The twins now have {separate} bedrooms.',
  ],
  passage: [
    'Last Monday our group gave a presentation.',
    'It was about the bicycle and its long history.',
    'I was incredibly nervous, and I accidentally dropped my notes.',
    'Then I spoke steadily, one sentence at a time.',
    'In the end it was a special day for us all.',
  ],
  inBooks: {
    task: 'write a word with inter-, one with anti-, the adverb of gentle and the noun of tempt.',
    support: 'the first and the third.',
    answer: 'For example: interaction, antibiotics; then gently and temptation.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Warm up: five adverbs on whiteboards from truthful, steady, sensible, magic and public.',
      },
      {
        minutes: 10,
        text: 'Check: number, word, sentence, word. Read at the pace of the Key Stage 2 paper.',
      },
      {
        minutes: 6,
        text: 'Mark: children circle the exact letters that went wrong and write the word once more.',
      },
      {
        minutes: 9,
        text: 'Gap grid. Sentences 13 to 20 are statutory words: who still needs them on a card to take home?',
      },
      {
        minutes: 10,
        text: 'Dictation: the story first as a whole, then in parts. Mark the adverbs and double letters together.',
      },
      {
        minutes: 5,
        text: 'Pairs test each other on three words that went wrong today, in syllables.',
      },
    ],
    say: 'Long words are short words in a row. Know the prefix, the root and the ending, and you can build any of them.',
    watchFor:
      'Errors in the statutory words, which children have met before. They need short daily practice rather than another lesson.',
    support:
      'The support sheet halves the check: odd numbers only. Let children tap out the syllables of each word on the table first.',
    stretch:
      'For numbers 2, 5, 9 and 15 write the word, its root and one more word of the same family.',
    stretchAnswer:
      '2 autonomous: auto- and nom (law); autonomy. 5 incredibly: cred (believe); credit, incredible. 9 starvation: starve; starving. 15 bicycle: cycle; cyclist, recycle.',
  },
};
