import type { WordWithSounds } from '../word.ts';

export const week23: WordWithSounds[] = [
  {
    word: '[wor]d',
    sounds: 'w|or|d',
    meaning: 'a group of letters that means something',
    sentence: 'The longest word I can spell is hippopotamus.',
  },
  {
    word: '[wor]k',
    sounds: 'w|or|k',
    meaning: 'a job that you have to do',
    sentence: 'It was hard work to push the car up the hill.',
    starter: 'It was hard work to',
  },
  {
    word: '[wor]m',
    sounds: 'w|or|m',
    meaning: 'a long, thin animal with no legs that lives in soil',
    sentence: 'A hungry robin tugged a worm out of the lawn.',
  },
  {
    word: '[wor]ld',
    sounds: 'w|or|l|d',
    meaning: 'the Earth and all the people on it',
    sentence: 'Blue whales are the biggest animals in the world.',
  },
  {
    word: '[wor]th',
    sounds: 'w|or|th',
    meaning: 'equal in money to',
    sentence: 'Five two-pence coins are worth ten pence.',
  },
  {
    word: '[wor]st',
    sounds: 'w|or|s|t',
    meaning: 'as bad as anything can be',
    sentence: 'Mouldy cheese has the worst smell in our fridge!',
  },
  {
    word: '[war]',
    sounds: 'w|ar',
    meaning: 'a time when countries fight',
    sentence: 'When the war was over, the soldiers went home to their families.',
  },
  {
    word: '[war]m',
    sounds: 'w|ar|m',
    meaning: 'a little bit hot',
    sentence: 'Three kittens curled up by the warm fire.',
  },
  {
    word: 'to|[war]ds',
    sounds: 't|o|w|ar|d|s',
    meaning: 'nearer and nearer to',
    sentence: 'Run towards me and jump into my arms!',
  },
  {
    word: 're|[war]d',
    sounds: 'r|e|w|ar|d',
    meaning: 'a prize for doing something good',
    sentence: 'As a reward for tidying up, we had extra playtime.',
  },
  {
    word: 'pr[o]ve',
    sounds: 'p|r|o|ve',
    meaning: 'to show that something is true',
    sentence: 'Paw prints in the flour prove that the cat was here!',
  },
  {
    word: 'im|pr[o]ve',
    sounds: 'i|m|p|r|o|ve',
    meaning: 'to get better',
    sentence: 'My diving will improve if I practise every week.',
    starter: 'I will improve at swimming if',
  },
];
