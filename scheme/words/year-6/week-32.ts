import type { WordWithMorphemes } from '../word.ts';

export const week32: WordWithMorphemes[] = [
  {
    word: 'bu|r[eau]',
    morphemes: 'bureau',
    meaning: 'a writing desk with drawers and a lid that folds down',
    sentence: 'Hidden in a tiny drawer of the bureau was a letter from 1912.',
    starter: 'In a drawer of the old bureau I found',
  },
  {
    word: 'chat|[eau]',
    morphemes: 'chateau',
    meaning: 'a castle or grand country house in France',
    sentence: 'Beside the River Loire stands a chateau with towers like pointed hats.',
    starter: 'The chateau had so many rooms that',
  },
  {
    word: 'plat|[eau]',
    morphemes: 'plateau',
    meaning: 'a wide, flat area of high land',
    sentence: 'Yaks graze on the high plateau of Tibet, thousands of metres above the sea.',
  },
  {
    word: 'bal|l[et]',
    morphemes: 'ballet',
    meaning: 'a kind of dance that tells a story with graceful steps',
    sentence: 'In the ballet, dancers dressed as swans floated across the stage on tiptoe.',
  },
  {
    word: 'bou|[quet]',
    morphemes: 'bouquet',
    meaning: 'a bunch of flowers, neatly arranged',
    sentence: 'Ling picked daisies and clover and tied them into a bouquet for her teacher.',
  },
  {
    word: 'sil|[hou|ette]',
    morphemes: 'silhouette',
    meaning: 'a dark shape seen against a light background',
    sentence: 'Behind the white curtain, we saw the silhouette of a cat with one paw raised.',
  },
  {
    word: 's[ou]|ve|n[ir]',
    morphemes: 'souvenir',
    meaning: 'something you keep to remind you of a place or a day',
    sentence: 'Jakub kept a pebble from the beach as a souvenir of his holiday.',
  },
  {
    word: 'c[ui]|s[ine]',
    morphemes: 'cuisine',
    meaning: 'a style of cooking from one place',
    sentence: 'Try some jollof rice if you have never tasted West African cuisine.',
  },
  {
    word: 'sin|c[ere]',
    morphemes: 'sincere',
    meaning: 'honest, meaning what you say',
    sentence: 'Was that apology sincere, or were your fingers crossed behind your back?',
  },
];
