import type { WordWithSounds } from '../word.ts';

export const week1: WordWithSounds[] = [
  {
    word: 'ho[p|p]ing',
    sounds: 'h|o|pp|i|ng',
    meaning: 'moving along in small jumps',
    sentence: 'A tiny wren came hopping across our picnic rug.',
  },
  {
    word: 'pla[nn]ed',
    sounds: 'p|l|a|nn|ed',
    meaning: 'decided what to do before it happened',
    sentence: 'Amina planned her party a whole month before her birthday.',
  },
  {
    word: 'bi[g|g]est',
    sounds: 'b|i|gg|e|s|t',
    meaning: 'larger than all the others',
    sentence: 'An elephant is the biggest animal that lives on land.',
  },
  {
    word: 'ho|[p]ing',
    sounds: 'h|o|p|i|ng',
    meaning: 'wanting something to happen, and thinking that it might',
    sentence: 'We are hoping for sunshine on sports day.',
  },
  {
    word: 'shi|[n]ing',
    sounds: 'sh|i|n|i|ng',
    meaning: 'giving out bright light',
    sentence: 'Take a sunhat, because the sun is shining.',
  },
  {
    word: 'ca[r|rie]d',
    sounds: 'c|a|rr|ie|d',
    meaning: 'held something and took it somewhere',
    sentence: 'Grandpa carried my sleepy brother up to bed.',
  },
  {
    word: 'hu[r|rie]d',
    sounds: 'h|u|rr|ie|d',
    meaning: 'went fast, so as not to be late',
    sentence: 'It was nearly nine, so we hurried to school.',
  },
  {
    word: 'ti|d[i|er]',
    sounds: 't|i|d|i|er',
    meaning: 'neater, with more things in their places',
    sentence: 'Your desk will look tidier without all those pencil shavings.',
    starter: 'My desk would look tidier if',
  },
  {
    word: 'clev|er|ne[ss]',
    sounds: 'c|l|e|v|er|n|e|ss',
    meaning: 'being quick to learn and to work things out',
    sentence: 'Crows show their cleverness when they solve puzzles to get food.',
  },
  {
    word: 'th[ough]t|le[ss]',
    sounds: 'th|ough|t|l|e|ss',
    meaning: 'not stopping to think about how other people feel',
    sentence: 'Eating all the cake before Mei got any was thoughtless.',
  },
  {
    word: 'a[d|d]re[ss]',
    sounds: 'a|dd|r|e|ss',
    morphemes: 'address',
    meaning: 'the house number, street and town where someone lives',
    sentence: 'Without the right address, the parcel went to another house.',
  },
  {
    word: 'an|s[w]er',
    sounds: 'a|n|sw|er',
    morphemes: 'answer',
    meaning: 'what you say or write when someone asks you something',
    sentence: 'Simran whispered the answer to the riddle in my ear.',
  },
];
