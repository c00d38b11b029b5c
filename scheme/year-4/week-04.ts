import type { TeachingWeek } from '../week.ts';

export const week4: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ous: no clear root; -our to -or',
  requirement:
    'Years 3 and 4: the suffix -ous, where there is no clear root, and -our changed to -or.',
  sound: {
    label: '-ous with a hidden root',
    how: 'Clap tremendous, fabulous, humorous. Say each syllable clearly, o-u-s at the end, as if to a robot.',
  },
  rule: 'Some -ous words leave no word when -ous is taken off; words in -our lose the u: humour, humorous.',
  exception: 'The u of -our stays before endings such as -ful and -able: colourful, honourable.',
  pattern: /ous$/u,
  groups: [
    {
      heading: 'no clear root: how big, how silly',
      words: ['tremend[ous]', 'enorm[ous]', 'ridicul[ous]'],
    },
    {
      heading: 'no clear root: what people are like',
      words: ['jeal[ous]', 'gener[ous]', 'fabul[ous]'],
    },
    {
      heading: '-our turns to -or, then -ous',
      words: ['hum[orous]', 'glam[orous]', 'vig[orous]', 'rig[orous]'],
    },
  ],
  byHeart: [
    {
      entry: 'certain',
      forms: ['[c]ert[ain]'],
      hint: 'Soft c at the front; at the end ain, as in captain and mountain.',
    },
    {
      entry: 'consider',
      forms: ['con[s]ider'],
      hint: 'Three clear syllables: con, sid, er. Only one s, and it is not a c.',
    },
  ],
  origin: {
    word: 'enormous',
    fact: 'Enormous comes from Latin: e means out of, and norma is a rule or pattern. At first it meant quite out of the ordinary; only later did it mean huge.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at root, meaning and spelling. Which word does not belong in its row?',
    rows: [
      {
        words: ['humorous', 'dangerous', 'glamorous', 'rigorous'],
        odd: 'dangerous',
        why: 'The others come from -our words; danger has no u.',
      },
      {
        words: ['enormous', 'gigantic', 'jealous', 'tremendous'],
        odd: 'jealous',
        why: 'The other three can all mean very big.',
      },
      {
        words: ['colourful', 'favourite', 'neighbour', 'vigorous'],
        odd: 'vigorous',
        why: 'It has lost the u of vigour; the others keep -our.',
      },
      {
        words: ['poisonous', 'joyous', 'thunderous', 'tremendous'],
        odd: 'tremendous',
        why: 'Take off -ous and what is left is not a word.',
      },
    ],
  },
  dictation: [
    'A generous neighbour gave us an enormous cake to share.',
    'I am certain that you will enjoy this humorous story.',
  ],
  missingWords: [
    'An {enormous} pumpkin filled the whole wheelbarrow.',
    'I felt a little {jealous} when my cousin was given a puppy.',
    'It was {generous} of Kofi to share his last samosa with us.',
    'What a {ridiculous} idea: nobody can play football in flippers!',
    'In her silver gown, the film star looked very {glamorous}.',
    'Please {consider} the neighbours before you turn the music up.',
  ],
  mistakes: [
    {
      wrong: 'humourous',
      right: 'humorous',
      why: 'Humour has a second u, but it goes before -ous.',
    },
    { wrong: 'jelous', right: 'jealous', why: 'The short e is spelt ea, as in head.' },
    { wrong: 'rediculous', right: 'ridiculous', why: 'It begins like riddle, not like red.' },
    {
      wrong: 'concider',
      right: 'consider',
      why: 'The /s/ is a plain s, not a soft c: con, sid, er.',
    },
  ],
  proofreading: [
    'The {fabulus=fabulous} cake was {enormus=enormous}.',
    'My {generus=generous} uncle had made it himself.',
    'I was {certin=certain} that it would fall, for the top tier looked {rediculous=ridiculous}.',
    'It stood until the dog, {jelous=jealous} as ever, jumped up.',
  ],
  challenge:
    'Describe the most ridiculous shop in town. Use four -ous words, and make one of them come from a word ending in -our.',
  challengeAnswer:
    "For example: Mr Bim's shop sells left socks only. It is enormous and ridiculous. Mr Bim is generous: he gives a fabulous button to every customer. His humorous signs (from humour) cover the walls.",
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit the eight words. Which of them still show their root? Underline it.',
      },
      {
        minutes: 5,
        text: 'Root hunt: try to take -ous off jealous, enormous, dangerous. Which leaves a real word?',
      },
      {
        minutes: 5,
        text: 'Rule: write humour, rub out its second u, add -ous. Children do the same for glamour and vigour.',
      },
      {
        minutes: 6,
        text: 'Read the groups; clap the syllables and mark the faint vowel in generous, fabulous and ridiculous.',
      },
      {
        minutes: 9,
        text: 'Odd one out with a reason written down, then practise certain and consider.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Children underline every -ous and tick the letters.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Children say for each whether they can see a root.',
      },
    ],
    say: 'Many of these words came whole from French and Latin, with no English root. With humour and its friends there is one, but the u steps out.',
    watchFor: 'Humourous and glamourous. Keep noun and adjective side by side on the wall.',
    support:
      'Say the words in a robot voice and write one syllable per box: fab, u, lous; gen, er, ous; tre, men, dous.',
    stretch:
      'Make a table of -our nouns: humour, vigour, odour, colour, honour. Find longer words from each. Which keep the u and which lose it?',
    stretchAnswer:
      'Lose the u: humorous, vigorous, odorous, honorary, coloration. Keep it: humourless, colourful, odourless, honourable. Before -ous, -ary and -ation it goes; before -ful, -less and -able it stays.',
  },
};
