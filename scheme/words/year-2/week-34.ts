import type { WordWithSounds } from '../word.ts';

export const week34: WordWithSounds[] = [
  {
    word: '[o]n[e]',
    sounds: 'o|ne',
    meaning: 'the number before two',
    sentence: 'A snail has just one foot, and it is slimy!',
  },
  {
    word: 'w[o]n',
    sounds: 'w|o|n',
    meaning: 'came first in a game or race',
    sentence: 'Our team won the match by three goals.',
  },
  {
    word: 't[o]',
    sounds: 't|o',
    meaning: 'showing where someone or something goes',
    sentence: 'On Saturdays we take the bus to town.',
  },
  {
    word: 't[oo]',
    sounds: 't|oo',
    meaning: 'more than you want; as well',
    sentence: 'Turn it down: that music is too loud!',
  },
  {
    word: 't[wo]',
    sounds: 't|wo',
    meaning: 'the number after one',
    sentence: 'A bicycle has two wheels, but a tricycle has three.',
  },
  {
    word: 's[u]n',
    sounds: 's|u|n',
    meaning: 'the star that gives us light and heat',
    sentence: 'Never look straight at the sun: it can hurt your eyes.',
  },
  {
    word: 's[o]n',
    sounds: 's|o|n',
    meaning: "a boy or man who is someone's child",
    sentence: 'The king had one son, Prince Leo, and no daughters.',
  },
  {
    word: 'b[e]',
    sounds: 'b|e',
    meaning: 'to become, or to feel a certain way',
    sentence: 'Ibrahim wants to be an astronaut when he grows up.',
  },
  {
    word: 'b[ee]',
    sounds: 'b|ee',
    meaning: 'an insect that flies from flower to flower',
    sentence: 'A furry bee crawled right inside the foxglove.',
  },
  {
    word: 'bl[ue]',
    sounds: 'b|l|ue',
    meaning: 'the colour of a clear sky',
    sentence: 'Mix yellow and blue paint to make green.',
  },
  {
    word: 'bl[ew]',
    sounds: 'b|l|ew',
    meaning: 'pushed something along with moving air',
    sentence: 'A strong wind blew my hat into the pond.',
  },
  {
    word: '[n]ight',
    sounds: 'n|igh|t',
    meaning: 'the time when it is dark',
    sentence: 'Hedgehogs sleep all day and come out at night.',
  },
  {
    word: 'M[r]',
    sounds: 'Mr',
    meaning: "the title before a man's name",
    sentence: 'Our caretaker, Mr Singh, has mended the gate.',
  },
  {
    word: 'M[rs]',
    sounds: 'Mrs',
    meaning: 'the title before the name of a married woman',
    sentence: 'Good morning, Mrs Adeyemi! May I come in?',
  },
];
