import type { TeachingWeek } from '../week.ts';

export const week29: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: brake or break?',
  requirement: 'Years 3 and 4: homophones and near-homophones.',
  sound: {
    label: 'same or nearly the same',
    how: 'Say brake, break; ball, bawl; berry, bury. Then say accept and except slowly: can you hear a small difference?',
  },
  rule: 'When two words sound alike, think of the meaning first and then choose the spelling.',
  exception:
    'Accept and except, affect and effect are only near-homophones: said with care, they start differently.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'accept or except? Affect or effect?',
      words: ['[ac]cept', '[ex]cept', '[a]ffect', '[e]ffect'],
    },
    { heading: 'ball or bawl? Berry or bury?', words: ['b[all]', 'b[awl]', 'b[err]y', 'b[ur]y'] },
    { heading: 'brake or break?', words: ['br[ake]', 'br[eak]'] },
  ],
  byHeart: [
    {
      entry: 'often',
      forms: ['of[t]en'],
      hint: 'Say of-ten in your spelling voice: the t is there.',
    },
    { entry: 'perhaps', forms: ['p[er][h]aps'], hint: 'Per + haps: it does not begin with pre.' },
  ],
  origin: {
    word: 'bury',
    fact: "In the Middle Ages bury was said in different ways in different parts of England. We kept one region's spelling and another's sound.",
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Is it something you do, or is it a thing? Sort the words.',
    piles: [
      { label: 'something you do', words: ['accept', 'affect', 'bawl', 'bury', 'weigh'] },
      { label: 'a thing', words: ['effect', 'ball', 'berry', 'vein', 'sleigh'] },
    ],
  },
  dictation: [
    'Everybody can play ball except Tom, who is ill.',
    'Perhaps the dog will bury its bone and not break it.',
  ],
  missingWords: [
    'I would love to {accept} your invitation.',
    'Will the rain {affect} the school fair?',
    'Pirates {bury} their gold deep in the sand.',
    'The toddler began to {bawl} when her balloon flew off.',
    'Squeeze the {brake} gently to slow the bike down.',
    'We {often} go to the park after school.',
  ],
  mistakes: [
    {
      wrong: 'except',
      right: 'accept',
      why: 'You accept what you say yes to. Except leaves something out.',
      sentence: 'Did Grandad accept your sorry note about the broken vase?',
    },
    {
      wrong: 'affect',
      right: 'effect',
      why: 'An effect is the end result, so e. Affect is the action, so a.',
      sentence: 'Loud music has a strange effect on our cat.',
    },
    {
      wrong: 'berry',
      right: 'bury',
      why: 'A berry is a fruit. To bury has one r: bur + y.',
      sentence: 'Our dog likes to bury bones under the apple tree.',
    },
    {
      wrong: 'prehaps',
      right: 'perhaps',
      why: 'It begins with per, then haps.',
      sentence: 'I cannot find my hat: perhaps I left it at school.',
    },
  ],
  proofreading: [
    'Everyone {accept=except} me has learnt to ride a bike.',
    'I {offen=often} forget to use the {break=brake}.',
    'Yesterday I fell into a {bury=berry} bush and began to {ball=bawl}.',
    'My bell was the only thing to {brake=break}.',
  ],
  challenge:
    'Write four sentences that each use both words of a pair, such as: Do not break the brake. Then draw the funniest.',
  challengeAnswer:
    'For example: Do not break the brake. Please accept all the cards except this one. We bury a berry to grow a bush. He will bawl if he loses his ball. Look for both words in every sentence.',
  exitSentences: [
    'The winner went up on stage to {accept} her cup.',
    'Bad weather did not {affect} our sports day at all.',
    'Hungry babies {bawl} until somebody brings them milk.',
    'Workers will {bury} the new pipe under the road.',
    'It {often} snows in the mountains in winter.',
  ],
  classSentence: 'Perhaps a break will have a good effect on us.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, each in a sentence, as sentences matter most this week.',
      },
      {
        minutes: 5,
        text: 'Hear it: read the pairs. Which can your ears tell apart if I speak with great care?',
      },
      {
        minutes: 5,
        text: 'Rule: meaning first. Children point to the word: press the (brake), it may (break), a ripe (berry), (bury) a bone, kick a (ball).',
      },
      {
        minutes: 9,
        text: 'Groups: each two children take one pair of words, draw two tiny pictures and write the words under them.',
      },
      {
        minutes: 6,
        text: 'Sort: something you do, or a thing? Use it to fix affect (a for action) and effect (e for end result).',
      },
      {
        minutes: 2,
        text: 'Learn often and perhaps: find the t that many people leave out, and the er.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences. Read each whole before anyone writes, since only the sense can help.',
      },
      { minutes: 4, text: 'Exit check: five words, each read in a sentence.' },
    ],
    say: 'Affect is the action, so a. Effect is the end result, so e. Say it whenever you are in doubt.',
    watchFor:
      'Affect and effect trouble adults too. Be content if children get the verb and the noun right in plain sentences.',
    support:
      'Concentrate on ball, bawl, brake, break, berry and bury, each with a picture beside it.',
    stretch:
      'Explain to a younger child why a brake can break, and how a ball may make you bawl. Write it down.',
    stretchAnswer:
      'For example: A brake stops a bike, and if it snaps it will break. If a ball hits you on the nose, you may bawl, which means to cry loudly.',
  },
};
