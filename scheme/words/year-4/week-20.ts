import type { WordWithMorphemes } from '../word.ts';

export const week20: WordWithMorphemes[] = [
  {
    word: 'r[ai]n',
    morphemes: 'rain',
    meaning: 'water that falls in drops from clouds',
    sentence: 'Splashing in puddles is the best thing about rain.',
  },
  {
    word: 'r[ei]n',
    morphemes: 'rein',
    meaning: 'a strap used for guiding a horse',
    sentence: "Hold the pony's left rein and lead him to the gate.",
    starter: 'Hold the rein tightly, or the pony will',
  },
  {
    word: 'r[eig]n',
    morphemes: 'reign',
    meaning: 'the time when a king or queen rules',
    sentence: 'During the reign of Queen Elizabeth the First, Shakespeare began to write plays.',
  },
  {
    word: 's[ee]n',
    morphemes: 'see|n',
    meaning: 'noticed with your eyes',
    sentence: 'I have never seen so many stars as there were above the campsite.',
  },
  {
    word: 'w[ea]th|er',
    morphemes: 'weather',
    meaning: 'the sun, wind, rain or snow outside',
    sentence: 'If the weather is fine, we will eat our picnic by the lake.',
  },
  {
    word: 'w[he]th|er',
    morphemes: 'whether',
    meaning: 'if, when there is a choice',
    sentence: 'Toss a coin to decide whether you bat or bowl.',
  },
  {
    word: 'who[se]',
    morphemes: 'whose',
    meaning: 'belonging to which person',
    sentence: 'Can anyone tell me whose lunch box this is?',
  },
  {
    word: "who['s]",
    morphemes: "who|'s=is",
    meaning: 'short for who is or who has',
    sentence: "Guess who's hiding behind the curtain!",
  },
  {
    word: 'pe|cu|l[iar]',
    morphemes: 'peculiar',
    meaning: 'odd, and not what you would expect',
    sentence: 'This milk has a peculiar smell, so do not drink it.',
  },
];
