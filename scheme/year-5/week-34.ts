import type { TeachingWeek } from '../week.ts';

export const week34: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: vowels you cannot hear',
  requirement: 'Years 5 and 6: words of the statutory list, here those with unstressed vowels.',
  sound: {
    label: 'weak and hidden vowels',
    how: 'Say government as you do in talk, then as a robot: gov-ern-ment. Where did the hidden letters come back?',
  },
  rule: 'Some vowels are so weak that we hardly hear them, so say the word in your head as it is spelt.',
  exception:
    'At times a relative brings the vowel back, as in familiarity and secretarial; parliament has none.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'watch the syllable before -ment',
      words: ['gov[ern]ment', 'envir[on]ment', 'parl[ia]ment'],
    },
    {
      heading: 'words that end in -ar or -ary',
      words: ['famili[ar]', 'diction[ar]y', 'secret[ar]y'],
    },
    {
      heading: 'a weak vowel in the middle',
      words: ['cat[e]gory', 'defin[i]te', 'desp[er]ate', 'temp[er]ature'],
    },
  ],
  byHeart: [{ entry: 'system', forms: ['s[y]st[e]m'], hint: 'First y, then e: sys, tem.' }],
  origin: {
    word: 'parliament',
    fact: 'Parliament comes from the French parler, to speak: a parliament is a place where people meet to talk things over.',
    journey: [
      { from: 'Old French', form: 'parler', meaning: 'to speak' },
      { from: 'Old French', form: 'parlement', meaning: 'a talk' },
      { from: 'Latin', form: 'parliamentum', meaning: 'the French word with an i' },
      { from: 'English', form: 'parliament', meaning: 'a meeting that makes laws' },
    ],
    journeyTask: {
      question: 'Write one sentence with parliament and government in it.',
      answer: 'For example: The government must answer questions in parliament.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'The ends of these words are weak. Which letters are missing?',
    piles: [
      { label: '-ary', words: ['diction__', 'secret__', 'libr__'] },
      { label: '-ment', words: ['environ__', 'govern__', 'parlia__'] },
      { label: '-ate', words: ['desper__', 'separ__', 'chocol__'] },
      { label: '-ar', words: ['famili__', 'peculi__', 'calend__'] },
    ],
  },
  dictation: [
    'The government has a new system to protect our environment.',
    'The secretary put every dictionary in a different category.',
  ],
  missingWords: [
    'The {temperature} fell below zero last night.',
    'MPs meet in {parliament} to debate new laws.',
    'The school {secretary} welcomes visitors and keeps the records.',
    'Our new {system} for lining up saves five minutes every day.',
    'A pond is the perfect {environment} for newts.',
    'We were {desperate} to find the missing hamster.',
  ],
  mistakes: [
    {
      wrong: 'parlament',
      right: 'parliament',
      why: 'A silent i stands before the a: par, lia, ment.',
    },
    {
      wrong: 'temprature',
      right: 'temperature',
      why: 'Write temper first and you cannot lose the e.',
    },
    { wrong: 'secratary', right: 'secretary', why: 'A secretary can keep a secret: secret, ary.' },
    { wrong: 'familier', right: 'familiar', why: 'Say familiarity: there the a is clear.' },
  ],
  proofreading: [
    'The {parlament=parliament} of owls met at a low {temprature=temperature}.',
    'Their {secratary=secretary} made a {desprate=desperate} plea for a {dictionery=dictionary}.',
    'It is a {familier=familiar} story: no {goverment=government} agrees on the spelling of twit twoo.',
    'They have no {catagory=category} for it in their {sistem=system}.',
  ],
  challenge:
    'Write six laws for a parliament of animals. Use six of the words and hide one misspelling for a friend to find.',
  challengeAnswer:
    'For example: 1 The government of ants meets daily. 2 Every secretary must be a stork. 3 No desperate squeaks. 4 Keep the environment muddy. 5 Check the temperature of ponds. 6 Cats are a category of danger. One slip is hidden by each child.',
  classSentence: 'The word environment looks familiar, but check it in a dictionary.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then list together every spelling of /sh/ the class can remember.',
      },
      {
        minutes: 6,
        text: 'Hear it: read the ten words in everyday speech; children count the syllables. Then read as robots: more syllables?',
      },
      {
        minutes: 5,
        text: 'Rule: mark each hidden vowel in red on the board and give every one a robot pronunciation.',
      },
      {
        minutes: 8,
        text: 'Words in groups: find words inside words, temper, secret, govern, iron, finite, and box them.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words by their ends, then system by heart: y first, e second.',
      },
      {
        minutes: 10,
        text: 'Dictation: use everyday speech. The robot voice is allowed only inside the head.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words in everyday speech; children check with the robot voice in their heads.',
      },
    ],
    say: 'English swallows vowels. Our ears lose them, so our eyes and our robot voice have to keep them safe.',
    watchFor:
      'Whole syllables that vanish, as in temprature or secretry. Ask for the syllables first and count the vowels against them. Parliament with a capital is right too.',
    support:
      'Find a shorter word inside each long one and say it clearly while writing. Begin with the words that have a strong helper.',
    stretch:
      'Collect ten more words with a vowel you cannot hear, such as Wednesday, chocolate and interest, and rank them by trickiness.',
    stretchAnswer:
      'For example: Wednesday, chocolate, interest, business, separate, different, library, favourite, vegetable, generally. The ranking is open; ask for the letter that hides in each.',
  },
};
