import type { WordWithSounds } from '../word.ts';

export const week28: WordWithSounds[] = [
  {
    word: 'bad|[ly]',
    sounds: 'b|a|d|l|y',
    meaning: 'not well',
    sentence: 'I slept badly because an owl kept hooting.',
  },
  {
    word: 'sad|[ly]',
    sounds: 's|a|d|l|y',
    meaning: 'in an unhappy way',
    sentence: 'When her balloon popped, the clown sadly shook her head.',
  },
  {
    word: 'slow|[ly]',
    sounds: 's|l|ow|l|y',
    meaning: 'in a way that takes a long time',
    sentence: 'Tortoises walk slowly, but they get there in the end.',
  },
  {
    word: 'quick|[ly]',
    sounds: 'qu|i|ck|l|y',
    meaning: 'in a short time',
    sentence: 'Eat your ice lolly quickly, before it melts!',
  },
  {
    word: 'kind|[ly]',
    sounds: 'k|i|n|d|l|y',
    meaning: 'in a good and caring way',
    sentence: 'A girl on the bus kindly gave Granny her seat.',
  },
  {
    word: 'saf[e]|[ly]',
    sounds: 's|a_e|f|l|y',
    meaning: 'without getting hurt',
    sentence: 'Hold hands so that we can cross the road safely.',
  },
  {
    word: 'brav[e]|[ly]',
    sounds: 'b|r|a_e|v|l|y',
    meaning: 'without showing fear',
    sentence: 'Shanice bravely let the hairy spider walk on her hand.',
  },
  {
    word: 'hap|p[i]|[ly]',
    sounds: 'h|a|pp|i|l|y',
    meaning: 'in a cheerful way',
    sentence: 'They all lived happily ever after.',
  },
  {
    word: 'an|gr[i]|[ly]',
    sounds: 'a|n|g|r|i|l|y',
    meaning: 'in a cross way',
    sentence: 'Bang! He angrily slammed the door and stamped upstairs.',
  },
  {
    word: 'luck|[i]|[ly]',
    sounds: 'l|u|ck|i|l|y',
    meaning: 'by good chance',
    sentence: 'I dropped the egg, but luckily it did not crack.',
  },
  {
    word: '[wh]o',
    sounds: 'wh|o',
    meaning: 'which person',
    sentence: 'Do you know who ate the last biscuit?',
  },
  {
    word: '[wh]ole',
    sounds: 'wh|o_e|l',
    meaning: 'with no part left out',
    sentence: 'Our dog ate the whole birthday cake, even the crumbs!',
  },
];
