import type { TeachingWeek } from '../week.ts';

export const week32: TeachingWeek = {
  kind: 'teach',
  focus: "homophones: heel, heal or he'll?",
  requirement: 'Years 3 and 4: homophones and near-homophones.',
  sound: {
    label: 'pairs, and one trio',
    how: "Say heel, heal and he'll one after another. Three words, one sound: now use each in a sentence.",
  },
  rule: 'Look for a clue to the meaning inside the spelling: you can eat meat, and to heal is to become healthy.',
  exception:
    "He'll is really two words, he and will: the apostrophe stands where two letters have dropped out.",
  pattern: 'homophones',
  groups: [
    { heading: "heel, heal or he'll?", words: ['h[eel]', 'h[eal]', "h[e'll]"] },
    { heading: 'mail or male? Main or mane?', words: ['m[ail]', 'm[ale]', 'm[ain]', 'm[ane]'] },
    { heading: 'meat or meet?', words: ['m[eat]', 'm[eet]'] },
  ],
  byHeart: [
    {
      entry: 'quarter',
      forms: ['q[uar]ter'],
      hint: 'After qu the /or/ is ar, as in war: quar + ter.',
    },
    { entry: 'question', forms: ['quest[ion]'], hint: 'It starts with a quest and ends in ion.' },
  ],
  origin: {
    word: 'meat',
    fact: 'In Old English, mete meant food of any kind. Sweetmeat, an old-fashioned word for a sweet, still keeps that older meaning.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Let the meaning guide you. Sort the words into three piles.',
    piles: [
      { label: 'part of a body', words: ['heel', 'mane', 'knee', 'vein'] },
      { label: 'something you do', words: ['heal', 'meet', 'bury', 'weigh'] },
      { label: 'something to eat', words: ['meat', 'berry', 'steak', 'quiche'] },
    ],
  },
  dictation: [
    "He'll meet us at the main gate at a quarter past two.",
    'I have a question: when will the cut on my heel heal?',
  ],
  missingWords: [
    'The lion shook his golden {mane}.',
    'Our {mail} comes in a red van before nine.',
    'A cockerel is a {male} chicken.',
    'My uncle does not eat {meat}, so we made bean burgers.',
    'My new shoe rubs the back of my {heel}.',
    'Put up your hand if you have a {question}.',
  ],
  mistakes: [
    {
      wrong: 'heel',
      right: 'heal',
      why: 'To heal is to become healthy. A heel is part of a foot.',
    },
    { wrong: 'meet', right: 'meat', why: 'You eat meat: the eat is inside it.' },
    {
      wrong: 'mane',
      right: 'main',
      why: 'Only a horse or a lion has a mane. The main thing matters most.',
    },
    { wrong: 'qestion', right: 'question', why: 'Q never goes out without its u.' },
  ],
  proofreading: [
    'I had a {qestion=question} for the vet.',
    "Will my pony's foot {heel=heal} soon?",
    "The vet said that {heel=he'll} be well in a {quater=quarter} of a year.",
    'Then we may {meat=meet} on the race track, and I can brush his {main=mane}.',
  ],
  challenge:
    "Can you get heel, heal and he'll into one sentence that makes sense? Then try main, mane, mail and male.",
  challengeAnswer:
    "For example: He'll rest until his heel can heal. The main thing is that the male lion got mail about his mane. Look for each word in the right place, and a sentence that makes sense.",
  exitSentences: [
    'There is a hole in the {heel} of my sock.',
    "Grandpa says {he'll} be here in time for tea.",
    'In spring the {male} robin sings to find a mate.',
    "The groom plaited the pony's {mane} before the show.",
    'Six hours is a {quarter} of a day.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and mark them. Then ask for a homophone of last week in a sentence.',
      },
      {
        minutes: 5,
        text: "Hear it: show heel, heal and he'll. Touch your heel, mime healing, then finish: he'll be late.",
      },
      {
        minutes: 5,
        text: 'Clues: eat in meat, heal in healthy, two feet meet with two es. Children make up a clue of their own.',
      },
      {
        minutes: 8,
        text: 'Groups: one partner reads a meaning from the slide, the other writes its word and says it in a sentence.',
      },
      { minutes: 7, text: 'Sort twelve words by meaning; some are old homophone friends.' },
      {
        minutes: 2,
        text: 'Learn quarter and question: both begin with qu. Which letter comes after it?',
      },
      {
        minutes: 10,
        text: 'Dictation: both sentences. Talk through the apostrophe, the colon and the question mark.',
      },
      { minutes: 3, text: 'Exit check: five words, each in a sentence.' },
    ],
    say: 'Two people meet: two es stand side by side. And you eat meat: the eat is inside it.',
    watchFor:
      "Children who leave out the apostrophe in he'll, or put it before the e. Build it from he will each time.",
    support:
      'Work on meat and meet, main and mane first. Tie each word to a drawing that children keep in their books.',
    stretch:
      "Write more contractions with will: I'll, you'll, she'll, we'll. Which of them sound like other words?",
    stretchAnswer:
      "I'll sounds like aisle and isle; we'll sounds like wheel to most people; you'll sounds like Yule. She'll has no partner. He'll has heel and heal.",
  },
};
