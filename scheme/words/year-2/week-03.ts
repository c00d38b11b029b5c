import type { WordWithSounds } from '../word.ts';

export const week3: WordWithSounds[] = [
  {
    word: '[g]em',
    sounds: 'g|e|m',
    meaning: 'a shiny stone that costs a lot of money',
    sentence: 'The queen has a red gem in her crown.',
  },
  {
    word: 'en|er|[g]y',
    sounds: 'e|n|er|g|y',
    meaning: 'the power to move, work and play',
    sentence: 'After a good sleep I am full of energy.',
  },
  {
    word: '[g]i|ant',
    sounds: 'g|i|a|n|t',
    meaning: 'a very tall person in a story',
    sentence: 'Jack ran from the giant and slid down the beanstalk.',
  },
  {
    word: 'ma[g]|ic',
    sounds: 'm|a|g|i|c',
    meaning: 'tricks or spells that make strange things happen',
    sentence: 'By magic, the pumpkin turned into a golden coach.',
  },
  {
    word: '[g]i|ra[ffe]',
    sounds: 'g|i|r|a|ffe',
    meaning: 'a tall animal with spots and a very long neck',
    sentence: 'With its long neck, the giraffe nibbled the tallest tree.',
  },
  {
    word: '[j]ack|et',
    sounds: 'j|a|ck|e|t',
    meaning: 'a short coat',
    sentence: 'Hang your wet jacket on the hook.',
  },
  {
    word: '[j]ar',
    sounds: 'j|ar',
    meaning: 'a glass pot with a lid',
    sentence: 'There is no more jam in the jar.',
  },
  {
    word: '[j]og',
    sounds: 'j|o|g',
    meaning: 'to run, but not very fast',
    sentence: 'On Sundays we jog round the park with Dad.',
    starter: 'On Sundays we jog to',
  },
  {
    word: 'j[oi]n',
    sounds: 'j|oi|n',
    meaning: 'to become part of a group',
    sentence: 'I want to join the chess club.',
  },
  {
    word: 'a[d]|just',
    sounds: 'a|dj|u|s|t',
    meaning: 'to change something a little so that it is right',
    sentence: 'My bike seat is too low: can you adjust it?',
  },
  {
    word: 'f[i]nd',
    sounds: 'f|i|n|d',
    meaning: 'to see or get what you were looking for',
    sentence: 'We could not find the cat until teatime.',
  },
  {
    word: 'k[i]nd',
    sounds: 'k|i|n|d',
    meaning: 'good and caring to others',
    sentence: 'It was kind of Noor to wait for me.',
  },
];
