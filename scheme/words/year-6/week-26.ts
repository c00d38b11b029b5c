import type { WordWithMorphemes } from '../word.ts';

export const week26: WordWithMorphemes[] = [
  {
    word: 'veg|[e]|ta|ble',
    morphemes: 'veget|able',
    meaning: 'a plant, such as a carrot or cabbage, that is grown for food',
    sentence: 'Which vegetable makes you cry when you chop it? An onion!',
  },
  {
    word: 'rec|o[g]|n[ise]',
    morphemes: 're|cogn|ise',
    meaning: 'to know someone or something that you have met before',
    sentence: 'A penguin can recognise its own chick by the sound of its call.',
  },
];
