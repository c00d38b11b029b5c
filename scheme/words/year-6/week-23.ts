import type { WordWithMorphemes } from '../word.ts';

export const week23: WordWithMorphemes[] = [
  {
    word: 'y[ach]t',
    morphemes: 'yacht',
    meaning: 'a sailing boat used for racing or trips',
    sentence: 'With a good wind behind it, the yacht raced past the lighthouse.',
  },
  {
    word: 've|[h]i|cle',
    morphemes: 'vehicle',
    meaning: 'a machine, such as a car or lorry, that carries people or goods',
    sentence: 'It costs extra to take a long vehicle, such as a coach, on the ferry.',
  },
  {
    word: 'q[ueue]',
    morphemes: 'queue',
    meaning: 'a line of people waiting for something',
    sentence: "By nine o'clock the queue for the ice rink reached the bus station.",
    starter: "By nine o'clock the queue had",
  },
  {
    word: 'res|t[au]|rant',
    morphemes: 'restaurant',
    meaning: 'a place where you pay to sit and eat a meal',
    sentence: "For Mum's birthday we ate noodles at a restaurant in Chinatown.",
    starter: 'At our favourite restaurant I always order',
  },
];
