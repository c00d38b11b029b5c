import type { TeachingWeek } from '../week.ts';

export const week17: TeachingWeek = {
  kind: 'teach',
  focus: 'possessive apostrophe: irregular plurals',
  requirement: 'Years 3 and 4: possessive apostrophe with plural words that do not end in s.',
  sound: {
    label: "'s says /z/ or /s/",
    how: "Say children's and men's with a buzz, sheep's with a hiss. After mice and geese you hear a whole new syllable.",
  },
  rule: "If a plural does not end in s, add an apostrophe and s: the children's coats, the men's shoes.",
  exception:
    "Sheep is the same for one and for many, so only the sentence can tell how many sheep are in sheep's.",
  pattern: /[^s]'s$/u,
  groups: [
    { heading: 'people', words: ["children['s]", "men['s]", "women['s]", "people['s]"] },
    { heading: 'animals', words: ["mice['s]", "geese['s]", "sheep['s]", "oxen['s]"] },
  ],
  byHeart: [
    {
      entry: 'occasion(ally)',
      forms: ['o[cc]a[s]ion', 'occasion[ally]'],
      hint: 'Two c letters but only one s. Then build it up: occasional, occasionally.',
    },
    {
      entry: 'opposite',
      forms: ['o[pp]osite'],
      hint: 'Two p letters, then one s: op, po, site.',
    },
  ],
  origin: {
    word: "oxen's",
    fact: 'The plural ending -en in oxen goes back to Old English. Other words had it as well: five hundred years ago, people could say eyen for eyes.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'How do you show that something belongs to these owners? Sort the plurals.',
    piles: [
      { label: 'apostrophe, then s', words: ['children', 'mice', 'women', 'geese', 'men'] },
      { label: 'only an apostrophe', words: ['girls', 'foxes', 'babies', 'parents', 'teachers'] },
    ],
  },
  dictation: [
    "The children's coats are on the opposite wall.",
    "We occasionally watch the women's team play.",
  ],
  missingWords: [
    "The {children's} paintings were hung along the corridor for parents to see.",
    "My mum and her sister play in the {women's} cricket team.",
    "The {mice's} tiny footprints led to a hole behind the cupboard.",
    "All the {sheep's} wool was cut off in a single morning.",
    'Ade and I sat on {opposite} sides of the table to play chess.',
    'I {occasionally} have toast for supper, but not often.',
  ],
  mistakes: [
    {
      wrong: "childrens'",
      right: "children's",
      why: 'The plural is children, with no s, so the apostrophe comes first.',
      sentence: "The children's tent blew down in the middle of the night.",
    },
    {
      wrong: 'womens',
      right: "women's",
      why: 'Womens is not a word: the s needs its apostrophe.',
      sentence: "The women's choir sang three songs at the fair.",
    },
    {
      wrong: "mices'",
      right: "mice's",
      why: 'Mice is the plural already, with no s of its own: mice, then apostrophe and s.',
      sentence: "The cat could not reach the mice's nest inside the wall.",
    },
    {
      wrong: 'occassion',
      right: 'occasion',
      why: 'Double c, single s.',
      sentence: 'A wedding is a happy occasion for the whole family.',
    },
  ],
  proofreading: [
    'On {occassion=occasion} our farm lets visitors in.',
    "The {childrens=children's} gate is on the {oposite=opposite} side from the {geeses'=geese's} pond.",
    'Last week it was left open.',
    "Soon the {sheeps=sheep's} field was full of {peoples=people's} picnics.",
  ],
  challenge:
    "Write six signs for a farm park, such as The Geese's Pond. Use only owners whose plural does not end in s.",
  challengeAnswer:
    "For example: The Geese's Pond; The Sheep's Field; The Children's Path; The Mice's Barn; The Oxen's Gate; The Women's and Men's Toilets. Each owner is plural without s, so the apostrophe comes before s.",
  classSentence: "The men's team occasionally plays in the people's park.",
  notes: {
    steps: [
      {
        minutes: 4,
        text: "Revisit: eight words. Then write the boys' ball and ask why the apostrophe stands where it does.",
      },
      {
        minutes: 5,
        text: 'Plural race: say man, ox, goose, mouse, sheep; children write the plural. Which end in s?',
      },
      {
        minutes: 6,
        text: "Rule: children, no s at the end, so add 's. Try it with the plurals from the race.",
      },
      {
        minutes: 7,
        text: 'Groups: make up a phrase for each, with something owned. Then say it again for just one owner.',
      },
      {
        minutes: 8,
        text: 'Sort the ten plurals and add the right ending. Then practise occasionally and opposite.',
      },
      {
        minutes: 9,
        text: 'Dictation: ask for the owner first, then write, then check the place of each apostrophe.',
      },
      {
        minutes: 6,
        text: "Exit check: five words. Then call out owners from this week and last: 's or s'?",
      },
    ],
    say: "You know both rules now, and they are really one. Write the owners first. If you see an s, add '. If you see no s, add 's.",
    watchFor:
      "Childrens' and womens' are seen on shop signs, so children meet them every day. Let the class collect and correct such signs.",
    support:
      "Write children, women and mice on long cards and 's on a peg. Clip on the peg and read the phrase aloud.",
    stretch:
      "Geese's and mice's are right but rare. Say the same another way (the nest of the geese). Which do you like better?",
    stretchAnswer:
      "The geese's nest is shorter; the nest of the geese is easier to hear. Either choice is good with a reason. Most writers use the longer form for rare plurals.",
  },
};
