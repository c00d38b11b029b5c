import type { WordWithSounds } from '../word.ts';

export const week8: WordWithSounds[] = [
  {
    word: 'bub|b[le]',
    sounds: 'b|u|bb|le',
    meaning: 'a ball of air with a thin, wet skin',
    sentence: 'Pop! The soapy bubble landed on the cat and burst.',
  },
  {
    word: 'mid|d[le]',
    sounds: 'm|i|dd|le',
    meaning: 'the part halfway between the ends or sides',
    sentence: 'In the middle of the lake there is an island.',
  },
  {
    word: 'pud|d[le]',
    sounds: 'p|u|dd|le',
    meaning: 'a little pool of rain on the ground',
    sentence: 'Put your wellies on and jump in that puddle!',
  },
  {
    word: 'ap|p[le]',
    sounds: 'a|pp|le',
    meaning: 'a round fruit with a red or green skin',
    sentence: 'Tariq picked a ripe apple from the tree.',
  },
  {
    word: 'bot|t[le]',
    sounds: 'b|o|tt|le',
    meaning: 'a thing with a thin neck that holds a drink',
    sentence: 'Fill your bottle with water for the trip.',
  },
  {
    word: 'lit|t[le]',
    sounds: 'l|i|tt|le',
    meaning: 'small in size',
    sentence: 'Ladybirds are so little that one fits on your fingernail.',
    starter: 'A ladybird is so little that',
  },
  {
    word: 'ta|b[le]',
    sounds: 't|a|b|le',
    meaning: 'a piece of furniture with legs and a flat top',
    sentence: 'Six of us sat round the table to eat our lunch.',
  },
  {
    word: 'ea|g[le]',
    sounds: 'ea|g|le',
    meaning: 'a large bird that hunts with its sharp claws',
    sentence: 'High on the cliff, an eagle was feeding her chicks.',
  },
  {
    word: 'can|d[le]',
    sounds: 'c|a|n|d|le',
    meaning: 'a stick of wax that burns to give light',
    sentence: 'When the lights went out, Papa lit a candle.',
  },
  {
    word: 'sim|p[le]',
    sounds: 's|i|m|p|le',
    meaning: 'not hard to do',
    sentence: 'This card trick is so simple that anyone can do it.',
  },
  {
    word: '[o]n|ly',
    sounds: 'o|n|l|y',
    meaning: 'no more than',
    sentence: 'There are only three days left until my party!',
  },
  {
    word: 'b[o]th',
    sounds: 'b|o|th',
    meaning: 'the two of them',
    sentence: 'Hamish hurt both knees when he fell off his bike.',
  },
];
