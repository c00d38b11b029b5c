import type { WordWithSounds } from '../word.ts';

export const week29: WordWithSounds[] = [
  {
    word: "ca[n't]",
    sounds: "c|a|n|'t",
    meaning: 'short for cannot',
    sentence: "Penguins can't fly, but they swim very well.",
  },
  {
    word: "do[n't]",
    sounds: "d|o|n|'t",
    meaning: 'short for do not',
    sentence: "Shh, don't wake the baby!",
  },
  {
    word: "did|[n't]",
    sounds: "d|i|d|n|'t",
    meaning: 'short for did not',
    sentence: "I hunted for my shoe but didn't find it.",
  },
  {
    word: "has|[n't]",
    sounds: "h|a|s|n|'t",
    meaning: 'short for has not',
    sentence: "Oskar hasn't got a coat, so lend him yours.",
  },
  {
    word: "could|[n't]",
    sounds: "c|oul|d|n|'t",
    meaning: 'short for could not',
    sentence: "My legs were so tired that I couldn't run any more.",
  },
  {
    word: "it['s]",
    sounds: "i|t|'s",
    morphemes: "it|'s=is",
    meaning: 'short for it is or it has',
    sentence: "Take an umbrella with you, because it's raining.",
  },
  {
    word: "she['s]",
    sounds: "sh|e|'s",
    meaning: 'short for she is or she has',
    sentence: "Ask Fatima for help: she's very good at maths.",
  },
  {
    word: "I['ll]",
    sounds: "I|'ll",
    meaning: 'short for I will',
    sentence: "Hide behind the tree and I'll count to twenty.",
  },
  {
    word: "we['re]",
    sounds: "w|e're",
    morphemes: "we|'re=are",
    meaning: 'short for we are',
    sentence: "Get your bucket and spade: we're going to the beach!",
  },
  {
    word: "you['ve]",
    sounds: "y|ou|'ve",
    meaning: 'short for you have',
    sentence: "Well done, you've tied your own laces!",
  },
  {
    word: '[a]n|y',
    sounds: 'a|n|y',
    meaning: 'some, or even one',
    sentence: 'I have not got any pets, but I would love a rabbit.',
  },
  {
    word: 'm[a]n|y',
    sounds: 'm|a|n|y',
    meaning: 'a lot of',
    sentence: 'There are too many stars in the sky to count.',
  },
];
