import type { TeachingWeek } from '../week.ts';

export const week20: TeachingWeek = {
  kind: 'teach',
  focus: 'silent k, g, n and s',
  requirement: 'Years 5 and 6: words with silent letters, whose presence cannot be heard.',
  sound: {
    label: 'silent k, g, n and s',
    how: 'Say k-night and autum-n letter by letter, then properly. Point to the letter that falls asleep.',
  },
  rule: 'The k is silent in kn, g is silent in gn at the start or end, and n is silent in mn at the end.',
  exception:
    'The s of island and aisle follows no rule; and the n wakes up in autumnal and solemnity.',
  pattern: /^[kg]n|[gm]n$|^island$|^aisle$/u,
  groups: [
    {
      heading: 'silent k or g before n',
      words: ['[k]night', '[k]nuckle', '[g]nome', 'desi[g]n', 'rei[g]n'],
    },
    { heading: 'silent n after m', words: ['solem[n]', 'autum[n]', 'colum[n]'] },
    { heading: 'silent s: learn these two', words: ['i[s]land', 'ai[s]le'] },
  ],
  byHeart: [
    {
      entry: 'explanation',
      forms: ['ex[pla]nation'],
      hint: 'Explain loses its i: there is a plan in every explanation.',
    },
  ],
  origin: {
    word: 'aisle',
    fact: 'Aisle goes back to the Latin ala, a wing: the aisles of a church lie along its sides like wings. The s slipped in from isle.',
    journey: [
      { from: 'Latin', form: 'ala', meaning: 'a wing' },
      { from: 'Old French', form: 'ele', meaning: 'the side of a church' },
      { from: 'English', form: 'ile', meaning: 'mixed up with isle' },
      { from: 'English', form: 'aisle', meaning: 'the s of isle, the a of French aile' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for aisle, with its root.',
      answer:
        'For example: aisle (noun): a way between rows of seats or shelves. From Latin ala, a wing.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which letter is silent? Sort the words.',
    piles: [
      { label: 'silent k', words: ['knuckle', 'knock', 'knit'] },
      { label: 'silent g', words: ['gnome', 'design', 'reign'] },
      { label: 'silent n', words: ['solemn', 'autumn', 'column'] },
      { label: 'silent s', words: ['island', 'aisle', 'islander'] },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'A silent letter may be heard in another word of the family. Complete the pairs.',
    columns: ['silent here', 'heard here'],
    rows: [
      ['{solemn}', 'solemnity'],
      ['autumn', '{autumnal}'],
      ['column', '{columnist}'],
      ['{sign}', 'signal'],
      ['condemn', '{condemnation}'],
      ['{design}', 'designate'],
    ],
  },
  dictation: [
    'In autumn, the young king began his reign over the island.',
    'She gave a solemn explanation of her new gnome design.',
  ],
  missingWords: [
    'Crunchy leaves cover the path in {autumn}.',
    'Somebody has painted the beard of our {gnome} bright blue.',
    'The usher led us down the {aisle} to our seats.',
    'King Henry the Eighth had six wives during his {reign}.',
    'One broken {column} is all that is left of the temple.',
    'Ahmed gave a clear {explanation} of how the engine works.',
  ],
  mistakes: [
    { wrong: 'autum', right: 'autumn', why: 'Say autumnal: the n you hear there is silent here.' },
    { wrong: 'colum', right: 'column', why: 'It ends in mn, like autumn and solemn.' },
    {
      wrong: 'iland',
      right: 'island',
      why: 'Think: an island is land. The words is and land are inside it.',
      sentence: 'You can walk round the whole island in an hour.',
    },
    {
      wrong: 'explaination',
      right: 'explanation',
      why: 'The i of explain is lost: ex, plan, ation.',
    },
  ],
  proofreading: [
    'In {autum=autumn} a stone {nome=gnome} stands by every {colum=column} of the old hall.',
    'Their faces are {solem=solemn}, and the {desine=design} is odd.',
    'There is no {explaination=explanation} for it.',
    'They say that a {night=knight} brought the statues home from a far {iland=island}.',
  ],
  challenge:
    'Design a stamp for an island ruled by a solemn gnome. Write an explanation of your design in five sentences.',
  challengeAnswer:
    'For example: My design shows an island shaped like a hat. The solemn gnome is its king. Each column is a reed. It is autumn, because he likes rain. The explanation on the back is for collectors.',
  exit: ['knight', 'gnome', 'solemn', 'column', 'island'],
  classSentence: 'Her explanation of the design was a drawing of a knuckle.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then draw a sleeping face over every letter in them that cannot be heard.',
      },
      {
        minutes: 6,
        text: 'Hear it: autumn, autumnal; solemn, solemnity; column, columnist. When does the n wake up?',
      },
      {
        minutes: 5,
        text: 'Rule: write kn, gn, mn. In each pair, which letter sleeps? Children find the answer and say it in a sentence.',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each word in pencil and go over the silent letter in a second colour.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then explanation by heart: cross out the i of explain.',
      },
      {
        minutes: 10,
        text: 'Dictation: stop after each sentence and count silent letters together before you show it.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; children circle the silent letter before they hold up the board.',
      },
    ],
    say: 'Use a relative as an alarm clock. Autumnal wakes the n of autumn, and signature wakes the g of sign. If it wakes, it belongs there.',
    watchFor:
      'Aisle and island spelt with the s in the wrong place, as in ailse. Let the child point to each letter while spelling aloud.',
    support:
      'Begin with knee, knot and knock from Year 2, which children know. Put the silent letters of this week in the same colour.',
    stretch:
      'Find out how the k of knight was once spoken, and what the related German word Knecht sounds like today.',
    stretchAnswer:
      'In Old English it was cniht, with the k spoken and a sound like Scottish loch. German Knecht is still said with k; today it means a servant or farmhand.',
  },
};
