import type { WordWithSounds } from '../word.ts';

export const week15: WordWithSounds[] = [
  {
    word: 'cop|[i]ed',
    sounds: 'c|o|p|ie|d',
    meaning: 'did the same as someone else',
    sentence: 'I clapped a pattern and the whole class copied it.',
  },
  {
    word: 'cr[i]ed',
    sounds: 'c|r|ie|d',
    meaning: 'let tears fall',
    sentence: 'Callum cried when his ice cream fell in the sand.',
  },
  {
    word: 're|pl[i]ed',
    sounds: 'r|e|p|l|ie|d',
    meaning: 'gave an answer',
    sentence: 'I asked Rhys his age, and he replied that he was six.',
  },
  {
    word: 'cop|[i]|er',
    sounds: 'c|o|p|i|er',
    meaning: 'a machine that prints a page again and again',
    sentence: 'Put the page in the copier and press the green button.',
  },
  {
    word: 'hap|p[i]|er',
    sounds: 'h|a|pp|i|er',
    meaning: 'feeling better and more cheerful',
    sentence: 'The new girl looked happier once she had made a friend.',
    starter: 'The new girl looked happier when',
  },
  {
    word: 'hap|p[i]|est',
    sounds: 'h|a|pp|i|e|s|t',
    meaning: 'the most cheerful of all',
    sentence: 'Out of all of us, Ewa was the happiest to see snow.',
    starter: 'I am happiest when',
  },
  {
    word: 'fun|n[i]|er',
    sounds: 'f|u|nn|i|er',
    meaning: 'making you laugh more',
    sentence: "Grandad's jokes get funnier each time he tells them.",
  },
  {
    word: 'cop|[y]|ing',
    sounds: 'c|o|p|y|i|ng',
    meaning: 'doing the same as someone else',
    sentence: 'That cheeky parrot is copying my voice!',
  },
  {
    word: 'cr[y]|ing',
    sounds: 'c|r|y|i|ng',
    meaning: 'letting tears fall',
    sentence: 'The toddler stopped crying when he got his teddy back.',
  },
  {
    word: 're|pl[y]|ing',
    sounds: 'r|e|p|l|y|i|ng',
    meaning: 'giving an answer',
    sentence: 'Mum is replying to a message, so please wait.',
  },
  {
    word: 'pr[e]t|ty',
    sounds: 'p|r|e|tt|y',
    meaning: 'nice to look at',
    sentence: 'Seren tied a pretty bow on the present.',
  },
  {
    word: 'b[eau]|ti|ful',
    sounds: 'b|eau|t|i|f|u|l',
    meaning: 'lovely to see or hear',
    sentence: 'A peacock showed us his beautiful blue and green feathers.',
  },
];
