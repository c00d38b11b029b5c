import type { ReviewWeek } from '../week.ts';

export const week12: ReviewWeek = {
  kind: 'review',
  reviews: [7, 8, 9, 10, 11],
  check: [
    'I will {write} a letter to my cousin in Leeds.',
    'Two of my answers were {wrong}.',
    'Uma will {wrap} the gift in shiny paper.',
    'Can you {climb} to the top of the frame?',
    'Please lay the {table} for tea.',
    'There is still some juice in this {bottle}.',
    'Leo jumped right over the muddy {puddle}.',
    'There was {only} one bun left on the plate.',
    'It went dark when the train was in the {tunnel}.',
    'A grey {squirrel} ran up the oak tree.',
    'Dry your hands on the {towel}.',
    'The sea was too {cold} for a swim.',
    'A hippo is a very heavy {animal}.',
    'The ambulance drove to the {hospital}.',
    'My key is made of {metal}.',
    'Take my hand and {hold} it when we cross the road.',
    'I drew the map with a sharp {pencil}.',
    'The month of {April} comes after March.',
    'Each {pupil} in our school has a peg.',
    'Noor {told} us a very funny joke.',
  ],
  passage: [
    'In April every pupil had to write about an animal.',
    'Ana wrote about a little squirrel with a gold tail.',
    'It hid an apple in a tunnel under an old oak.',
    'When her friend read it, he told her it was the best of all.',
  ],
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: draw four boxes, -le, -el, -al, -il. Children place six words from the half-term in them.',
      },
      {
        minutes: 12,
        text: 'The check: say the word, the sentence and the word again. Read all twenty once more at the end.',
      },
      {
        minutes: 8,
        text: 'Mark with partners. For each missed ending, say the word in the spelling voice and write it again.',
      },
      {
        minutes: 12,
        text: 'Passage: tell the class it is a small story. Dictate a sentence at a time, then read it all again.',
      },
      {
        minutes: 7,
        text: 'Gap grid: count the mistakes for wr, -le, -el, -al and -il, and practise the ending with the most.',
      },
    ],
    say: 'Four endings sound alike, so nobody gets them all from listening. Picture the word, then write it.',
    watchFor:
      'Which ending children fall back on. If it is -le every time, they know the commonest; now teach -el and -al again.',
    support:
      'Put the four endings on a card for the check, so that children choose an ending and need not recall it.',
    stretch:
      'Write a fifth sentence of the story with one word of each ending: -le, -el, -al and -il.',
    stretchAnswer:
      'For example: At the table sat a squirrel, an odd animal with a pencil behind its ear. That has -le, -el, -al and -il once each. Check each ending against the class chart.',
  },
};
