import type { TeachingWeek } from '../week.ts';

export const week3: TeachingWeek = {
  kind: 'teach',
  focus: '/j/ spelt g before e, i, y; j before a, o, u',
  requirement:
    'Year 2: the /j/ sound often spelt g before e, i and y, and spelt j before a, o and u.',
  sound: {
    label: '/j/ as in gem and jar',
    how: 'Say gem, giant, jar, jog. Every word starts with /j/. Now look at the letter that comes after it.',
  },
  rule: 'The /j/ sound is often written g before e, i and y, and it is written j before a, o and u.',
  exception:
    'Some words have j before e or i, such as jet and jigsaw, and in get and girl the g is hard.',
  pattern: /g[eiy]|j[aou]/u,
  groups: [
    { heading: 'g before e and y', words: ['[g]em', 'ener[g]y'] },
    { heading: 'g before i', words: ['[g]iant', 'ma[g]ic', '[g]iraffe'] },
    {
      heading: 'j before a, o and u',
      words: ['[j]acket', '[j]ar', '[j]og', '[j]oin', 'ad[j]ust'],
    },
  ],
  whichRule: [
    { rule: 'g before e, i or y', words: ['gem', 'energy', 'giant', 'magic', 'giraffe'] },
    { rule: 'j before a, o or u', words: ['jacket', 'jar', 'jog', 'join', 'adjust'] },
  ],
  byHeart: [
    {
      entry: 'find',
      forms: ['f[i]nd'],
      hint: 'No magic e here: the i says its name all by itself.',
    },
    {
      entry: 'kind',
      forms: ['k[i]nd'],
      hint: 'Swap the f of find for k: the rest stays the same.',
    },
  ],
  origin: {
    word: 'giraffe',
    fact: 'Giraffe comes from zarafa, the Arabic name of the animal. It came to English by way of French and Italian.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word. Does g or j make the sound, and is the g soft or hard?',
    piles: [
      { label: 'g says /j/', words: ['gem', 'giant', 'magic', 'energy'] },
      { label: 'g is hard', words: ['gate', 'garden', 'girl', 'gold'] },
      { label: 'j says /j/', words: ['jar', 'jog', 'join', 'jacket'] },
    ],
  },
  dictation: ['The giant put a gem in a jar.', 'Find your jacket and jog to the bridge.'],
  missingWords: [
    'The {giraffe} ate the leaves at the top of the tree.',
    'Finn put on his {jacket} and zipped it up.',
    'Hana did a {magic} trick with a coin.',
    'A good breakfast gives you {energy} for the day.',
    'Will you {join} in with our game?',
    'Ask Dad to {adjust} the straps on your bag.',
  ],
  mistakes: [
    {
      wrong: 'jiant',
      right: 'giant',
      why: 'Before i, this /j/ is written g.',
      sentence: 'The giant was so tall that birds sat on his hat.',
    },
    { wrong: 'majic', right: 'magic', why: 'Look at the next letter: before i, write g.' },
    { wrong: 'enerjy', right: 'energy', why: 'Before y at the end, write g.' },
    { wrong: 'gacket', right: 'jacket', why: 'Before a, g would be hard, as in gate. Use j.' },
  ],
  proofreading: [
    'A kind {jiant=giant} lived on our hill.',
    'One day he put on his red {jackit=jacket} and went off to {fynd=find} his mum.',
    'He met a tall {jiraffe=giraffe}, who asked to {goin=join} him.',
  ],
  challenge:
    'Plan a magic show. Write three sentences with at least two soft g words and two j words in them.',
  challengeAnswer:
    'For example: First the giant pulls a giraffe from a jar. Next his magic gem begins to glow. Then the class can join in and jump. That has giant, giraffe, magic and gem, and jar, join and jump.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words and mark them. Ask when we write dge at the end, and when ge.',
      },
      {
        minutes: 6,
        text: 'Hear it: say the ten words. Children wave for /j/ and tell a partner where in the word it comes.',
      },
      {
        minutes: 6,
        text: 'Rule: write g and j on the board. Write each vowel, and y, under the letter that it likes best.',
      },
      {
        minutes: 6,
        text: 'Words in groups: circle the letter after each g or j, then read the group aloud.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words. Then practise find and kind.',
      },
      {
        minutes: 10,
        text: 'Dictation: stop at giant, gem and jar and ask for the letter after /j/ before children write it.',
      },
      { minutes: 5, text: 'Exit check: five words, two of them with j.' },
    ],
    say: 'Look one letter ahead. If you see a, o or u, write j. If you see e, i or y, it may well be g.',
    watchFor:
      'Children who think that g before e or i is always soft. Show get, give and girl and let them say so.',
    support:
      'Make a strip with e i y on one side and a o u on the other, and let children slide g or j in front.',
    stretch:
      'Hunt for words with j before e or i (jelly, jigsaw, jet) and with hard g before e or i (get, gift).',
    stretchAnswer:
      'j before e or i: jelly, jet, jigsaw, jingle, jeep. Hard g before e or i: get, gift, give, girl, geese. So g before e or i is a good first try, and not a sure rule.',
  },
};
