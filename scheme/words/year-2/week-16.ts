import type { WordWithSounds } from '../word.ts';

export const week16: WordWithSounds[] = [
  {
    word: 'hik|[ing]',
    sounds: 'h|i|k|i|ng',
    meaning: 'walking a long way in the country',
    sentence: 'You need strong boots for hiking in the mountains.',
  },
  {
    word: 'hik[ed]',
    sounds: 'h|i|k|ed',
    meaning: 'went for a long walk',
    sentence: 'Last Sunday we hiked ten miles over the moor.',
  },
  {
    word: 'hik|[er]',
    sounds: 'h|i|k|er',
    meaning: 'someone who goes for long walks',
    sentence: 'A tired hiker sat down and took off her boots.',
  },
  {
    word: 'nic|[er]',
    sounds: 'n|i|c|er',
    meaning: 'better, so that you like it more',
    sentence: 'Soup tastes nicer when you have made it yourself.',
  },
  {
    word: 'nic|[est]',
    sounds: 'n|i|c|e|s|t',
    meaning: 'best, so that you like it most',
    sentence: 'Thank you, that is the nicest thing anyone has said!',
  },
  {
    word: 'brav|[er]',
    sounds: 'b|r|a|v|er',
    meaning: 'less afraid',
    sentence: 'At the dentist you were much braver than I was.',
  },
  {
    word: 'clos|[est]',
    sounds: 'c|l|o|s|e|s|t',
    meaning: 'nearest',
    sentence: 'Mercury is the planet closest to the sun.',
  },
  {
    word: 'bak|[ing]',
    sounds: 'b|a|k|i|ng',
    meaning: 'cooking in an oven',
    sentence: 'Mmm, something smells good: Nonna is baking biscuits!',
  },
  {
    word: 'smil|[ing]',
    sounds: 's|m|i|l|i|ng',
    meaning: 'looking happy, with your mouth turned up',
    sentence: 'Everyone was smiling when the photo was taken.',
  },
  {
    word: 'shin|[y]',
    sounds: 'sh|i|n|y',
    meaning: 'so bright that light comes off it',
    sentence: 'Tomasz polished his shoes until they were shiny.',
  },
  {
    word: '[a]f|ter',
    sounds: 'a|f|t|er',
    meaning: 'later than',
    sentence: 'Brush your teeth after breakfast, not before it.',
  },
  {
    word: 'f[a]st',
    sounds: 'f|a|s|t',
    meaning: 'at great speed',
    sentence: 'A cheetah can run as fast as a car.',
  },
];
