import type { WordWithSounds } from '../word.ts';

export const week7: WordWithSounds[] = [
  {
    word: 'di[s]|a|gree',
    sounds: 'd|i|s|a|g|r|ee',
    meaning: 'to think something different from someone else',
    sentence: 'Ewan and I disagree about the best flavour of crisps.',
  },
  {
    word: 'di[s]|a|b[le]',
    sounds: 'd|i|s|a|b|le',
    meaning: 'to stop something from working',
    sentence: 'A flat tyre can disable even the strongest lorry.',
  },
  {
    word: 'di[s]|a[p|p]oint',
    sounds: 'd|i|s|a|pp|oi|n|t',
    meaning: 'to make someone sad because they hoped for more',
    sentence: 'It would disappoint the children if the magician did not come.',
  },
  {
    word: 'di[s]|o|b[ey]',
    sounds: 'd|i|s|o|b|ey',
    meaning: 'to refuse to do as you are told',
    sentence: 'A guide dog will disobey its owner to keep her safe.',
    starter: 'If you disobey the rules of a game,',
  },
  {
    word: '[dis]|like',
    sounds: 'd|i|s|l|i_e|k',
    meaning: 'to think that something is not nice',
    sentence: 'Some people love mushrooms, but I dislike them.',
  },
  {
    word: '[dis]|trust',
    sounds: 'd|i|s|t|r|u|s|t',
    meaning: 'to feel that someone may trick or hurt you',
    sentence: 'Wild deer distrust people and keep well away.',
  },
  {
    word: 'dis|co[n|n]ect',
    sounds: 'd|i|s|c|o|nn|e|c|t',
    meaning: 'to take apart things that were joined',
    sentence: 'Before moving the computer, disconnect all of its cables.',
  },
  {
    word: 'dis|c[o]v|er',
    sounds: 'd|i|s|c|o|v|er',
    meaning: 'to find something for the first time',
    sentence: 'Scientists still discover new kinds of beetle every year.',
  },
  {
    word: 'dis|[h]on|est',
    sounds: 'd|i|s|ho|n|e|s|t',
    meaning: 'not telling the truth, or cheating',
    sentence: 'Peeping at the cards in a game is dishonest.',
  },
  {
    word: 'dis|l[oy]|al',
    sounds: 'd|i|s|l|oy|al',
    meaning: 'not standing by your friends or your team',
    sentence: 'Would it be disloyal to cheer for the other side?',
  },
  {
    word: 'c[augh]t',
    sounds: 'c|augh|t',
    morphemes: 'caught',
    meaning: 'got hold of something that was moving',
    sentence: 'My hat blew off, but Dad leapt up and caught it.',
  },
  {
    word: '[c]en|t[re]',
    sounds: 'c|e|n|t|re',
    morphemes: 'centre',
    meaning: 'the middle of something',
    sentence: 'There is a strawberry in the centre of each bun.',
    starter: 'In the centre of the town there is',
  },
];
