import type { WordWithSounds } from '../word.ts';

export const week7: WordWithSounds[] = [
  {
    word: '[wr]ite',
    sounds: 'wr|i_e|t',
    meaning: 'to put words on paper',
    sentence: 'Use your best pen to write the card to Nana.',
  },
  {
    word: '[wr]it|[t]en',
    sounds: 'wr|i|tt|e|n',
    meaning: 'put down on paper in words',
    sentence: 'Kofi has written a story about a lost robot.',
  },
  {
    word: '[wr]ote',
    sounds: 'wr|o_e|t',
    meaning: 'put words on paper some time ago',
    sentence: 'Last week I wrote a letter to the head teacher.',
  },
  {
    word: '[wr]ap',
    sounds: 'wr|a|p',
    meaning: 'to put paper or cloth all round something',
    sentence: 'On cold days, wrap a scarf round your neck.',
  },
  {
    word: '[wr]ist',
    sounds: 'wr|i|s|t',
    meaning: 'the part where your hand joins your arm',
    sentence: 'Amara has a new watch on her wrist.',
  },
  {
    word: '[wr]ig|g[le]',
    sounds: 'wr|i|gg|le',
    meaning: 'to twist and turn with your whole body',
    sentence: 'My little sister tried to wriggle out of her car seat.',
  },
  {
    word: '[wr]ing',
    sounds: 'wr|i|ng',
    meaning: 'to twist something wet to get the water out',
    sentence: 'Your socks are soaking, so wring them out over the sink.',
  },
  {
    word: '[wr]ong',
    sounds: 'wr|o|ng',
    meaning: 'not the right one',
    sentence: 'We took the wrong bus and ended up at the zoo!',
  },
  {
    word: '[wr]eck',
    sounds: 'wr|e|ck',
    meaning: 'a ship that has sunk or is badly broken',
    sentence: 'Fish swim in and out of the wreck on the seabed.',
  },
  {
    word: '[wr]en',
    sounds: 'wr|e|n',
    meaning: 'a tiny brown bird with a loud song',
    sentence: 'Listen! That loud song comes from a little brown wren.',
  },
  {
    word: 'clim[b]',
    sounds: 'c|l|i|mb',
    morphemes: 'climb',
    meaning: 'to go up something high',
    sentence: 'It took us all day to climb the mountain.',
  },
  {
    word: 'm[o]st',
    sounds: 'm|o|s|t',
    meaning: 'nearly all',
    sentence: 'I like most fruit, but I cannot stand bananas.',
  },
];
