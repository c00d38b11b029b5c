import type { TeachingWeek } from '../week.ts';

export const week17: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix auto-',
  requirement: 'Years 3 and 4: the prefix auto-, meaning self or own.',
  sound: {
    label: 'auto- means self',
    how: 'Point to yourself as you say auto: autograph, autobiography. The au says /or/, as in August.',
  },
  rule: 'Auto- at the front of a word means self, own or by itself.',
  exception:
    'Author and autumn begin with aut, but they come from Latin words and have nothing to do with self.',
  pattern: /^auto(?=[a-z]{3,}$)/u,
  groups: [
    {
      heading: 'about yourself or your own',
      words: ['[auto]biography', '[auto]graph', '[auto]nomy'],
    },
    {
      heading: 'it works by itself',
      words: ['[auto]matic', '[auto]pilot', '[auto]focus'],
    },
    { heading: 'two more machines', words: ['[auto]mobile', '[auto]cue'] },
  ],
  byHeart: [
    {
      entry: 'fruit',
      forms: ['fr[ui]t'],
      hint: 'The long oo is spelt ui, as it is in juice and suit.',
    },
    {
      entry: 'group',
      forms: ['gr[ou]p'],
      hint: 'The long oo is spelt ou, as it is in soup and you.',
    },
  ],
  origin: {
    word: 'autograph',
    fact: 'Two Greek words make up autograph: autos, self, and graphein, to write. It is your own name in your own writing.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Four prefixes, four meanings. Sort the words by what the prefix means.',
    piles: [
      { label: 'self', words: ['autograph', 'autopilot', 'automatic'] },
      { label: 'above or greater', words: ['superstar', 'superhuman', 'superpower'] },
      { label: 'against', words: ['antifreeze', 'antidote', 'antivirus'] },
      { label: 'between', words: ['interval', 'interlock', 'intercity'] },
    ],
  },
  dictation: [
    'The automatic doors open when a group of people go past.',
    'I ate some fruit, then sat down to write my autobiography.',
  ],
  missingWords: [
    'The singer wrote her {autograph} on my cap.',
    'The plane flew on {autopilot} for most of the long journey.',
    'The story of your own life is an {autobiography}.',
    'An old word for a motor car is an {automobile}.',
    'The newsreader reads her lines from the {autocue}.',
    'A mango is a sweet, juicy {fruit} with a big stone.',
  ],
  mistakes: [
    { wrong: 'ortograph', right: 'autograph', why: 'The /or/ sound is spelt au: auto means self.' },
    { wrong: 'automattic', right: 'automatic', why: 'The second t is single too: auto, mat, ic.' },
    {
      wrong: 'autobiografy',
      right: 'autobiography',
      why: 'The /f/ is ph, because graph is Greek for writing.',
    },
    { wrong: 'froot', right: 'fruit', why: 'The long oo is spelt ui, as in juice.' },
  ],
  proofreading: [
    'A man with a camera came to our school.',
    'He showed us how {automattic=automatic} doors and {autofocas=autofocus} work.',
    'Then he signed his {autobiografy=autobiography} for every {groop=group}.',
    'I got his {ortograph=autograph} twice!',
  ],
  challenge:
    'Write the first paragraph of your autobiography at the age of ninety. What have you done? Use auto- words where they fit.',
  challengeAnswer:
    'For example: I was born in a storm, and I have been loud ever since. I taught an automatic duck to dance and flew to the moon on autopilot. People still ask for my autograph. This is my autobiography.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then race through the meanings of sub-, inter-, super- and anti-.',
      },
      {
        minutes: 5,
        text: 'Hear it: say autumn, August, auto; what letters say /or/? Then point to yourself for auto-, self.',
      },
      {
        minutes: 5,
        text: 'Rule: sort out auto + graph (self-writing) and auto + mobile (self-moving) on the board.',
      },
      {
        minutes: 8,
        text: 'Groups: clap syllables; autobiography has six. Children write it in parts: auto, bio, graphy.',
      },
      {
        minutes: 7,
        text: 'Sort twelve words by meaning; then practise fruit and group.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences. Let children sound out autobiography part by part as they write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Check first that every /or/ in auto is spelt au.',
      },
    ],
    say: "Auto- means self. An autopilot flies by itself, and an autograph is written by a person's own hand.",
    watchFor:
      'Or- or aw- for au-. Tie it to August and autumn, which children already read, though they are no relatives.',
    support:
      'Teach autograph and automatic first. Write auto once, large, and let children hang the endings on it.',
    stretch:
      'Bio means life and graph means writing. Which other words with bio or graph can you find and explain?',
    stretchAnswer:
      'bio: biology (the study of living things), biography (the story of a life). graph: paragraph, photograph (writing with light), telegraph (writing from far off).',
  },
};
