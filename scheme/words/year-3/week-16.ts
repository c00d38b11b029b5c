import type { WordWithSounds } from '../word.ts';

export const week16: WordWithSounds[] = [
  {
    word: 'an|t[i]|sep|ti[c]',
    sounds: 'a|n|t|i|s|e|p|t|i|c',
    meaning: 'something you put on a cut to kill germs',
    sentence: 'It stung a little when Nurse Okoro dabbed antiseptic on my cut.',
  },
  {
    word: 'an|t[i]|bod|y',
    sounds: 'a|n|t|i|b|o|d|y',
    meaning: 'a tiny thing in your blood that fights germs',
    sentence: 'Your blood makes an antibody to fight each new kind of germ.',
    starter: 'Your blood makes an antibody when',
  },
  {
    word: 'an|ti|b[i]|ot|i[c]',
    sounds: 'a|n|t|i|b|i|o|t|i|c',
    meaning: 'a medicine that kills some kinds of germs',
    sentence: 'Colds need rest, because an antibiotic cannot cure them.',
  },
  {
    word: 'an|t[i]|dote',
    sounds: 'a|n|t|i|d|o_e|t',
    meaning: 'something that stops a poison from working',
    sentence: 'Quick, the princess needs the antidote to the poison!',
  },
  {
    word: 'an|ti|fr[eeze]',
    sounds: 'a|n|t|i|f|r|ee|ze',
    meaning: 'a liquid that keeps water from turning to ice',
    sentence: 'Without antifreeze, the water in a car could turn to ice.',
  },
  {
    word: 'an|ti|v[i]|rus',
    sounds: 'a|n|t|i|v|i|r|u|s',
    meaning: 'made to keep harmful programs out of a computer',
    sentence: 'Our school laptops have antivirus software to keep them safe.',
    starter: 'A computer needs antivirus software to',
  },
  {
    word: 'an|ti|so|[ci]al',
    sounds: 'a|n|t|i|s|o|ci|al',
    meaning: 'annoying or upsetting to other people',
    sentence: 'It is antisocial to drop chewing gum on the pavement.',
  },
  {
    word: 'an|t[i]-|clock|wise',
    sounds: 'a|n|t|i-|c|l|o|ck|w|i_e|s',
    meaning: 'turning the other way from the hands of a clock',
    sentence: 'Unscrew the jar by turning its lid anti-clockwise.',
  },
  {
    word: 'an|t[i]|he|ro',
    sounds: 'a|n|t|i|h|e|r|o',
    meaning: 'the main person in a story who is not good or brave',
    sentence: 'Our play has an antihero: a selfish knight who runs away.',
  },
  {
    word: 'an|ti|cl[i]|max',
    sounds: 'a|n|t|i|c|l|i|m|a|x',
    meaning: 'a dull end when you expected something exciting',
    sentence: 'The giant box was an anticlimax, as it held only socks.',
  },
  {
    word: 'fo[r]|w[ar]d',
    sounds: 'f|or|w|ar|d',
    meaning: 'towards the front',
    sentence: 'Our queue moved forward one step at a time.',
  },
  {
    word: 'fo[r]|w[ar]ds',
    sounds: 'f|or|w|ar|d|s',
    meaning: 'in the direction that you are facing',
    sentence: 'Most crabs walk sideways, but some can walk forwards.',
  },
];
