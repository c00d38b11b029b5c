import type { WordWithSounds } from '../word.ts';

export const week21: WordWithSounds[] = [
  {
    word: 'k[ey]',
    sounds: 'k|ey',
    meaning: 'a piece of metal that opens a lock',
    sentence: 'Turn the key to unlock the door.',
  },
  {
    word: 'don|k[ey]',
    sounds: 'd|o|n|k|ey',
    meaning: 'an animal like a small horse with long ears',
    sentence: 'At the beach I had a ride on a donkey called Dot.',
  },
  {
    word: 'm[o]n|k[ey]',
    sounds: 'm|o|n|k|ey',
    meaning: 'an animal with a long tail that climbs in trees',
    sentence: 'A cheeky monkey swung down and grabbed my banana.',
  },
  {
    word: 'tur|k[ey]',
    sounds: 't|ur|k|ey',
    meaning: 'a big farm bird that makes a gobbling sound',
    sentence: 'At the farm, a noisy turkey gobbled at the hens.',
  },
  {
    word: 'hock|[ey]',
    sounds: 'h|o|ck|ey',
    meaning: 'a team game with a ball and curved sticks',
    sentence: 'Put on your shin pads and grab your stick for hockey.',
  },
  {
    word: 'val|l[ey]',
    sounds: 'v|a|ll|ey',
    meaning: 'the low land between hills',
    sentence: 'Mist filled the valley, and only the hilltops showed.',
  },
  {
    word: 'trol|l[ey]',
    sounds: 't|r|o|ll|ey',
    meaning: 'a big basket on wheels',
    sentence: 'May I push the trolley round the supermarket?',
    starter: 'We filled the trolley with',
  },
  {
    word: 'chim|n[ey]',
    sounds: 'ch|i|m|n|ey',
    meaning: 'a tall pipe on a roof that lets smoke out',
    sentence: 'Sweeps push a long brush up the chimney to clean it.',
  },
  {
    word: 'kid|n[ey]',
    sounds: 'k|i|d|n|ey',
    meaning: 'a part inside you that cleans your blood',
    sentence: 'Doctors can give a sick person a new kidney.',
  },
  {
    word: 'jer|s[ey]',
    sounds: 'j|er|s|ey',
    meaning: 'a warm top made of wool',
    sentence: 'Pull a jersey on over your shirt if you are chilly.',
  },
  {
    word: 'pl[a]nt',
    sounds: 'p|l|a|n|t',
    meaning: 'a living thing with roots and leaves',
    sentence: 'Our plant drooped because nobody gave it any water.',
  },
  {
    word: 'p[a]th',
    sounds: 'p|a|th',
    meaning: 'a way to walk along',
    sentence: 'Follow the stony path through the wood to the pond.',
  },
];
