import type { TeachingWeek } from '../week.ts';

export const week21: TeachingWeek = {
  kind: 'teach',
  focus: '/ee/ spelt -ey',
  requirement: 'Year 2: the /ee/ sound spelt ey at the end of words.',
  sound: {
    label: '/ee/ as in key',
    how: 'Turn a key in the air and say key. Then donkey, valley, hockey: the same sound at the end.',
  },
  rule: 'Some words that end with the /ee/ sound are written ey, and for more than one we only add s.',
  exception:
    'Most words that end with /ee/ have y alone, such as happy, and in they and grey the ey says /ay/.',
  pattern: /ey$/u,
  groups: [
    {
      heading: 'ends in key',
      words: ['k[ey]', 'donk[ey]', 'monk[ey]', 'turk[ey]', 'hock[ey]'],
    },
    { heading: 'ends in lley', words: ['vall[ey]', 'troll[ey]'] },
    { heading: 'ends in ney or sey', words: ['chimn[ey]', 'kidn[ey]', 'jers[ey]'] },
  ],
  byHeart: [
    { entry: 'plant', forms: ['pl[a]nt'], hint: 'There is an ant in the plant.' },
    {
      entry: 'path',
      forms: ['p[a]th'],
      hint: 'With /ar/ or with a short a, we all write p, a, th.',
    },
  ],
  origin: {
    word: 'jersey',
    fact: 'A jersey is named after Jersey, an island near France. People there were well known for their knitting.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say the last sound of each word, then look at how it is written.',
    piles: [
      { label: 'ey says /ee/', words: ['valley', 'donkey', 'hockey', 'trolley'] },
      { label: 'y says /ee/', words: ['happy', 'funny', 'city', 'lady'] },
      { label: 'ey says /ay/', words: ['they', 'grey', 'obey'] },
    ],
  },
  dictation: [
    'The donkey and the monkey sat by the path.',
    'I lost the key to the trolley on Monday.',
  ],
  missingWords: [
    'Smoke rose from the {chimney} of the cottage.',
    'We put our shopping in the {trolley}.',
    'A river runs along the bottom of the {valley}.',
    'A {monkey} hung from the branch by its tail.',
    'Gran knitted me a warm blue {jersey}.',
    'Each {plant} needs water and light.',
  ],
  mistakes: [
    { wrong: 'donky', right: 'donkey', why: 'A donkey ends in key.' },
    { wrong: 'munkey', right: 'monkey', why: 'The /u/ sound is written o, as in month.' },
    { wrong: 'chimley', right: 'chimney', why: 'Say chim-ney: it has n in the middle and no l.' },
    { wrong: 'vally', right: 'valley', why: 'Double l, then ey.' },
  ],
  proofreading: [
    'A {donky=donkey} lived in the {vally=valley}.',
    'A {turky=turkey} came to see it with a little {kee=key}.',
    'It undid the gate, and off they went to play {hocky=hockey}.',
  ],
  challenge:
    'A monkey in a jersey finds a key. Where does it fit? Tell the story in five sentences.',
  challengeAnswer:
    'For example: A monkey in a red jersey found a key. It was not for the trolley. It was not for the chimney. At last it went down the valley to an old shed. The key fitted, and inside sat a donkey.',
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Which of them have o for /u/?' },
      {
        minutes: 5,
        text: 'Hear it: children turn a key in the air each time a word ends with /ee/: valley, play, donkey, they, jersey.',
      },
      {
        minutes: 5,
        text: 'Rule: read it. Make plurals together: keys, donkeys, valleys. Why is there no -ies? A vowel is before y.',
      },
      {
        minutes: 8,
        text: 'Words in groups: five words have key at the end. Draw a key round those three letters.',
      },
      {
        minutes: 7,
        text: 'Sort the eleven words, then practise plant and path.',
      },
      {
        minutes: 10,
        text: 'Dictation: count the words of each sentence on fingers first. Children check every /ee/ ending before you show the answer.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; for each ey word, children say what it is for more than one.',
      },
    ],
    say: 'Most words end in y, so keep a list of those with ey. Donkey, monkey, turkey and hockey all have a key to open them.',
    watchFor: 'Monkies and donkies. Go back to week 14: a vowel before the y means just add s.',
    support:
      'Start with the five words that hold key. Give a card cut in the shape of a key with the three letters on it.',
    stretch:
      'Explain why it is babies but monkeys, then write the plurals of jockey, pony, valley, berry and trolley.',
    stretchAnswer:
      'jockeys, ponies, valleys, berries, trolleys. Words with ey only need s, because a vowel comes before the y. Baby and pony have a consonant there, so y changes to i.',
  },
};
