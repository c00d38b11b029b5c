import type { WordWithSounds } from '../word.ts';

export const week17: WordWithSounds[] = [
  {
    word: '[au]|to|bi|og|ra|[ph]y',
    sounds: 'au|t|o|b|i|o|g|r|a|ph|y',
    meaning: "the story of a person's life, told by that person",
    sentence: 'In his autobiography, the footballer tells us about his childhood.',
    starter: 'In her autobiography, the explorer',
  },
  {
    word: '[au]|to|gra[ph]',
    sounds: 'au|t|o|g|r|a|ph',
    morphemes: 'auto|graph',
    meaning: "a famous person's name, written by that person",
    sentence: 'Could I have your autograph on my programme, please?',
    starter: 'I would like the autograph of',
  },
  {
    word: '[au]|ton|[o]|my',
    sounds: 'au|t|o|n|o|m|y',
    meaning: 'the right to make your own choices',
    sentence: 'Our school council has the autonomy to choose its own projects.',
    starter: 'Our school council has the autonomy to',
  },
  {
    word: '[au]|t[o]|mat|ic',
    sounds: 'au|t|o|m|a|t|i|c',
    meaning: 'working by itself',
    sentence: 'Wave your hands under the automatic tap.',
    starter: 'The automatic doors open when',
  },
  {
    word: '[au]|to|p[i]|lot',
    sounds: 'au|t|o|p|i|l|o|t',
    meaning: 'a machine that can steer a plane by itself',
    sentence: 'Once we were above the clouds, the captain switched on the autopilot.',
  },
  {
    word: '[au]|to|fo|[c]us',
    sounds: 'au|t|o|f|o|c|u|s',
    meaning: 'the part of a camera that makes pictures sharp by itself',
    sentence: 'Thanks to autofocus, my photo of the bee is not blurred.',
  },
  {
    word: '[au]|to|mo|b[ile]',
    sounds: 'au|t|o|m|o|b|i_e|l',
    meaning: 'another word for a car',
    sentence: 'A horse could outrun the first automobile ever made.',
    starter: 'The first automobile was so slow that',
  },
  {
    word: '[au]|to|c[ue]',
    sounds: 'au|t|o|c|ue',
    meaning: 'a screen that shows a speaker the words to say',
    sentence: 'When the autocue broke, the newsreader forgot her words.',
  },
  {
    word: 'fr[ui]t',
    sounds: 'f|r|ui|t',
    meaning: 'food such as apples, plums and grapes',
    sentence: 'Bananas are my favourite fruit, but Hamza likes kiwis.',
  },
  {
    word: 'gr[ou]p',
    sounds: 'g|r|ou|p',
    meaning: 'a number of people or things together',
    sentence: 'A group of lions is called a pride.',
  },
];
