import type { ReviewWeek } from '../week.ts';

export const week6: ReviewWeek = {
  kind: 'review',
  reviews: [1, 2, 3, 4, 5],
  check: [
    'A robin was {hopping} about on the lawn.',
    'Kofi is {hoping} for snow at the weekend.',
    'That was the {biggest} marrow in the whole show.',
    'Put your hand up if you know the {answer}.',
    'We missed the {beginning} of the film.',
    'Oh no, I have {forgotten} my swimming kit!',
    'My brother {admitted} that he ate the last biscuit.',
    'A rainbow may {appear} when sun shines through rain.',
    'The {gardener} planted a row of sunflowers.',
    'Were you {listening} to what Miss Shah said?',
    'Tell me what {happened} at the park.',
    'The coach will {arrive} at half past nine.',
    'Who ate the jam is still a {mystery}.',
    'The Nile is a long river in {Egypt}.',
    'We climb ropes in the {gym} on Fridays.',
    'They plan to {build} a bridge over the stream.',
    'A {young} goat is called a kid.',
    'My {cousin} Leila lives in Cardiff.',
    'I would like a {couple} of plums, please.',
    'The shop is always {busy} on Saturday mornings.',
  ],
  passage: [
    'My cousin planned a trip to the country.',
    'At the beginning, nothing happened and I was sad.',
    'Then we saw a young fox hopping in the mud.',
    'We had to breathe slowly and stay quiet.',
    'It was the best day, and I have not forgotten it.',
  ],
  inBooks: {
    task: 'add up hop + ed, hope + ing, happy + er, forget + ing, listen + er.',
    support: 'the first three.',
    answer:
      'hopped (double), hoping (drop the e), happier (turn y to i), forgetting (stressed, so double), listener (not stressed, so no change).',
  },
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: in pairs, children quiz each other on the by-heart words of the half-term, such as address and arrive.',
      },
      {
        minutes: 9,
        text: 'Read sentences 1 to 10: say the word, the sentence, the word again.',
      },
      {
        minutes: 9,
        text: 'Read sentences 11 to 20 in the same way, then read all twenty once more without a pause.',
      },
      {
        minutes: 6,
        text: 'Mark together: children tick or rewrite each word in full, and note which week each slip came from.',
      },
      {
        minutes: 10,
        text: 'Dictate the passage a sentence at a time. Children read their work back before you show it.',
      },
      {
        minutes: 5,
        text: 'Each child chooses three words to keep on a bookmark and says out loud what is tricky in each.',
      },
    ],
    say: 'This is not a race or a test to fear. It shows us which words have stuck and which ones we should meet again.',
    watchFor:
      'Slips in 1 to 12 that all concern doubling: these children need the stress clap again, not more lists.',
    support:
      'Read each sentence of the support sheet twice. Before they write, children clap the word and say its last syllable.',
    stretch:
      'Write four new sentences for the passage, with at least one word from each of the five weeks.',
    stretchAnswer:
      'For example: The beginner was listening to a hymn. Her young cousin carried the crystal. Nothing happened. It was no trouble, they admitted. Look for a word from each of the five weeks.',
  },
};
