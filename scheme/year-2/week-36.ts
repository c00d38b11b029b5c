import type { ReviewWeek } from '../week.ts';

export const week36: ReviewWeek = {
  kind: 'review',
  reviews: [31, 32, 33, 34, 35],
  check: [
    "Our {teacher's} mug has stars on it.",
    "Feathers keep a {bird's} body warm.",
    'It is time to fold the clean {clothes}.',
    'The market is {busy} on Saturday.',
    'Our train leaves from the {station} at noon.',
    'A quarter is a {fraction}, and so is a third.',
    'Lots of {people} came to see the show.',
    'The slide was such fun that I went down it {again}.',
    'The kittens licked {their} paws.',
    'I can {hear} the rain on the roof.',
    'Be as {quiet} as a mouse, or the deer will run off.',
    'You can have {half} of my biscuit.',
    'Hana {won} a cup for running.',
    'The wind {blew} the leaves off the tree.',
    'The {knight} rode home to his castle.',
    'The soup is {too} hot to eat yet.',
    'Mix red and blue paint to make {purple}.',
    'My {uncle} and aunt live next door.',
    'We made a {model} of a rocket from a box.',
    'Both of my {parents} came to the school play.',
  ],
  passage: [
    "Ravi's uncle took two children to the sea by train.",
    "At the station the wind blew a child's purple hat away.",
    'A busy man could hear them call, and he ran to get it.',
    'They had a quiet lunch, and Ravi won a little model bear.',
    'Their parents were happy to see them home again.',
  ],
  inBooks: {
    task: 'write one sentence with both their and there in it, and underline them.',
    support: 'a sentence with there.',
    answer: 'For example: Their dog is over there. Their tells whose, there tells where.',
  },
  notes: {
    steps: [
      {
        minutes: 6,
        text: 'Warm up: say the deep sea, come here, two socks, one bun, blue sky, at night, her son, over there; children write the homophone.',
      },
      {
        minutes: 12,
        text: 'The check: read the whole sentence before children write, as the meaning decides some spellings.',
      },
      {
        minutes: 8,
        text: 'Mark together. For a wrong homophone, children write a short sentence with the right one.',
      },
      {
        minutes: 12,
        text: 'Passage: five sentences. Read all, dictate by sentence, then read again with the punctuation spoken.',
      },
      {
        minutes: 7,
        text: 'Look back: each child picks three words of the year that were hard in autumn and are easy now.',
      },
    ],
    say: 'You have met more than three hundred words this year. Look how many of them your hand now writes by itself.',
    watchFor:
      "Right letters in the wrong word (there for their, to for too), and 's on plurals. Pass these on to the Year 3 teacher.",
    support:
      'Read the sentence with the meaning added: hear, with your ears. Let children do two sentences of the passage.',
    stretch:
      'Write a page of tips called Spelling in Year 2 for the children who will come up in September.',
    stretchAnswer:
      'For example: Short vowel? Then dge. Drop the e before -ing. Learn because by heart with a rhyme. A good page has a rule, an example and a trick for each tip.',
  },
};
