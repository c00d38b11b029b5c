import type { TeachingWeek } from '../week.ts';

export const week2: TeachingWeek = {
  kind: 'teach',
  focus: '/j/ spelt -ge at the end',
  requirement:
    'Year 2: the /j/ sound spelt ge at the end of words, after every sound but a short vowel.',
  sound: {
    label: '/j/ as in cage',
    how: 'Stretch cage: c, ay, j. Now large: l, ar, j. The vowel is long, so /j/ needs no d beside it.',
  },
  rule: 'At the end of a word, after a long vowel or a consonant, we write /j/ as ge.',
  exception:
    'Village sounds as if it ends in idge, but we write age: its last vowel is only said weakly.',
  pattern: /[^d]ge$/u,
  groups: [
    { heading: 'after a long vowel', words: ['a[ge]', 'ca[ge]', 'sta[ge]', 'hu[ge]'] },
    { heading: 'after l, n or r', words: ['bul[ge]', 'chan[ge]', 'char[ge]', 'lar[ge]'] },
    { heading: 'two syllables', words: ['villa[ge]', 'oran[ge]'] },
  ],
  byHeart: [
    {
      entry: 'poor',
      forms: ['p[oor]'],
      hint: 'The same three letters as last week: door, floor, poor.',
    },
    {
      entry: 'because',
      forms: ['bec[au]se'],
      hint: 'Say be, then cause: au in the middle and se at the end.',
    },
  ],
  origin: {
    word: 'orange',
    fact: 'The fruit had the name first. Its name came a long way, from Arabic through French, and only later did people use it for the colour.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'One word in each row does not belong. Look, listen and say why.',
    rows: [
      {
        words: ['cage', 'page', 'badge', 'stage'],
        odd: 'badge',
        why: 'It ends in dge, because its a is short.',
      },
      {
        words: ['large', 'hedge', 'charge', 'barge'],
        odd: 'hedge',
        why: 'It ends in dge, because its e is short.',
      },
      {
        words: ['huge', 'bulge', 'change', 'fudge'],
        odd: 'fudge',
        why: 'Its /j/ comes straight after a short u, so it has dge.',
      },
      {
        words: ['village', 'cottage', 'cage', 'message'],
        odd: 'cage',
        why: 'Here age has a long a. In the others it is said weakly.',
      },
    ],
  },
  dictation: [
    'A huge orange cat sat on the stage.',
    'They had to change the badge because it was too large.',
  ],
  missingWords: [
    'At what {age} can you learn to drive a car?',
    'The hamster ran round its {cage} all night.',
    'Please {charge} the tablet: it is nearly flat.',
    'The {village} has one shop, a pond and ten houses.',
    'My pockets {bulge} with conkers.',
    'You have hurt your foot, you {poor} thing!',
  ],
  mistakes: [
    { wrong: 'hudge', right: 'huge', why: 'The u is long, so it does not need a d.' },
    { wrong: 'villidge', right: 'village', why: 'It sounds like idge, but we write age.' },
    {
      wrong: 'larj',
      right: 'large',
      why: 'English words do not end in j: write ge.',
      sentence: 'An elephant has two large ears and a long nose.',
    },
    {
      wrong: 'becos',
      right: 'because',
      why: 'The /o/ sound is written au here, and se ends the word.',
    },
  ],
  proofreading: [
    'There is a fair in our {villidge=village} this week.',
    'A band will play on a {larj=large} {stayj=stage}.',
    'I want to go {becos=because} there is a man with a parrot in a {cayj=cage}.',
  ],
  challenge:
    'Write a notice for a village fair with four ge words in it. Check: do any of your words need dge instead?',
  challengeAnswer:
    'For example: Village fair on Sunday! See the huge orange pumpkin, the large stage and the bird in a cage. All ages are welcome. No word here needs dge, because no short vowel comes just before the /j/.',
  classSentence: 'The hamster pushed at his cage because he saw a bulge in my pocket.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, then ask which dge words have a short vowel (all of them).',
      },
      {
        minutes: 5,
        text: 'Hear it: say badge and cage in turn. Children make a small gap with their hands for short, wide for long.',
      },
      {
        minutes: 7,
        text: 'Rule: read it, then test it on each group. Find the letter or long vowel that comes before ge.',
      },
      { minutes: 6, text: 'Odd one out: pairs give the reason aloud before you show the answer.' },
      {
        minutes: 7,
        text: 'By heart: write because in three colours, be, cau, se. Then practise because and poor.',
      },
      {
        minutes: 10,
        text: 'Dictation: each sentence whole, then in parts. Ask where /j/ is dge and where it is ge.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards, with a tick after each when it has been checked.',
      },
    ],
    say: 'Last week the d stood next to a short vowel. A long vowel or a consonant does not need it, so we write ge on its own.',
    watchFor:
      'The letters dge after a consonant (chandge, lardge). Let children hear that n or r already stands before the /j/.',
    support:
      'Give each child two cards, dge and ge. Say a word; they hold one up and name the sound just before /j/.',
    stretch:
      'Collect words that end in age said weakly, such as cottage, message and cabbage, and make a poster of them.',
    stretchAnswer:
      'Cottage, message, cabbage, sausage, luggage, bandage, postage and damage. In all of them age is said quickly, like ij.',
  },
};
