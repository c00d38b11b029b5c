import type { TeachingWeek } from '../week.ts';

export const week26: TeachingWeek = {
  kind: 'teach',
  focus: '-ly with every rule mixed',
  requirement:
    'Years 3 and 4: the suffix -ly: just add, y to i, -le to -ly, -ic to -ically, and exceptions.',
  sound: {
    label: '-ly: in what way',
    how: 'Act it: walk clumsily, steadily, energetically. The end always sounds like /lee/.',
  },
  rule: 'Add -ly to the adjective; but y turns to i, a final -le becomes -ly, and most words in -ic take -ally.',
  exception: 'Public takes only -ly: publicly. True drops its e: truly.',
  pattern: /(?:al|ful|[bi]|ic)ly$/u,
  groups: [
    {
      heading: 'just add -ly',
      words: ['truthful[ly]', 'occasional[ly]', 'accidental[ly]', 'public[ly]'],
    },
    { heading: '-ic takes -ally', words: ['specific[ally]', 'energetic[ally]'] },
    {
      heading: 'y to i; -le to -ly',
      words: ['clums[ily]', 'stead[ily]', 'sensib[ly]', 'incredib[ly]'],
    },
  ],
  whichRule: [
    { rule: 'just add -ly', words: ['truthfully', 'occasionally', 'accidentally'] },
    { rule: '-ic takes -ally', words: ['specifically', 'energetically'] },
    { rule: 'turn y to i and add -ly', words: ['clumsily', 'steadily'] },
    { rule: 'a final -le becomes -ly', words: ['sensibly', 'incredibly'] },
    { rule: '-ic takes only -ly: learn it', words: ['publicly'] },
  ],
  byHeart: [
    {
      entry: 'purpose',
      forms: ['p[ur]p[ose]'],
      hint: 'Pur as in purse, then pose: the end is said so lightly that it hides.',
    },
    {
      entry: 'recent',
      forms: ['re[c]ent'],
      hint: 'A soft c before e: re, then cent, like the coin.',
    },
  ],
  origin: {
    word: 'clumsily',
    fact: 'Clumsy once meant numb with cold, and it is probably a Norse word. Hands that are stiff with cold drop things, so clumsy came to mean awkward.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Find the root of each word, and think what the word does. Which one is odd?',
    rows: [
      {
        words: ['sensibly', 'gently', 'steadily', 'incredibly'],
        odd: 'steadily',
        why: 'Its root ends in y; the others end in -le.',
      },
      {
        words: ['magically', 'publicly', 'specifically', 'energetically'],
        odd: 'publicly',
        why: 'Its root ends in -ic, yet it takes only -ly.',
      },
      {
        words: ['clumsily', 'angrily', 'truthfully', 'easily'],
        odd: 'truthfully',
        why: 'Just add -ly; in the others y turned to i.',
      },
      {
        words: ['slowly', 'bravely', 'friendly', 'loudly'],
        odd: 'friendly',
        why: 'It is an adjective; the others tell how a thing is done.',
      },
    ],
  },
  dictation: [
    'The boy clumsily dropped the box, but not on purpose.',
    'She told us truthfully about her recent mistake.',
  ],
  missingWords: [
    'Please answer {truthfully}: who ate the last bun?',
    'The puppy ran {clumsily}, tripping over its own big paws.',
    'The winner was named {publicly}, in front of the whole school.',
    'She {accidentally} sent the message to her teacher instead of her friend.',
    'Two trees fell across the lane in the {recent} storm.',
    'He left the door open on {purpose} so that the cat could come in.',
  ],
  mistakes: [
    { wrong: 'publically', right: 'publicly', why: 'Public is the one that does not take -ally.' },
    {
      wrong: 'truthfuly',
      right: 'truthfully',
      why: 'Truthful ends in l, and -ly brings another: two l letters.',
    },
    {
      wrong: 'steadyly',
      right: 'steadily',
      why: 'The y turns to i before -ly.',
      sentence: 'The tortoise walked slowly but steadily up the path.',
    },
    {
      wrong: 'incrediblely',
      right: 'incredibly',
      why: 'The -le at the end goes, and -ly takes its place.',
    },
  ],
  proofreading: [
    'Gran rode {steadyly=steadily} round the park on my scooter.',
    'A pigeon {acidentally=accidentally} got in her way, but she stopped {sensably=sensibly}.',
    'Her {resent=recent} lessons have been {incrediblely=incredibly} good.',
    '{Truthfuly=Truthfully}, she is faster than I am.',
  ],
  challenge:
    'Write instructions for carrying a very wobbly jelly across a room. Use an adverb in -ly in every step, eight in all.',
  challengeAnswer:
    'For example: Stand steadily. Lift the plate carefully. Walk sensibly. Breathe gently. Do not stop suddenly. Speak quietly. Turn slowly. Publicly take a bow. Look for eight steps and eight adverbs.',
  exit: ['truthfully', 'publicly', 'clumsily', 'steadily', 'sensibly'],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit eight words. Then write happy, simple, magic on the board: what will -ly do to each?',
      },
      {
        minutes: 5,
        text: 'Act it: a child mimes an adverb from the list while the others guess and spell it.',
      },
      {
        minutes: 6,
        text: 'Rule: draw a flow chart together. Does it end in y? In -le? In -ic? If not, just add -ly.',
      },
      {
        minutes: 8,
        text: 'Groups: each child takes three adverbs, writes the adjective beside each and the number of its rule.',
      },
      { minutes: 7, text: 'Odd one out, then practise purpose and recent.' },
      { minutes: 9, text: 'Dictation: underline each adverb and check it against the flow chart.' },
      {
        minutes: 6,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the adjective.',
      },
    ],
    say: 'First find the adjective, then look at its last letters. They tell you what to do. If the adjective already ends in l, you must end up with two.',
    watchFor:
      'Accidently and occasionly: children add -ly to the noun. Go through the adjective: accident, accidental, accidentally.',
    support:
      'Keep the flow chart on the table and work through truthful, steady and sensible, one for each path.',
    stretch:
      'Find adjectives that end in -ly, such as lonely and lively. Why can you not simply add another -ly?',
    stretchAnswer:
      'Lonelyly would be very hard to say, so we write in a lonely way, in a lively way. Other adjectives in -ly: friendly, ugly, silly, early.',
  },
};
