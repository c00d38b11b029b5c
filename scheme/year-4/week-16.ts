import type { TeachingWeek } from '../week.ts';

export const week16: TeachingWeek = {
  kind: 'teach',
  focus: 'possessive apostrophe: regular plurals',
  requirement: 'Years 3 and 4: possessive apostrophe with plural words that end in s.',
  sound: {
    label: "girls' sounds like girls",
    how: "Say girls, girl's and girls': they sound the same. Only the sentence tells you how many owners there are.",
  },
  rule: "When a plural ends in s, put the apostrophe after the s and add nothing more: the girls' coats.",
  exception:
    "Plurals without a final s take 's: children's. A plural that owns nothing has no apostrophe: two dogs.",
  pattern: /s'$/u,
  groups: [
    {
      heading: 'plural with s',
      words: ["girl[s']", "boy[s']", "dog[s']", "teacher[s']", "parent[s']"],
    },
    { heading: 'y has turned to ies', words: ["bab[ies']", "lad[ies']", "famil[ies']"] },
    { heading: 'one syllable more in the plural', words: ["fox[es']", "horse[s']"] },
  ],
  byHeart: [
    {
      entry: 'naughty',
      forms: ['n[augh]ty'],
      hint: 'It has augh, like caught and taught: n, augh, ty.',
    },
  ],
  origin: {
    word: 'naughty',
    fact: 'Naughty comes from naught, an old word for nothing, which is Old English. A naughty person was first of all someone who had nothing.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at each apostrophe, and at what comes before it. Which word is odd?',
    rows: [
      {
        words: ["girls'", "dogs'", "boy's", "teachers'"],
        odd: "boy's",
        why: 'Only one boy owns something; the others are plurals.',
      },
      {
        words: ["parents'", "children's", "families'", "foxes'"],
        odd: "children's",
        why: 'Its plural, children, does not end in s.',
      },
      {
        words: ["babies'", "ladies'", "horses'", "families'"],
        odd: "horses'",
        why: 'The other three have turned y into ies.',
      },
      {
        words: ["boys'", "teachers'", "dogs'", 'girls'],
        odd: 'girls',
        why: 'It is a plain plural: nothing belongs to the girls.',
      },
    ],
  },
  dictation: [
    "The girls' coats and the boys' bags were on the floor.",
    "A naughty puppy hid in the teachers' room all morning.",
  ],
  missingWords: [
    "Ling and Priya both play in the {girls'} football team.",
    "Both {teachers'} cars in the staff car park were covered in snow.",
    "Our newborn twins are a brother and a sister, and both {babies'} bibs are yellow.",
    "The groom swept the four {horses'} stables before breakfast.",
    "Mum and Dad laughed when both my {parents'} phones rang at once.",
    'It was {naughty} of the puppy to chew my slipper.',
  ],
  mistakes: [
    {
      wrong: "girl's",
      right: "girls'",
      why: "Girl's means one girl. For two or more, write girls first.",
    },
    {
      wrong: "babys'",
      right: "babies'",
      why: 'Make the plural first: baby, babies. Then the apostrophe.',
    },
    {
      wrong: "foxes's",
      right: "foxes'",
      why: 'The plural already has its s: no second one is needed.',
    },
    { wrong: 'norty', right: 'naughty', why: 'The /or/ is spelt augh, as in caught.' },
  ],
  proofreading: [
    "Both {teacher's=teachers'} cupboards were full of lost things.",
    "We found both {boy's=boys'} boots, three {babys'=babies'} hats and all four {girl's=girls'} scarves.",
    "Somebody {norty=naughty} had put on four {parent's=parents'} coats at once.",
    'It was the caretaker!',
  ],
  challenge:
    "Draw a lost property shelf and label six things for more than one owner each: the boys' boots, the families' umbrellas.",
  challengeAnswer:
    "For example: the boys' boots, the girls' gloves, the babies' hats, the families' umbrellas, the teachers' mugs, the dogs' leads. Look for the plural first, then the apostrophe after its s.",
  exit: ["girls'", "dogs'", "babies'", "families'", "teachers'"],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for three words in which sc is a single hiss.',
      },
      {
        minutes: 4,
        text: "How many owners? Say both boys' boots, one girl's hat, two dogs' leads, my teacher's pen; children show one finger or many.",
      },
      {
        minutes: 6,
        text: 'Rule: write the plural, ask if it ends in s, then add the apostrophe. Do it with fox, baby and girl.',
      },
      {
        minutes: 7,
        text: 'Groups: children turn each word into a phrase with a thing that is owned.',
      },
      { minutes: 8, text: 'Odd one out: agree on a reason in pairs. Then practise naughty.' },
      {
        minutes: 10,
        text: 'Dictation: ask after each sentence who owns what, and how many owners there are. Then write.',
      },
      {
        minutes: 5,
        text: "Exit check: five words, each with its sentence. Then children write my dog's lead and two muddy dogs, and explain each end.",
      },
    ],
    say: 'Two steps, always in this order. First write all the owners: girls. Then look at the end. It has an s already, so the apostrophe hops on behind it.',
    watchFor:
      "Apostrophes in plain plurals, such as two dog's. Ask: what do the dogs own? If nothing, there is no apostrophe.",
    support:
      'Use toy animals or pictures: one dog, one bowl; three dogs, three bowls. Write a label for each.',
    stretch:
      "How does the meaning change: the boy's books, the boys' books, the boys' book? Draw all three.",
    stretchAnswer:
      "The boy's books: one boy, several books. The boys' books: several boys, several books. The boys' book: several boys share one book. The drawings should show it.",
  },
};
