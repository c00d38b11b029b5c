import type { WordWithMorphemes } from '../word.ts';

export const week15: WordWithMorphemes[] = [
  {
    word: 'ho[r|ri|ble]',
    morphemes: 'horr|ible',
    meaning: 'very nasty',
    sentence: 'What a horrible smell is coming from that old lunch box!',
  },
  {
    word: 'te[r|ri|ble]',
    morphemes: 'terr|ible',
    meaning: 'so bad that it frightens or upsets you',
    sentence: 'There was a terrible crash, and then every light went out.',
  },
  {
    word: 'vis|[i|ble]',
    morphemes: 'vis|ible',
    meaning: 'able to be seen',
    sentence: 'Only the tip of an iceberg is visible above the water.',
  },
  {
    word: 'leg|[i|ble]',
    morphemes: 'leg|ible',
    meaning: 'clear enough to read',
    sentence: 'The ink has run in the rain, but your address is still legible.',
  },
  {
    word: 'ed|[i|ble]',
    morphemes: 'ed|ible',
    meaning: 'safe to eat',
    sentence: 'Nasturtium flowers are edible and taste a little like pepper.',
  },
  {
    word: 'sen|s[i|ble]',
    morphemes: 'sens=sense|ible',
    meaning: 'wise and not silly',
    sentence: 'It was sensible of Aaron to phone home when he missed the bus.',
  },
  {
    word: 'for|c[i|ble]',
    morphemes: 'forc=force|ible',
    meaning: 'done by using strength or power',
    sentence: 'With one forcible push, Auntie Bev got the stuck door open.',
  },
  {
    word: 'in|vin|c[i|ble]',
    morphemes: 'in|vinc|ible',
    meaning: 'impossible to beat',
    sentence: 'Nobody has scored against us all year: we must be invincible!',
  },
  {
    word: 'de|vel|[op]',
    morphemes: 'develop',
    meaning: 'to grow and change little by little',
    sentence: 'Tadpoles develop back legs before their front ones.',
  },
  {
    word: 'dic|tion|[ar]|y',
    morphemes: 'diction|ary',
    meaning: 'a book that tells you what words mean',
    sentence: 'Nobody knew what a quagga was until Eve opened the dictionary.',
  },
];
