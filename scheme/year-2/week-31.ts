import type { TeachingWeek } from '../week.ts';

export const week31: TeachingWeek = {
  kind: 'teach',
  focus: 'possessive apostrophe (singular)',
  requirement: 'Year 2: the possessive apostrophe with singular nouns.',
  sound: {
    label: "'s means belongs to",
    how: "Hold up an object and say whose it is: Megan's pen, the teacher's book. The s is heard, the apostrophe is not.",
  },
  rule: 'To show that something belongs to one person, animal or thing, add an apostrophe and then s.',
  exception:
    'When s only means more than one, there is no apostrophe: two dogs. Its, hers and ours have none either.',
  pattern: /^[a-z]+'s$/iu,
  groups: [
    { heading: 'names', words: ["Megan['s]", "Ravi['s]"] },
    { heading: 'people', words: ["girl['s]", "child['s]", "man['s]", "baby['s]"] },
    { heading: 'jobs and animals', words: ["teacher['s]", "king['s]", "dog['s]", "bird['s]"] },
  ],
  byHeart: [
    {
      entry: 'clothes',
      forms: ['clo[the]s'],
      hint: 'Clothes are made of cloth: write cloth, then -es.',
    },
    { entry: 'busy', forms: ['b[u]sy'], hint: 'A busy bus: write bus, then y.' },
  ],
  origin: {
    word: "king's",
    fact: "In Old English many words took -es to show belonging: cyninges meant king's. Our apostrophe stands where that e once was.",
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does the s, or the apostrophe, tell you here?',
    piles: [
      { label: 'belongs to one', words: ["dog's tail", "king's hat", "girl's bag", "bird's nest"] },
      { label: 'more than one', words: ['two dogs', 'six kings', 'ten girls', 'four birds'] },
      { label: 'letters left out', words: ["it's hot", "she's late", "we're here", "I'll go"] },
    ],
  },
  dictation: [
    "Ravi's father was busy with the baby's bath.",
    "We saw a bird's nest in the king's hedge.",
  ],
  missingWords: [
    "{Megan's} bike is red, and she keeps it in the shed.",
    "The {dog's} lead is by the door, ready for his walk.",
    "My twin cousins are a boy and a girl: the {girl's} name is Ivy.",
    "A man got off the bus, and the wind took the {man's} hat.",
    "A worm hung from the {bird's} beak.",
    'Fold your {clothes} and put them away.',
  ],
  mistakes: [
    {
      wrong: 'Megans',
      right: "Megan's",
      why: 'It belongs to Megan: add an apostrophe, then s.',
    },
    {
      wrong: "dogs'",
      right: "dog's",
      why: 'There is just one dog, so the apostrophe comes before s.',
    },
    {
      wrong: 'babies',
      right: "baby's",
      why: 'Babies means more than one. One baby owns it: keep y.',
      sentence: "The baby's bottle has rolled under the cot.",
    },
    { wrong: 'bizzy', right: 'busy', why: 'Write bus, then y.' },
  ],
  proofreading: [
    "{Megans=Megan's} pencil was on the {teachers=teacher's} desk.",
    "Her coat was in the {dogs=dog's} bed.",
    'It had been a very {bizzy=busy} day.',
    "Even the {babys=baby's} hat was in the wrong place.",
  ],
  challenge:
    "Make labels for ten things in the classroom that belong to one person, such as Ravi's coat and the teacher's mug.",
  challengeAnswer:
    "For example: Ravi's coat, Megan's tray, the teacher's mug, the girl's ruler, the child's bag, Sam's pen, Mia's book, Asha's drink, the bird's cage, the king's crown in the play box. Look for the apostrophe before s, and for one owner each time.",
  exit: ["dog's", "king's", "girl's", "baby's", "bird's"],
  classSentence: "Megan's clothes are dry, but Ravi's clothes are wet.",
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. What did the apostrophe do in the contractions?',
      },
      {
        minutes: 6,
        text: "Show it: hold up things and ask whose they are. Write each answer: Ravi's coat, the teacher's mug.",
      },
      {
        minutes: 5,
        text: 'Rule: find the owner, write the owner in full, then apostrophe, then s. Say it with three claps.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children add something owned to each word and draw it.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve phrases, then practise clothes and busy.',
      },
      {
        minutes: 10,
        text: 'Dictation: the class says each sentence back before it is written. Before you show it, children draw an arrow from owner to thing.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the owner: dog, king, girl.',
      },
    ],
    say: 'Ask who the owner is. Write the owner first, with every letter. Then the apostrophe, then s.',
    watchFor:
      "Apostrophes that spread to plurals (two dog's). Ask: does anything belong to the dogs here?",
    support:
      "Keep 's on a card. Children place it after the owner's name and read the phrase aloud before they write it.",
    stretch:
      "Explain the difference: the baby's hat, the babies, the baby's asleep. Which apostrophe means what?",
    stretchAnswer:
      "The baby's hat belongs to one baby. The babies are more than one and own nothing here, so there is no apostrophe. The baby's asleep is short for the baby is asleep.",
  },
};
