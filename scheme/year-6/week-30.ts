import type { ReviewWeek } from '../week.ts';

export const week30: ReviewWeek = {
  kind: 'review',
  reviews: [25, 26, 27, 28, 29],
  check: [
    'Owning up gave her a clear {conscience}.',
    'Heavy bags are a {hindrance} when you run for a train.',
    'The {government} has promised to plant more trees.',
    'Join the back of the {queue}, please, and wait for your turn.',
    'My grandparents gave me a Bengali {dictionary} to help me learn.',
    'The {average} cat sleeps for more than half of the day.',
    'Tariq was {determined} to finish the marathon.',
    'I would {recommend} the mango ice cream to anyone.',
    'Do not {criticise} your partner: say what you like first.',
    'He made a {sacrifice} and gave his free time to the team.',
    'See if you can {persuade} Gran to come on the big wheel.',
    'Choose only the {relevant} pages for your report.',
    'The kitten looked {mischievously} at the ball of wool.',
    'Close the window {immediately}, before the bees get in!',
    'So much wrapping is {unnecessary} for one small cake.',
    'The second line of the poem does not {rhyme} with the first.',
    'Be {conscious} of how much plastic you throw away.',
    'A {foreign} stamp made the letter look exciting.',
    'It is a {privilege} to meet an author you admire.',
    'Clap the {rhythm} of your own name.',
  ],
  passage: [
    'To help the environment, our class grows every vegetable we can.',
    'We were determined to persuade the school to buy us some equipment.',
    'When the temperature fell, lightning hit a tree, but nothing was lost.',
    'It is a privilege to work there, and the food is a bargain.',
    'You would not recognise our old playground!',
  ],
  inBooks: {
    task: 'write a word in -ance, one in -ise and one with a vowel we swallow; then sincere and equip with a suffix.',
    support: 'the three words.',
    answer: 'For example: hindrance, recognise, temperature; sincerely, equipped.',
  },
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Settle: desks clear, pencils sharp. Remind the class of listen, write, check.',
      },
      {
        minutes: 15,
        text: 'Check: run it just like the Key Stage 2 paper, with no help beyond the sentence.',
      },
      {
        minutes: 5,
        text: 'Mark together: one mark a word, with every letter in place and easy to read.',
      },
      {
        minutes: 5,
        text: 'Gap grid: compare with the grids of Weeks 6 to 24 and praise what has been put right.',
      },
      {
        minutes: 10,
        text: 'Passage: dictate five sentences; children check pairs, endings and swallowed vowels in turn.',
      },
      {
        minutes: 5,
        text: 'Put right: write each missed word as a sum, in syllables or with a trick, whichever suits it.',
      },
    ],
    say: 'A check like this shows which words you own and which need one more look. A slip found today is easy to put right.',
    watchFor:
      'Words right here but wrong in writing books. Show children a line of their own work and let them find the slip.',
    support: 'Give extra time, and read each of the ten sentences on the support sheet twice.',
    stretch:
      'Write a guide, How to check a spelling, in five steps with examples, for the next Year 6.',
    stretchAnswer:
      'For example: 1 Say it in syllables (tem-per-a-ture). 2 Find its root (muscle, muscular). 3 Look for the trap (one c, two s: necessary). 4 Use a dictionary. 5 Write it from memory.',
  },
};
