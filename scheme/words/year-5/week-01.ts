import type { WordWithMorphemes } from '../word.ts';

export const week1: WordWithMorphemes[] = [
  {
    word: 'vi|[ci]ous',
    morphemes: 'vic=vice|ious',
    meaning: 'cruel, meaning to cause pain',
    sentence: 'The guard dog looked vicious, but it only wanted its ball.',
  },
  {
    word: 'ma|li|[ci]ous',
    morphemes: 'malic=malice|ious',
    meaning: 'meant to hurt or upset someone',
    sentence: 'Spreading a malicious rumour about a friend is bullying.',
  },
  {
    word: 'gra|[ci]ous',
    morphemes: 'grac=grace|ious',
    meaning: 'polite and kind, even when you do not have to be',
    sentence: 'Our captain was gracious and shook hands with the winners.',
  },
  {
    word: 'spa|[ci]ous',
    morphemes: 'spac=space|ious',
    meaning: 'with plenty of room inside',
    sentence: "Last year's tent was tiny, but this one is spacious enough for six.",
    starter: 'Our tent is spacious enough for',
  },
  {
    word: 'fe|ro|[ci]ous',
    morphemes: 'feroc|ious',
    meaning: 'fierce, wild and ready to attack',
    sentence: 'With a ferocious roar, the lion sprang from the long grass.',
  },
  {
    word: 'a|tro|[ci]ous',
    morphemes: 'atroc|ious',
    meaning: 'extremely bad',
    sentence: 'The weather was so atrocious that sports day was called off.',
    starter: 'The weather was so atrocious that',
  },
  {
    word: 'sus|pi|[ci]ous',
    morphemes: 'suspic|ious',
    meaning: 'feeling that something is wrong or not to be trusted',
    sentence: 'Mum became suspicious when the biscuit tin was empty again.',
  },
  {
    word: 'pre|[ci]ous',
    morphemes: 'prec|ious',
    meaning: 'worth so much that you take great care of it',
    sentence: 'Water is precious in the desert, so nobody wastes a drop.',
  },
  {
    word: 'de|li|[ci]ous',
    morphemes: 'delic|ious',
    meaning: 'tasting very good',
    sentence: 'Warm bread straight from the oven is delicious.',
  },
  {
    word: 'con|[sci]ous',
    morphemes: 'con|sci|ous',
    meaning: 'awake, or aware of something',
    sentence: 'The patient was conscious and could tell the nurse her name.',
    starter: 'The patient was conscious enough to',
  },
  {
    word: 'a[c|c]om|pa|ny',
    morphemes: 'ac|company',
    meaning: 'to go somewhere with someone',
    sentence: 'Children under eight may swim only if an adult can accompany them.',
  },
  {
    word: 'a[c|c]ord|ing',
    morphemes: 'accord|ing',
    meaning: 'as someone or something says (used with to)',
    sentence: 'It will snow tonight, according to the weather report.',
    starter: 'According to the weather report,',
  },
];
