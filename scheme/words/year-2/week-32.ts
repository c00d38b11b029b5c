import type { WordWithSounds } from '../word.ts';

export const week32: WordWithSounds[] = [
  {
    word: 'ac|[tion]',
    sounds: 'a|c|ti|o|n',
    morphemes: 'act|ion',
    meaning: 'something you do, such as a jump or a wave',
    sentence: 'Clap, stamp and spin: do each action with me!',
  },
  {
    word: 'fic|[tion]',
    sounds: 'f|i|c|ti|o|n',
    meaning: 'stories that are made up',
    sentence: 'Dragons live only in fiction, not in real life.',
  },
  {
    word: 'frac|[tion]',
    sounds: 'f|r|a|c|ti|o|n',
    meaning: 'a part of a whole, such as a half',
    sentence: 'What fraction of the pizza is left, a half or a quarter?',
  },
  {
    word: 'sec|[tion]',
    sounds: 's|e|c|ti|o|n',
    meaning: 'one of the parts that something is split into',
    sentence: 'The dinosaur books are in the science section of the library.',
  },
  {
    word: 'sta|[tion]',
    sounds: 's|t|a|ti|o|n',
    meaning: 'a place where trains stop',
    sentence: 'Our train pulled into the station two minutes early.',
    starter: 'At the station we saw',
  },
  {
    word: 'na|[tion]',
    sounds: 'n|a|ti|o|n',
    meaning: 'a country and its people',
    sentence: 'Every nation in the world has its own flag.',
  },
  {
    word: 'mo|[tion]',
    sounds: 'm|o|ti|o|n',
    meaning: 'moving, not being still',
    sentence: 'Hold on tight while the bus is in motion.',
  },
  {
    word: 'lo|[tion]',
    sounds: 'l|o|ti|o|n',
    meaning: 'a runny cream that you rub on your skin',
    sentence: 'After swimming, Mama puts lotion on my dry hands.',
  },
  {
    word: 'cap|[tion]',
    sounds: 'c|a|p|ti|o|n',
    meaning: 'words under a picture that tell you about it',
    sentence: 'Read the caption to find out who is in the photo.',
  },
  {
    word: 'na|[tion]|al',
    sounds: 'n|a|ti|o|n|al',
    meaning: 'to do with a whole country',
    sentence: 'Before the match, the fans sang the national anthem.',
  },
  {
    word: 'p[eo]|ple',
    sounds: 'p|eo|p|le',
    meaning: 'men, women and children',
    sentence: 'How many people can fit in this lift?',
  },
  {
    word: 'w[a]|ter',
    sounds: 'w|a|t|er',
    meaning: 'what rain, rivers and seas are made of',
    sentence: 'Fill the kettle with water from the tap.',
    starter: 'We need water to',
  },
  {
    word: 'a|g[ai]n',
    sounds: 'a|g|ai|n',
    meaning: 'one more time',
    sentence: 'That joke was so funny: please tell it again!',
  },
];
