import type { TeachingWeek } from '../week.ts';

export const week19: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ly, no change',
  requirement:
    'Years 3 and 4: the suffix -ly added to an adjective to form an adverb, straight on to most words.',
  sound: {
    label: '-ly tells how',
    how: 'Ask how: how did she walk? Sadly, bravely, suddenly. Say the adjective, then add a light -ly.',
  },
  rule: 'Most adjectives keep all their letters when you add -ly, even if they end in e or l.',
  exception:
    'Words that end in -y, -le or -ic do change: happy becomes happily. We meet them in the next two weeks.',
  pattern: /(?:d|l|n|te|ve)ly$/u,
  groups: [
    { heading: 'just add -ly', words: ['sad[ly]', 'sudden[ly]', 'careful[ly]'] },
    { heading: 'keep the e', words: ['complete[ly]', 'brave[ly]'] },
    {
      heading: 'ends in -al: now there are two ls',
      words: ['usual[ly]', 'final[ly]', 'comical[ly]', 'general[ly]', 'equal[ly]'],
    },
  ],
  byHeart: [
    { entry: 'guard', forms: ['g[u]ard'], hint: 'A silent u stands on guard between g and a.' },
    { entry: 'guide', forms: ['g[u]ide'], hint: 'The silent u keeps the g hard before i.' },
  ],
  origin: {
    word: 'sadly',
    fact: 'The ending -ly is a relative of the word like. In Old English it was -lice, and sadly means in a sad-like way.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words are a whole adjective + ly. Which one is not?',
    rows: [
      {
        words: ['sadly', 'bravely', 'jelly', 'suddenly'],
        odd: 'jelly',
        why: 'There is no word jel: it is just jelly.',
      },
      {
        words: ['happily', 'finally', 'equally', 'usually'],
        odd: 'happily',
        why: 'Happy had to turn its y to i.',
      },
      {
        words: ['carefully', 'completely', 'generally', 'family'],
        odd: 'family',
        why: 'There is no word fami, and it does not tell how.',
      },
      {
        words: ['kindly', 'simply', 'slowly', 'badly'],
        odd: 'simply',
        why: 'Simple lost its -le before the -ly.',
      },
    ],
  },
  dictation: [
    'Suddenly, the guard began to sing to the people on the train.',
    'Our guide went bravely past the bees and carefully over the bridge.',
  ],
  missingWords: [
    'The twins shared the grapes {equally}, so that each had ten.',
    'The jug is not half full: it is {completely} full.',
    'After six hours on the train we {finally} reached Inverness.',
    'Pour the hot chocolate {carefully} into the mug.',
    'The clown wobbled so {comically} that we laughed until we cried.',
    'Two geese will {guard} the farm from the fox.',
  ],
  mistakes: [
    { wrong: 'equaly', right: 'equally', why: 'It is equal + ly, so there are two ls.' },
    { wrong: 'completly', right: 'completely', why: 'It is complete + ly: the e stays.' },
    { wrong: 'finaly', right: 'finally', why: 'It is final + ly, so there are two ls.' },
    {
      wrong: 'gide',
      right: 'guide',
      why: 'Without the u, the g before i might sound soft, as in giant.',
    },
  ],
  proofreading: [
    '{Sudenly=Suddenly} the lights went out, and it was {completly=completely} dark.',
    'I felt my way down the stairs {carefuly=carefully}.',
    'My sister {bravly=bravely} went ahead to look for a torch.',
    'When she {finaly=finally} found one, the lights came on again.',
  ],
  challenge:
    'Write one action (Finn opened the box) in five ways, with a different -ly word each time. How does the story change?',
  challengeAnswer:
    'For example: Finn opened the box carefully. Finn opened the box suddenly. Finn bravely opened the box. Finally, Finn opened the box. Sadly, Finn opened the box. Each adverb changes what we expect to find inside.',
  classSentence: 'Suddenly the guide was completely lost.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, mark them, and spell fruit and group aloud once more.',
      },
      {
        minutes: 4,
        text: 'Meaning: ask a child to cross the room; the class guesses the adverb: bravely, sadly, suddenly, carefully.',
      },
      {
        minutes: 6,
        text: 'Rule: usual + ly. Count the ls in the sum. Then complete + ly. Did any letter leave?',
      },
      {
        minutes: 7,
        text: 'Groups: children write the root, draw a plus sign, and join. They underline ll and the e that stays.',
      },
      { minutes: 8, text: 'Odd one out; then guard and guide: why is a silent u useful after g?' },
      { minutes: 12, text: 'Dictation: two sentences. Point out the comma after Suddenly.' },
      { minutes: 3, text: 'Exit check: five words, with the ls counted in each.' },
    ],
    say: 'When the root word ends in l, -ly brings one more. Final has one l, -ly has one l: finally has two.',
    watchFor:
      'One l in finally, usually and carefully. Have children write the sum, not only the answer.',
    support:
      'Use tiles and never take one away: lay out usual, then lay -ly beside it. The two ls meet and both stay.',
    stretch:
      'Friendly, lonely and lovely end in -ly but are not adverbs. How can you show that in a sentence?',
    stretchAnswer:
      'They are adjectives: they go with a noun, as in a friendly dog, a lonely house, a lovely day. You cannot say: he ran lonely. An adverb tells how something is done.',
  },
};
