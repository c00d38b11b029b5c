import type { TeachingWeek } from '../week.ts';

export const week28: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: cereal or serial?',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'alike in sound only',
    how: 'Say cereal, serial; bridal, bridle. Name the family of each word: serial has series, bridal has bride.',
  },
  rule: 'These pairs sound alike, so use the family of the word: bride gives bridal, series gives serial.',
  exception: 'Bridle has no such family, so think of the horse: it ends in le, like saddle.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'a climb or a yes; a wedding or a horse',
      words: ['a[sc]ent', 'a[ss]ent', 'brid[al]', 'brid[le]'],
    },
    { heading: 'breakfast, or a story in parts', words: ['[c]er[e]al', '[s]er[i]al'] },
    { heading: 'to complete, or kind words', words: ['compl[e]ment', 'compl[i]ment'] },
  ],
  byHeart: [
    {
      entry: 'neighbour',
      forms: ['n[eigh]b[our]'],
      hint: 'Neigh like a horse, then bour with our at the end.',
    },
    {
      entry: 'occur',
      forms: ['o[cc]ur'],
      hint: 'Double c but a single r; the r doubles in occurred and occurring.',
    },
  ],
  origin: {
    word: 'cereal',
    fact: 'Cereal is named after Ceres, the Roman goddess of crops and harvest. That is why it begins with c and e.',
    journey: [
      { from: 'Latin', form: 'Ceres', meaning: 'goddess of the harvest' },
      { from: 'Latin', form: 'cerealis', meaning: 'of Ceres or of grain' },
      { from: 'French', form: 'céréale', meaning: 'written with accents' },
      { from: 'English', form: 'cereal', meaning: 'a breakfast made of grain' },
    ],
    journeyTask: {
      question: 'Write one sentence with cereal and neighbour in it.',
      answer: 'For example: Our neighbour borrowed some milk for her cereal.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word has sneaked in because it sounds like another?',
    rows: [
      {
        words: ['climb', 'ascent', 'assent', 'rise'],
        odd: 'assent',
        why: 'It means agreement; the others go up.',
      },
      {
        words: ['bridal', 'bridle', 'saddle', 'reins'],
        odd: 'bridal',
        why: 'It is about a bride; the others are for a horse.',
      },
      {
        words: ['toast', 'serial', 'cereal', 'porridge'],
        odd: 'serial',
        why: 'It is a story in parts; the others are breakfasts.',
      },
      {
        words: ['praise', 'thanks', 'complement', 'compliment'],
        odd: 'complement',
        why: 'It completes something; the others are kind words.',
      },
    ],
  },
  dictation: [
    'My neighbour gave me a compliment about the bridal dress.',
    'Did it occur to you to eat some cereal before the ascent?',
  ],
  missingWords: [
    'Pour some milk over your {cereal}.',
    'The {ascent} of the mountain took us six hours.',
    'Hold the {bridle} while I climb onto the pony.',
    'It was a kind {compliment} when she said that I sang well.',
    'Our new {neighbour} invited the whole street to tea.',
    'When will the next eclipse of the moon {occur}?',
  ],
  mistakes: [
    {
      wrong: 'complement',
      right: 'compliment',
      why: 'With i, it is what I like to hear: kind words.',
      sentence: 'Zara went pink when her coach paid her a compliment.',
    },
    {
      wrong: 'cerial',
      right: 'cereal',
      why: 'The grain has e twice, as in Ceres: ce, re, al.',
      sentence: 'Oats, rice and maize are each a kind of cereal.',
    },
    {
      wrong: 'nieghbour',
      right: 'neighbour',
      why: 'Spell neigh first: e comes before i here.',
      sentence: 'A neighbour feeds our rabbits when we go on holiday.',
    },
    {
      wrong: 'ocur',
      right: 'occur',
      why: 'It needs two c letters: oc, cur.',
      sentence: 'Most accidents in the home occur in the kitchen.',
    },
  ],
  proofreading: [
    'The {assent=ascent} of the hill took me an hour, and my {nieghbour=neighbour} paid me a {complement=compliment}.',
    'I had eaten only a bowl of {serial=cereal}.',
    'Then he told me, as if it were a {cereal=serial} in ten parts, how a horse without a {bridal=bridle} had once carried him up.',
  ],
  challenge:
    'Write the first part of a serial about a mountain climb. Use ascent, assent and compliment, and stop at the best moment.',
  challengeAnswer:
    'For example: Part one. The ascent began at dawn. Our leader nodded her assent. It was a compliment to be chosen at all. Then the rope went slack, and I looked down. To be continued.',
  exitSentences: [
    'A cable car makes the {ascent} to the castle in three minutes.',
    'The shop sells {bridal} gowns, veils and white shoes.',
    'Ola shook the packet, but there was no {cereal} left in it.',
    'A dash of lime will {complement} the taste of the mango.',
    'When we go on holiday, a {neighbour} waters our tomatoes.',
  ],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words; where one has a homophone, children write its partner as well.',
      },
      {
        minutes: 6,
        text: 'Hear it: say serial and series, bridal and bride. What does the family tell us that the sound does not?',
      },
      {
        minutes: 5,
        text: 'Rule: find one helper for each word. Ascend helps ascent; complete helps complement.',
      },
      {
        minutes: 8,
        text: 'Words in pairs: children act one of the two while the others write the right spelling.',
      },
      { minutes: 7, text: 'Odd one out with meanings, then neighbour and occur by heart.' },
      {
        minutes: 10,
        text: 'Dictation: each sentence has two homophones of which only one spelling fits. Discuss after writing.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words in sentences; partners agree on the meaning before they look at the spelling.',
      },
    ],
    say: 'Compliment has an i, for I like it. Complement has an e, for it completes. Make one hook like that for every pair.',
    watchFor:
      'Neighbour with the letters of neigh in the wrong order. It was learnt in Year 3: link it with eight and weigh again.',
    support: 'Draw each word of a pair and write the word as a label in its picture.',
    stretch:
      'Add dissent and descent to ascent and assent, and write a sentence with three of the four words.',
    stretchAnswer:
      "For example: Nobody voiced dissent, so with the leader's assent we began the ascent. Or: The ascent was easy, but the descent led to dissent.",
  },
};
