import type { TeachingWeek } from '../week.ts';

export const week10: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: principal or principle?',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'one letter tells',
    how: 'Say stationary and stationery: alike. Spell them aloud and stamp your foot on the letter that differs.',
  },
  rule: 'Hang the meaning on the letter that differs: stationery has er like paper, and steel has ee like wheel.',
  exception:
    'Principal is an adjective as well as a person: the principal reason is the main reason. Principle is only a noun.',
  pattern: 'homophones',
  groups: [
    {
      heading: 'principal, principle; profit, prophet',
      words: ['princip[al]', 'princip[le]', 'pro[fi]t', 'pro[phe]t'],
    },
    {
      heading: 'stationary, stationery; steal, steel',
      words: ['station[a]ry', 'station[e]ry', 'st[ea]l', 'st[ee]l'],
    },
  ],
  byHeart: [
    {
      entry: 'exaggerate',
      forms: ['exa[gg]erate'],
      hint: 'One g is not enough when you exaggerate: write two.',
    },
    {
      entry: 'foreign',
      forms: ['for[eign]'],
      hint: 'It ends like reign: e, i and a silent g before the n.',
    },
  ],
  origin: {
    word: 'stationery',
    fact: 'In the Middle Ages a stationer sold books from a fixed stall, while most sellers walked from town to town. The goods became stationery.',
    journey: [
      { from: 'Latin', form: 'stare', meaning: 'to stand' },
      { from: 'Latin', form: 'statio', meaning: 'a place to stand' },
      { from: 'Latin', form: 'stationarius', meaning: 'a seller with a fixed stall' },
      { from: 'English', form: 'stationery', meaning: 'what a stationer sells' },
    ],
    journeyTask: {
      question: 'Write one sentence with stationery and stationary in it.',
      answer: 'For example: The stationery was unloaded from a stationary lorry.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which word does each clue belong to? Sort the clues into four piles.',
    piles: [
      { label: 'principal', words: ['head of college', 'main', 'chief'] },
      { label: 'principle', words: ['belief', 'guiding rule', 'fairness'] },
      { label: 'stationary', words: ['parked car', 'statue', 'not moving'] },
      { label: 'stationery', words: ['envelope', 'notepad', 'writing paper'] },
    ],
  },
  dictation: [
    'The principal bought some stationery with the profit from the fair.',
    'It is a good principle never to steal, or even to exaggerate.',
  ],
  missingWords: [
    'The {principal} of the college welcomed the new students.',
    'The café makes a bigger {profit} in summer, when it sells ice cream.',
    'The traffic was {stationary} for an hour on the motorway.',
    'Pens, envelopes and writing paper are all kinds of {stationery}.',
    'The frame of the bridge is made of {steel}.',
    'My aunt collects {foreign} coins from the places she visits.',
  ],
  mistakes: [
    {
      wrong: 'stationary',
      right: 'stationery',
      why: 'Things to write with have er, like paper and letter.',
      sentence: 'The office has run out of stationery, so we must order envelopes.',
    },
    {
      wrong: 'principle',
      right: 'principal',
      why: 'The person in charge has al; a rule has le.',
      sentence: 'Our principal shakes hands with each pupil who leaves the school.',
    },
    {
      wrong: 'exagerate',
      right: 'exaggerate',
      why: 'Double the g: ex, agg, er, ate.',
      sentence: 'Anglers like to exaggerate the size of their catch.',
    },
    {
      wrong: 'foriegn',
      right: 'foreign',
      why: 'E comes before i here, as in reign.',
      sentence: 'Mum finds it easy to learn foreign languages.',
    },
  ],
  proofreading: [
    'The {principle=principal} of the college was {stationery=stationary} at the gate.',
    'She never breaks a {principal=principle}: nobody may {steel=steal} the {stationary=stationery}.',
    'We did not {exagerate=exaggerate}: our {prophet=profit} on pens paid for a {foriegn=foreign} holiday for the cat.',
  ],
  challenge:
    'Invent a picture or saying for each pair that fixes the letter which differs. Vote for the best one in your class.',
  challengeAnswer:
    'For example: Stationery has er, as in paper; stationary has ar, as in parked car. A principal can be your pal; a principle is a rule. Profit has fit: it fits in your pocket. Someone may steal your tea; steel has ee, as in wheel.',
  exitSentences: [
    'Coffee is one of the {principal} crops of Brazil.',
    'The club bought badges for £20 and sold them for £30, a {profit} of £10.',
    'A hummingbird can stay almost {stationary} in the air.',
    'The office orders its {stationery} online: staples, folders and printer paper.',
    'Stainless {steel} does not rust, so it is used for saucepans.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for passed and past in two spoken sentences.',
      },
      {
        minutes: 5,
        text: 'Hear it: spell each pair aloud together; everyone stamps on the letters that differ.',
      },
      {
        minutes: 5,
        text: 'Rule: children match eight meanings to the words, then look for a letter that can carry each one.',
      },
      {
        minutes: 9,
        text: 'Words in groups: tables draw one memory picture for a pair, such as an e shaped like an envelope.',
      },
      {
        minutes: 6,
        text: 'Sort the twelve clues, then practise exaggerate and foreign.',
      },
      {
        minutes: 10,
        text: 'Dictation: read both sentences whole; children note the meaning in the margin before they write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; ask which word of the sentence was the clue.',
      },
    ],
    say: 'A memory trick works best if you made it up yourself. Find the letter that differs and tie a picture to it.',
    watchFor:
      'Principle used for the adjective: "the principle reason". Swap in main: if it fits, the word is principal.',
    support:
      'Put one pair on the wall at a time with its picture, and let children point before they write.',
    stretch:
      'Prophet and prophecy, profit and profitable: use a dictionary to build the two families, and compare f with ph.',
    stretchAnswer:
      'Prophet, prophecy, prophesy, prophetic keep ph, from Greek. Profit, profitable, profiteer keep f, from Latin. The families never mix.',
  },
};
