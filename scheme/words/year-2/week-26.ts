import type { WordWithSounds } from '../word.ts';

export const week26: WordWithSounds[] = [
  {
    word: 'en|joy|[ment]',
    sounds: 'e|n|j|oy|m|e|n|t',
    meaning: 'the fun you get from something',
    sentence: 'Shrieks of laughter showed their enjoyment of the water slide.',
    starter: 'At the fair I got the most enjoyment from',
  },
  {
    word: 'pay|[ment]',
    sounds: 'p|ay|m|e|n|t',
    meaning: 'money that you give for something',
    sentence: 'The plumber asked for payment when the tap was mended.',
  },
  {
    word: 'mov[e]|[ment]',
    sounds: 'm|o|ve|m|e|n|t',
    meaning: 'a change of place, such as a step or a nod',
    sentence: 'Freeze! One movement and you are out of the game.',
  },
  {
    word: 'a|gr[ee]|[ment]',
    sounds: 'a|g|r|ee|m|e|n|t',
    meaning: 'when people all say yes to the same thing',
    sentence: 'After a long chat, we came to an agreement about bedtime.',
  },
  {
    word: 'sad|[ness]',
    sounds: 's|a|d|n|e|ss',
    meaning: 'an unhappy feeling',
    sentence: 'The end of the holidays filled Andrei with sadness.',
  },
  {
    word: 'kind|[ness]',
    sounds: 'k|i|n|d|n|e|ss',
    meaning: 'helping others and caring about them',
    sentence: 'Sharing your lunch with Tunde was an act of kindness.',
  },
  {
    word: 'dark|[ness]',
    sounds: 'd|ar|k|n|e|ss',
    meaning: 'a time or a place without light',
    sentence: 'Owls and bats come out when darkness falls.',
  },
  {
    word: 'plai[n|n]ess',
    sounds: 'p|l|ai|n|n|e|ss',
    meaning: 'having no pattern or frills',
    sentence: 'I like the plainness of this shirt: no stripes, no spots.',
  },
  {
    word: 'ar|g[u]|[ment]',
    sounds: 'ar|g|u|m|e|n|t',
    meaning: 'angry talk between people who do not agree',
    sentence: 'My brothers had a noisy argument about the last pancake.',
  },
  {
    word: 'hap|p[i]|[ness]',
    sounds: 'h|a|pp|i|n|e|ss',
    meaning: 'a cheerful feeling',
    sentence: 'When we came home, the dog barked with happiness.',
  },
  {
    word: '[eye]',
    sounds: 'eye',
    meaning: 'the part of your face that you see with',
    sentence: 'Close one eye and look through the telescope.',
  },
  {
    word: 'c[oul]d',
    sounds: 'c|oul|d',
    meaning: 'was able to',
    sentence: 'When I was two, I could count up to ten.',
  },
];
