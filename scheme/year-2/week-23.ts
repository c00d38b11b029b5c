import type { TeachingWeek } from '../week.ts';

export const week23: TeachingWeek = {
  kind: 'teach',
  focus: '/er/ spelt or after w; /or/ spelt ar after w',
  requirement: 'Year 2: the /er/ sound spelt or after w, and the /or/ sound spelt ar after w.',
  sound: {
    label: 'worm and warm',
    how: 'Say her, word, worm: that is /er/. Say for, warm, reward: that is /or/. W has changed both vowels.',
  },
  rule: 'After w, we often write the /er/ sound as or, and the /or/ sound as ar.',
  exception:
    'There are not many such words, and some do not change: in wore and worn, or still says /or/.',
  pattern: /w(?:or|ar)/u,
  groups: [
    { heading: '/er/ spelt or: nouns', words: ['[wor]d', '[wor]k', '[wor]m', '[wor]ld'] },
    { heading: '/er/ spelt or: how good or bad', words: ['[wor]th', '[wor]st'] },
    { heading: '/or/ spelt ar', words: ['[war]', '[war]m', 'to[war]ds', 're[war]d'] },
  ],
  whichRule: [
    {
      rule: '/er/ after w is written or',
      words: ['word', 'work', 'worm', 'world', 'worth', 'worst'],
    },
    { rule: '/or/ after w is written ar', words: ['war', 'warm', 'towards', 'reward'] },
  ],
  byHeart: [
    {
      entry: 'prove',
      forms: ['pr[o]ve'],
      hint: 'It rhymes with move and has the same ending: ove.',
    },
    { entry: 'improve', forms: ['impr[o]ve'], hint: 'Write im, then prove.' },
  ],
  origin: {
    word: 'worm',
    fact: 'In Old English a wyrm could be a worm, but also a snake or even a dragon. Only the small one kept the name.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word. Which vowel sound do you hear?',
    piles: [
      { label: '/er/ as in her', words: ['word', 'worm', 'worth', 'world'] },
      { label: '/or/ as in fork', words: ['war', 'warm', 'reward', 'towards'] },
      { label: '/ar/ as in car', words: ['park', 'farm', 'star', 'yard'] },
    ],
  },
  dictation: ['The worm went towards the warm grass.', 'I can prove that I know every word.'],
  missingWords: [
    'We have a round map of the whole {world}.',
    'Dad goes to {work} on the train.',
    'This old stamp is {worth} ten pounds.',
    'That was the {worst} storm of the year.',
    'There is a {reward} for finding the lost cat.',
    'Practise each day and you will {improve}.',
  ],
  mistakes: [
    { wrong: 'werk', right: 'work', why: 'After w, the /er/ sound is written or.' },
    { wrong: 'wurld', right: 'world', why: 'World has word in it, with an l added: wor-l-d.' },
    {
      wrong: 'worm',
      right: 'warm',
      why: 'A worm wriggles. If you are not cold you are warm, with ar.',
      sentence: 'Put on your gloves to keep your hands warm.',
    },
    { wrong: 'toowards', right: 'towards', why: 'Write to, then wards.' },
  ],
  proofreading: [
    'It was a {worm=warm} day, and I had {werk=work} to do.',
    'I dug a hole {toowards=towards} the wall.',
    'Out came the longest {wurm=worm} in the {wurld=world}.',
    'I let it go as a {reword=reward}.',
  ],
  challenge: 'Write a reward poster for a lost worm. Use word, world, warm, worth and worst.',
  challengeAnswer:
    'For example: Lost! The best worm in the world. Last seen in warm mud, going towards the shed. He is worth a lot to me. The worst part is that he cannot say a word. A reward is waiting.',
  exit: ['work', 'world', 'warm', 'worst', 'improve'],
  classSentence: 'I can prove that each word is worth ten points.',
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. What does w do to a?' },
      {
        minutes: 5,
        text: 'Hear it: say worm and warm in turn. Children wriggle for worm and hug themselves for warm.',
      },
      {
        minutes: 6,
        text: 'Rule: cover the w in word, worm and warm and read what is left (ord, orm, arm). What does w change?',
      },
      { minutes: 7, text: 'Words in groups: read each group aloud and put a line under or or ar.' },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise prove and improve.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Before writing, children say which sound is in worm and in warm.',
      },
      { minutes: 5, text: 'Exit check: work, world, warm, worst and improve.' },
    ],
    say: 'W is at it again. After w, or says /er/ and ar says /or/: w changes the vowel that comes next.',
    watchFor:
      'Walk and work mixed up when reading and writing. Put them side by side: walk has a silent l, work has or.',
    support:
      'Two picture cards, a worm and a warm scarf. Children match each new word to the picture with the same sound.',
    stretch:
      'Find more words for each pile: worse, worship, wart, swarm, dwarf, award. Do they all keep to the rule?',
    stretchAnswer:
      'They all do: worse and worship have or for /er/; wart, swarm, dwarf and award have ar for /or/. Watch out for worn, wore and sword, in which or says /or/ after all.',
  },
};
