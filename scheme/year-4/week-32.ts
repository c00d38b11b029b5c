import type { TeachingWeek } from '../week.ts';

export const week32: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: letters you cannot hear',
  requirement:
    'Years 3 and 4: words of the statutory word list, here with silent or swallowed letters.',
  sound: {
    label: 'letters you cannot hear',
    how: 'Say island, then say it the spelling way: is-land. Do the same with k-nowledge and an-swer.',
  },
  rule: 'Some letters are written but not heard; say them aloud in your head when you spell: is-land, Feb-ru-ary.',
  exception:
    'People differ: some do say the t in often, the first r in February and the middle syllable of interest.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'a silent k, s, w or t',
      words: ['[k]nowledge', 'i[s]land', 'ans[w]er', 'of[t]en'],
    },
    { heading: 'a silent u', words: ['g[u]ard', 'g[u]ide', 'b[u]ild'] },
    {
      heading: 'swallowed in fast speech',
      words: ['Feb[r]uary', 'lib[r]ary', 'int[e]rest'],
    },
  ],
  byHeart: [
    {
      entry: 'strength',
      forms: ['stren[g]th'],
      hint: 'It comes from strong, so the g must stay: stren, g, th.',
    },
    {
      entry: 'suppose',
      forms: ['su[pp]ose'],
      hint: 'Sup and pose: two p letters meet in the middle, as in support.',
    },
  ],
  origin: {
    word: 'guard',
    fact: 'Guard and ward are twins from the same old Germanic word. Guard came to us by way of French, where w had turned into gu, and so it has its silent u.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which letter is silent in each word? Sort the words.',
    piles: [
      { label: 'silent k', words: ['knowledge', 'knee', 'knight'] },
      { label: 'silent u', words: ['guard', 'build', 'guess'] },
      { label: 'silent w', words: ['answer', 'sword', 'wrist'] },
      { label: 'silent t', words: ['castle', 'listen', 'whistle'] },
    ],
  },
  dictation: [
    'Our guide had the strength to build a hut on the island.',
    'I suppose we often go to the library in February.',
  ],
  missingWords: [
    'There is sea all the way round an {island}.',
    'Two big dogs will {guard} the scrapyard at night.',
    'Put up your hand if you know the {answer} to question nine.',
    'We can {build} a den with these blankets and chairs.',
    'I {often} walk to school, but today I came by scooter.',
    'It took all my {strength} to open the jar of pickles.',
  ],
  mistakes: [
    {
      wrong: 'iland',
      right: 'island',
      why: 'Say is-land to yourself, and the s will not get lost.',
    },
    { wrong: 'anser', right: 'answer', why: 'There is a silent w in the middle, as in sword.' },
    {
      wrong: 'gard',
      right: 'guard',
      why: 'A silent u stands guard after the g, as in guide and guess.',
    },
    { wrong: 'strenth', right: 'strength', why: 'Strong has a g, and so has strength.' },
  ],
  proofreading: [
    'The {iland=island} has one {gard=guard} and a tiny {libary=library}.',
    'It is {offen=often} shut, but not in {Febuary=February}.',
    'My {gide=guide} says that the {anser=answer} to every question is in those books.',
    'So far I have read six.',
  ],
  challenge:
    'Write a page of a guide book for an island of silent letters. Use eight words with a letter that you cannot hear.',
  challengeAnswer:
    'For example: Welcome to Silent Island! A guide will answer your questions. The guard often sleeps in the library. Build a sandcastle in February, and show an interest in local knowledge.',
  classSentence: 'I suppose that the island has a small library.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Underline any letter that makes no sound of its own.',
      },
      {
        minutes: 4,
        text: 'Spelling voices: say each word as the letters ask: k-now-ledge, of-ten, Feb-ru-ary.',
      },
      {
        minutes: 6,
        text: 'Rule: children write island and answer from the spelling voice and see that it works.',
      },
      {
        minutes: 7,
        text: 'Groups: colour the silent letter. Talk about how your class says often and interest.',
      },
      {
        minutes: 8,
        text: 'Sort twelve words by silent letter, then practise strength and suppose.',
      },
      {
        minutes: 10,
        text: 'Dictation: use your everyday voice. Children use the spelling voice in their heads.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; partners point to the letter in each that is hard to hear.',
      },
    ],
    say: 'Every silent letter has a reason. Some were spoken long ago, like the k in know. One was a mistake: the s in island was put in to match isle.',
    watchFor:
      'Children who put the right silent letter in the wrong place: anwser, bulid, gaurd. Ask them to say the spelling voice and point.',
    support:
      'Give the words with the silent letter missing and a box in its place. Children fill it and read the word both ways.',
    stretch:
      'Why does guide need its u? Read gide aloud. Then find more words where u keeps a g hard before e or i.',
    stretchAnswer:
      'Without u, gide would be said with /j/, because g before i is soft. The u keeps it hard: guess, guest, guitar, guilt, disguise.',
  },
};
