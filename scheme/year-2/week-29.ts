import type { TeachingWeek } from '../week.ts';

export const week29: TeachingWeek = {
  kind: 'teach',
  focus: 'contractions',
  requirement: 'Year 2: the apostrophe in contractions shows where a letter or letters would be.',
  sound: {
    label: 'two words in one',
    how: "Say did not, then didn't; I will, then I'll. Bring your hands together as the two words become one.",
  },
  rule: 'When two words are squeezed into one, an apostrophe stands where letters have been left out.',
  exception:
    "It's is always short for it is or it has; its without an apostrophe means belonging to it.",
  pattern: /^[a-z]+'(?:t|s|ll|re|ve)$/iu,
  groups: [
    {
      heading: "not becomes n't",
      words: ["ca[n't]", "do[n't]", "did[n't]", "has[n't]", "could[n't]"],
    },
    { heading: "is becomes 's", words: ["it['s]", "she['s]"] },
    { heading: 'will, are and have', words: ["I['ll]", "we['re]", "you['ve]"] },
  ],
  byHeart: [
    { entry: 'any', forms: ['[a]ny'], hint: 'It sounds like enny, but it starts with a.' },
    { entry: 'many', forms: ['m[a]ny'], hint: 'Any with m in front. You can find a man in many.' },
  ],
  origin: {
    word: 'any',
    fact: 'Any is an Old English word, aenig. It was made from an, the old word for one.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which word has been cut short in each of these?',
    piles: [
      { label: 'not', words: ["can't", "didn't", "hasn't"] },
      { label: 'will', words: ["I'll", "we'll", "you'll"] },
      { label: 'have', words: ["you've", "we've", "they've"] },
      { label: 'are', words: ["we're", "you're", "they're"] },
    ],
  },
  dictation: ["I can't find my glove and it's very cold.", "We're sure you've read many books."],
  missingWords: [
    "Zara {didn't} like the soup, so I ate it for her.",
    "Wait there and {I'll} carry that bag for you.",
    "The bus {hasn't} come yet.",
    "The box was so heavy that we {couldn't} lift it.",
    "Noor is happy because {she's} going to the farm.",
    'Is there {any} milk left in the jug?',
  ],
  mistakes: [
    {
      wrong: 'cant',
      right: "can't",
      why: 'The apostrophe shows that letters of cannot are missing.',
    },
    {
      wrong: "did'nt",
      right: "didn't",
      why: 'The missing letter is the o of not: n, apostrophe, t.',
      sentence: "It rained all day, so we didn't have our picnic.",
    },
    {
      wrong: 'Ill',
      right: "I'll",
      why: 'Without the apostrophe it says ill, which means not well.',
    },
    { wrong: 'menny', right: 'many', why: 'Write m, then any.' },
  ],
  proofreading: [
    "Mum, I {did'nt=didn't} lose my shoe.",
    "I {cant=can't} see it in here with so {meny=many} toys.",
    "{Ill=I'll} look under the bed.",
    "Oh no, {its=it's} in the bath!",
  ],
  challenge:
    'Two friends are talking on the phone. Write six lines of what they say, with a contraction in each line.',
  challengeAnswer:
    "For example: I can't hear you! It's very loud here. Didn't you say two o'clock? We're on the bus. I'll wait by the gate. Don't forget the ball. Each apostrophe stands where letters are left out.",
  exit: ["hasn't", "we're", "it's", "didn't", "you've"],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and mark them. Then spell could aloud together.',
      },
      {
        minutes: 6,
        text: 'Show it: six children hold the letters of did not. The o sits down and the apostrophe takes its place.',
      },
      {
        minutes: 5,
        text: "Rule: read it. Where do letters go missing in I'll, we're and you've? Write them above.",
      },
      {
        minutes: 7,
        text: 'Words in groups: one partner says the long form, the other says and writes the short one.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve contractions, then practise any and many.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children say the full words of each contraction when they check.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Afterwards children say the long form of each: has not, we are, it is.',
      },
    ],
    say: 'The apostrophe is not decoration. It stands exactly where the missing letters were, like a coat left on a chair.',
    watchFor:
      "The apostrophe put between the two words (did'nt, has'nt) and not where a letter is missing.",
    support:
      'Write the long form on a strip of squared paper. Cut out the missing letters and stick an apostrophe in the gap.',
    stretch:
      "Look into won't: which two words is it made of, and what is odd about it? Do the same for shan't.",
    stretchAnswer:
      "Won't is made of will and not; it comes from an old form, woll not. Shan't is shall and not: it loses two l letters as well as the o, and has one apostrophe.",
  },
};
