import type { TeachingWeek } from '../week.ts';

export const week22: TeachingWeek = {
  kind: 'teach',
  focus: 'revise short i spelt y and /u/ spelt ou',
  requirement:
    'Years 3 and 4: short i spelt y elsewhere than at the end of words, and /u/ spelt ou.',
  sound: {
    label: 'y in myth, ou in young',
    how: 'Say myth: the i of tin is spelt y. Say young: the u of cup is spelt ou.',
  },
  rule: 'In the middle of some words, short i is spelt y (myth) and /u/ is spelt ou (young).',
  exception:
    'Not always: y can say long i, as in cycle, and ou can say /ow/, as in south, the root of southern.',
  pattern: /[^aeiou]y[^aeiou]|ou[bnst]/u,
  groups: [
    {
      heading: '/u/ spelt ou',
      words: ['y[ou]ngest', 's[ou]thern', 'c[ou]sins', 'd[ou]bled', 'tr[ou]bled'],
    },
    {
      heading: 'short i spelt y',
      words: ['m[y]thical', 'ox[y]gen', 's[y]non[y]m', 's[y]mmetry', 'c[y]gnet'],
    },
  ],
  byHeart: [
    {
      entry: 'possess(ion)',
      forms: ['po[ss]e[ss]', 'po[ss]e[ssion]'],
      hint: 'Possess possesses two pairs of s, one in each syllable. Add -ion for the noun.',
    },
    {
      entry: 'possible',
      forms: ['po[ss][i]ble'],
      hint: 'Double s, then -ible. Impossible is spelt the same way.',
    },
  ],
  origin: {
    word: 'oxygen',
    fact: 'A French chemist made up the word oxygen from two Greek parts that mean acid and maker. He thought that every acid had oxygen in it, and he was wrong.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which sound do the letters ou or y make? Sort the words by ear.',
    piles: [
      { label: 'ou says /u/', words: ['young', 'cousin', 'double', 'trouble'] },
      { label: 'ou says /ow/', words: ['cloud', 'south', 'proud', 'shout'] },
      { label: 'y says short i', words: ['myth', 'crystal', 'oxygen', 'cygnet'] },
    ],
  },
  dictation: [
    'My youngest cousins live in a southern part of the country.',
    'It is not possible to have a fire without oxygen.',
  ],
  missingWords: [
    'Of my four brothers, Reuben is the {youngest}.',
    'Brighton is on the {southern} coast of England.',
    'A {cygnet} is a young swan with soft grey feathers.',
    'Huge is a {synonym} for enormous.',
    'Dragons in old tales {possess} great heaps of gold.',
    'A unicorn is a {mythical} animal with a single horn.',
  ],
  mistakes: [
    {
      wrong: 'suthern',
      right: 'southern',
      why: 'The sound has changed, but the root is still south.',
    },
    { wrong: 'oxigen', right: 'oxygen', why: 'Many words from Greek spell short i with a y.' },
    {
      wrong: 'simmetry',
      right: 'symmetry',
      why: 'It starts with sym, as symbol does, and it has two m letters.',
    },
    { wrong: 'posess', right: 'possess', why: 'There are four s letters: two pairs.' },
  ],
  proofreading: [
    'Two of my {cuzins=cousins} keep a farm near a {suthern=southern} beach.',
    'The {yungest=youngest} has a pet {signet=cygnet}.',
    'She says it is {posible=possible} to breathe under water, like some {mithical=mythical} beast.',
    'I told her that she would need a lot of {oxigen=oxygen}.',
  ],
  challenge:
    'Draw a mythical animal with perfect symmetry. Describe it in four sentences with two ou words and three y words.',
  challengeAnswer:
    'For example: My mythical beast has perfect symmetry: two heads, one at each end. Its youngest cub breathes pure oxygen. It lives in southern seas. Its name is a synonym for trouble, and its roar is doubled by the cliffs.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask when a last consonant is doubled, with an example.',
      },
      {
        minutes: 4,
        text: 'Recall Year 3: two minutes for pairs to list words with y for short i, and ou for /u/.',
      },
      {
        minutes: 6,
        text: 'Rule: collect the lists on the board in two columns, and weed out words with another sound.',
      },
      {
        minutes: 7,
        text: 'Groups: read them; children explain oxygen, synonym, symmetry and cygnet to one another.',
      },
      {
        minutes: 8,
        text: 'Sort twelve words by sound. Then practise possess, possession and possible.',
      },
      { minutes: 12, text: 'Dictation: before writing, children say which words hide y or ou.' },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'There is no rule that says when to use y or ou. There are only a few such words, and many of the y words are Greek. So collect them and get to know them.',
    watchFor:
      'South and southern: the vowel changes and the spelling does not. Children may also write y in any word they think looks clever.',
    support:
      'Pick five words, youngest, cousins, doubled, oxygen and cygnet, and make a picture card for each.',
    stretch:
      'Syn- and sym- mean together in Greek. How does that help to explain synonym, symmetry and symphony?',
    stretchAnswer:
      'A synonym goes together with another name; symmetry is measures that go together, so both sides match; a symphony is sounds together.',
  },
};
