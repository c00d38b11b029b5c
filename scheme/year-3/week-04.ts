import type { TeachingWeek } from '../week.ts';

export const week4: TeachingWeek = {
  kind: 'teach',
  focus: 'short i spelt y in the middle',
  requirement: 'Years 3 and 4: the short /i/ sound spelt y other than at the end of words.',
  sound: {
    label: '/i/ as in gym',
    how: 'Say gym, myth, hymn. Then say him and hymn: they sound the same, but one has i and one has y.',
  },
  rule: 'In a small family of words, most of them from Greek, short /i/ inside the word is written y.',
  exception:
    'Most words still use i, as in twin. And y inside a word can say long i instead, as in type and cycle.',
  pattern: /[b-df-hj-np-tv-z]y[b-df-hj-np-tv-z]/u,
  groups: [
    { heading: 'one syllable', words: ['m[y]th', 'g[y]m', 'h[y]mn'] },
    { heading: 'two syllables', words: ['Eg[y]pt', 'cr[y]stal', 'l[y]rics', 's[y]rup'] },
    { heading: 'three syllables', words: ['p[y]ramid', 'm[y]stery', 't[y]pical'] },
  ],
  byHeart: [
    {
      entry: 'breathe',
      forms: ['br[ea]th[e]'],
      hint: 'The e at the end makes ea long; without it you have a short breath.',
    },
    { entry: 'build', forms: ['b[ui]ld'], hint: 'You and I build it: b, u, i, l, d.' },
  ],
  origin: {
    word: 'lyrics',
    fact: 'Lyrics are named after the lyre, a stringed instrument a little like a small harp. The ancient Greeks sang poems while a lyre was played.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'In each row, the y of one word does not say short i. Which one?',
    rows: [
      {
        words: ['gym', 'myth', 'fly', 'hymn'],
        odd: 'fly',
        why: 'Its y is at the end and says long i.',
      },
      { words: ['cycle', 'crystal', 'mystery', 'syrup'], odd: 'cycle', why: 'Its y says long i.' },
      {
        words: ['pyramid', 'typical', 'lyrics', 'yellow'],
        odd: 'yellow',
        why: 'Its y starts the word and says /y/.',
      },
      { words: ['Egypt', 'python', 'symbol', 'system'], odd: 'python', why: 'Its y says long i.' },
    ],
  },
  dictation: [
    'It is a mystery how they made that pyramid in Egypt.',
    'After gym we sat still and had to breathe slowly.',
  ],
  missingWords: [
    'The {crystal} glittered when Hani held it to the lamp.',
    'We learnt the {lyrics} of the song for our show.',
    'Noah poured {syrup} over his pancakes.',
    'A {myth} is a very old story about heroes and monsters.',
    'On a {typical} school day I get up at seven.',
    'Beavers {build} dams out of sticks and mud.',
  ],
  mistakes: [
    {
      wrong: 'mistery',
      right: 'mystery',
      why: 'A mystery hides its short i: it is dressed up as y.',
    },
    { wrong: 'jym', right: 'gym', why: 'The g is soft before y, so no j is needed.' },
    {
      wrong: 'pyrimid',
      right: 'pyramid',
      why: 'Say pyr-a-mid: y first, then a, then i.',
      sentence: 'The tomb of the king was inside a pyramid.',
    },
    { wrong: 'bild', right: 'build', why: 'There is a silent u: b, u, i, l, d.' },
  ],
  proofreading: [
    'It was a {mistery=mystery}.',
    'Someone had put golden {sirup=syrup} on the floor of the {jym=gym}.',
    'It lay there in the shape of a {pirramid=pyramid}.',
    'Mr Bell said he would {bild=build} a better lock for the kitchen.',
  ],
  challenge:
    'Write a museum label for a crystal found in a pyramid in Egypt. Fit in at least four words with y in the middle.',
  challengeAnswer:
    'For example: This crystal was found in a pyramid in Egypt. It is a mystery how it came there. A myth says that it glows at night. A typical crystal is clear, but this one is blue.',
  classSentence: 'It is a mystery why they build a gym on the beach.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, mark them, then bring back breath, ready for its partner breathe.',
      },
      {
        minutes: 5,
        text: 'Hear it: read fly, gym, happy and type; children stand for long i, fold arms for /ee/, crouch for short i.',
      },
      {
        minutes: 5,
        text: 'Rule: tell the class that most of these words are Greek, and show Egypt and Greece on a map.',
      },
      {
        minutes: 8,
        text: 'Groups: children write each word with a bold y, then say it in syllables to a partner.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then breath and breathe: say a sentence with each and feel the long ea in breathe.',
      },
      {
        minutes: 12,
        text: 'Dictation: two sentences. Remind children that Egypt is a name and needs its capital letter.',
      },
      { minutes: 3, text: 'Exit check: five words, shown together on your signal.' },
    ],
    say: 'When you hear short i, think i first. Only this family uses y, so we learn its members by name.',
    watchFor:
      'Children who now put y in words such as minute or river. The family is small: keep a list on the wall and add to it.',
    support:
      'Start with myth, gym and hymn. Let children build them from letter tiles with a coloured y.',
    stretch:
      'Hunt for family members in other subjects: symbol, system, symmetry, oxygen, cygnet. Which have short i?',
    stretchAnswer:
      'All five have short i: symbol, system, symmetry, oxygen, cygnet. They all go back to Greek; cygnet came by way of Latin and French.',
  },
};
