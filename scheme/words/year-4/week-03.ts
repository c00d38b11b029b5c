import type { WordWithMorphemes } from '../word.ts';

export const week3: WordWithMorphemes[] = [
  {
    word: 'poi|son|[ous]',
    morphemes: 'poison|ous',
    meaning: 'full of something that can make you very ill',
    sentence: 'Foxgloves are pretty, but every part of the plant is poisonous.',
  },
  {
    word: 'dan|ger|[ous]',
    morphemes: 'danger|ous',
    meaning: 'not safe, and likely to hurt someone',
    sentence: 'Stay behind the yellow line, as it is dangerous near the edge of the platform.',
    starter: 'It is dangerous to',
  },
  {
    word: 'haz|[ar]d|[ous]',
    morphemes: 'hazard|ous',
    meaning: 'risky, because there is a chance of harm',
    sentence: 'Thick fog made the drive across the moor slow and hazardous.',
  },
  {
    word: 'moun|t[ai]n|[ous]',
    morphemes: 'mountain|ous',
    meaning: 'with many very high peaks',
    sentence: 'North Wales is so mountainous that our bus seemed to climb all day.',
  },
  {
    word: 'joy|[ous]',
    morphemes: 'joy|ous',
    meaning: 'full of happiness',
    sentence: 'With a joyous shout, Hamza ran to hug his gran at the airport.',
  },
  {
    word: 'thun|der|[ous]',
    morphemes: 'thunder|ous',
    meaning: 'as loud as the noise of a storm',
    sentence: 'Long before we saw the waterfall, we could hear its thunderous roar.',
  },
  {
    word: 'ner|v[ous]',
    morphemes: 'nerv=nerve|ous',
    meaning: 'worried and easily frightened',
    sentence: 'Our new kitten is so nervous that a sneeze sends her under the bed.',
    starter: 'Our new kitten is so nervous that',
  },
  {
    word: 'ad|ven|tur|[ous]',
    morphemes: 'adventur=adventure|ous',
    meaning: 'keen to try new and exciting things',
    sentence: 'Be adventurous and taste a food that you have never eaten before.',
  },
  {
    word: 'var|[i|ous]',
    morphemes: 'vari=vary|ous',
    meaning: 'of several different kinds',
    sentence: 'We grow various herbs on the windowsill, such as mint, basil and thyme.',
  },
  {
    word: 'b[i]|[cy]|cle',
    morphemes: 'bi|cycle',
    meaning: 'a machine with two wheels and pedals, for riding',
    sentence: 'Her bicycle has a bell, a basket and a wobbly back wheel.',
  },
  {
    word: 'cal|[e]n|d[ar]',
    morphemes: 'calendar',
    meaning: 'a chart of the days, weeks and months of a year',
    sentence: 'Kiran crossed off each day on the calendar until the holidays.',
    starter: 'On our calendar I have marked',
  },
];
