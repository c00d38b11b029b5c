import type { TeachingWeek } from '../week.ts';

export const week13: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix sub-',
  requirement: 'Years 3 and 4: the prefix sub-, meaning under.',
  sound: {
    label: 'sub- means under',
    how: 'Say submarine, subsoil, subway. Duck down on sub and stand up again on the rest of the word.',
  },
  rule: 'Sub- at the front of a word means under or below, or a smaller part of something.',
  exception:
    'In subtropical, sub- means close to: just outside the tropics. And in subtle the b is silent.',
  pattern: /^sub(?=[a-z]{3,}$)/u,
  groups: [
    {
      heading: 'under water or under ground',
      words: ['[sub]marine', '[sub]merge', '[sub]way', '[sub]soil'],
    },
    {
      heading: 'in reading and writing',
      words: ['[sub]heading', '[sub]title', '[sub]section'],
    },
    {
      heading: 'in maths and geography',
      words: ['[sub]total', '[sub]divide', '[sub]tropical'],
    },
  ],
  byHeart: [
    {
      entry: 'earth',
      forms: ['[ear]th'],
      hint: 'It has an ear in it, just as early does: ear + th.',
    },
  ],
  origin: {
    word: 'submarine',
    fact: 'Marine comes from mare, the Latin word for sea, so a submarine is simply a thing that goes under the sea.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Does sub- mean under, or a smaller part? Sort the words.',
    piles: [
      { label: 'under', words: ['submarine', 'submerge', 'subsoil', 'subway'] },
      { label: 'a smaller part', words: ['subsection', 'subtotal', 'subdivide', 'subset'] },
    ],
  },
  dictation: [
    'The submarine began to submerge in the cold sea.',
    'We dug down to the subsoil and saw a worm in the earth.',
  ],
  missingWords: [
    'We went through the {subway} to get under the busy road.',
    'The film is in Hindi, so I read each {subtitle}.',
    'A sperm whale can {submerge} for an hour before it needs air.',
    'Add the {subtotal} and the postage to find the full cost.',
    'Ploughs turn over the top of a field but seldom reach the {subsoil}.',
    'The {earth} in the flower bed was dry and crumbly.',
  ],
  mistakes: [
    {
      wrong: 'submareen',
      right: 'submarine',
      why: 'The ending is ine, as in machine and magazine.',
      sentence: 'A submarine can stay under the waves for weeks.',
    },
    { wrong: 'subtitel', right: 'subtitle', why: 'It is sub + title, and title ends in -le.' },
    { wrong: 'subhedding', right: 'subheading', why: 'It is made from head: sub + head + ing.' },
    { wrong: 'erth', right: 'earth', why: 'Put your ear to the ground: ear + th.' },
  ],
  proofreading: [
    'The film was about a {submareen=submarine}.',
    'It had to {submurge=submerge} very fast to hide from a storm.',
    'I could not hear a word, so Dad put on a {subtitel=subtitle} for each line.',
    'At last the crew could stand on dry {erth=earth}.',
  ],
  challenge:
    'Plan a page about life under the sea. Give it a title, three subheadings and one sentence for each, with three sub- words.',
  challengeAnswer:
    'For example: Life under the sea. How deep? A submarine can submerge to 300 metres. Who lives there? Turtles swim in warm, subtropical seas. What can you hear? Whales sing, but they need a subtitle.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then list the seven prefixes from last half-term and what they mean.',
      },
      {
        minutes: 4,
        text: 'Meaning: mark a water line on the board. Draw what is under it: submarine, subsoil, subway.',
      },
      {
        minutes: 6,
        text: 'Rule: from under to smaller part. Show a heading with a subheading below it in a class book.',
      },
      {
        minutes: 8,
        text: 'Groups: each child writes three words as sums and draws a tiny picture for one of them.',
      },
      {
        minutes: 7,
        text: 'Sort the eight words; ask pairs to say the meaning in full: subsoil is the soil under the topsoil.',
      },
      { minutes: 2, text: 'Learn earth with early: both begin with ear. What comes next in each?' },
      {
        minutes: 9,
        text: 'Dictation: two sentences. After marking, children box each prefix and underline earth.',
      },
      { minutes: 4, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Sub- takes you under. When you meet a new sub- word, ask: what is it under, or what is it a part of?',
    watchFor:
      'The root words are the hard part here: marine, divide, tropical. Spell the root word first, then put sub- on.',
    support:
      'Begin with subway, subtitle, submarine and subtotal. Match each to a picture card before writing it.',
    stretch:
      'Find out what a subeditor, a substation and a subzero day are, and write a meaning for each.',
    stretchAnswer:
      'A subeditor checks and corrects what goes into a newspaper. A substation takes electricity from the big lines and passes it on to homes. A subzero day is colder than zero degrees.',
  },
};
