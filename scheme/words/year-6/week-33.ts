import type { WordWithMorphemes } from '../word.ts';

export const week33: WordWithMorphemes[] = [
  {
    word: 'u|n[i]|corn',
    morphemes: 'uni|corn',
    meaning: 'an imaginary horse with one horn on its head',
    sentence: "Scotland's national animal is one that nobody has ever met: the unicorn.",
  },
  {
    word: 'u|n[i]|form',
    morphemes: 'uni|form',
    meaning: 'the same clothes worn by everyone in a school or job',
    sentence: 'Our school uniform is a green jumper with grey trousers or a skirt.',
  },
  {
    word: 'bi|[c]eps',
    morphemes: 'bi|ceps',
    meaning: 'the large muscle at the front of your upper arm',
    sentence: 'Bend your elbow and feel your biceps tighten above it.',
  },
  {
    word: 'bi|lin|[gual]',
    morphemes: 'bi|lingu|al',
    meaning: 'using two languages',
    sentence: 'Road signs in Wales are bilingual, in Welsh and English.',
  },
  {
    word: 'tri|an|g[le]',
    morphemes: 'tri|angle',
    meaning: 'a flat shape with three straight sides',
    sentence: 'Cut a square sandwich from corner to corner, and each half is a triangle.',
  },
  {
    word: 'tri|c[y]|c[le]',
    morphemes: 'tri|cycle',
    meaning: 'something like a bike, but with three wheels',
    sentence: "With its third wheel, Mr Banerjee's tricycle stays up when he stops.",
  },
  {
    word: 'de[c]|ade',
    morphemes: 'dec|ade',
    meaning: 'a period of ten years',
    sentence: 'Today Anjali is ten, so she has lived for exactly one decade.',
  },
  {
    word: 'de[c]|i|m[al]',
    morphemes: 'dec|im|al',
    meaning: 'a number with tenths or smaller parts written after a dot',
    sentence: 'One half is 0.5 when you write it as a decimal.',
  },
  {
    word: '[c]en|ti|me|t[re]',
    morphemes: 'centi|metre',
    meaning: 'a small length, a hundred of which make a metre',
    sentence: 'Some kinds of bamboo can grow more than a centimetre in a single hour.',
    starter: 'The plant grew a centimetre every',
  },
];
