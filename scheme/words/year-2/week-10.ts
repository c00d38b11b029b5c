import type { WordWithSounds } from '../word.ts';

export const week10: WordWithSounds[] = [
  {
    word: 'met|[al]',
    sounds: 'm|e|t|al',
    meaning: 'something hard and shiny, such as iron or tin',
    sentence: 'Spoons and pans are often made of metal.',
  },
  {
    word: 'ped|[al]',
    sounds: 'p|e|d|al',
    meaning: 'the part of a bike that you push with your foot',
    sentence: 'My foot slipped off the pedal and the bike stopped.',
  },
  {
    word: 'pet|[al]',
    sounds: 'p|e|t|al',
    meaning: 'one of the soft, coloured parts of a flower',
    sentence: 'A butterfly sat on the red petal of a poppy.',
    starter: 'On the red petal of a poppy sat',
  },
  {
    word: 'sig|n[al]',
    sounds: 's|i|g|n|al',
    meaning: 'a movement, light or sound that tells people something',
    sentence: 'Put your thumb up as a signal that you are ready.',
    starter: 'A red light is a signal to',
  },
  {
    word: 'an|i|m[al]',
    sounds: 'a|n|i|m|al',
    meaning: 'a living thing that eats and can move',
    sentence: 'Which animal has black and white stripes?',
  },
  {
    word: 'cap|i|t[al]',
    sounds: 'c|a|p|i|t|al',
    meaning: 'the main city of a country',
    sentence: "Cardiff is the capital of Wales, and Edinburgh is Scotland's.",
  },
  {
    word: 'hos|pi|t[al]',
    sounds: 'h|o|s|p|i|t|al',
    meaning: 'the place where doctors and nurses make ill people better',
    sentence: "Nurse Okafor works at night in the children's hospital.",
  },
  {
    word: 'lo|c[al]',
    sounds: 'l|o|c|al',
    meaning: 'near to where you live',
    sentence: 'We borrow books from our local library round the corner.',
  },
  {
    word: 'to|t[al]',
    sounds: 't|o|t|al',
    meaning: 'with every part added up',
    sentence: 'Five goals and then six more make a total score of eleven.',
  },
  {
    word: 'fi|n[al]',
    sounds: 'f|i|n|al',
    meaning: 'coming at the very end',
    sentence: 'Cerys scored the winning goal in the final minute.',
  },
  {
    word: 'g[o]ld',
    sounds: 'g|o|l|d',
    meaning: 'a shiny yellow metal that costs a lot',
    sentence: 'The pirates opened the chest and saw heaps of gold.',
  },
  {
    word: 'h[o]ld',
    sounds: 'h|o|l|d',
    meaning: 'to keep something in your hands',
    sentence: 'Would you like to hold the fluffy chick?',
  },
];
