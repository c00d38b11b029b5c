import type { WordWithMorphemes } from '../word.ts';

export const week17: WordWithMorphemes[] = [
  {
    word: 'in|spe[ct]',
    morphemes: 'in|spect',
    meaning: 'to look at something very carefully',
    sentence: 'Before take-off, the crew inspect the balloon for tiny holes.',
  },
  {
    word: 'spec|ta|t[or]',
    morphemes: 'spect|ator',
    meaning: 'someone who watches a game or a show',
    sentence: 'Being a spectator is fun, but Gurpreet would rather play.',
  },
  {
    word: 'tran[s]|port',
    morphemes: 'trans|port',
    meaning: 'to carry from one place to another',
    sentence: 'Narrowboats pulled by horses used to transport coal to Birmingham.',
  },
  {
    word: 'por|t[a|ble]',
    morphemes: 'port|able',
    meaning: 'easy to carry about',
    sentence: 'A ukulele is more portable than a piano, so take that to camp.',
    starter: 'A ukulele is more portable than',
  },
  {
    word: 'con|[struct]',
    morphemes: 'con|struct',
    meaning: 'to build or put together',
    sentence: 'Out of sticks and mud, beavers construct dams across streams.',
  },
  {
    word: 'de|struc|[tion]',
    morphemes: 'de|struct|ion',
    meaning: 'the act of ruining something completely',
    sentence: 'By teatime the waves had finished the destruction of our sandcastle.',
  },
  {
    word: 'e|[r]upt',
    morphemes: 'e|rupt',
    meaning: 'to burst out, as hot rock does from a volcano',
    sentence: 'When Mount Vesuvius began to erupt in AD 79, ash fell on Pompeii.',
  },
  {
    word: 'pre|[dict]',
    morphemes: 'pre|dict',
    meaning: 'to say what you think will happen',
    sentence: 'Dark clouds over the bay helped the fishing crew to predict a storm.',
  },
  {
    word: 'n[ui]|s[ance]',
    morphemes: 'nuis|ance',
    meaning: 'someone or something that annoys you',
    sentence: 'Slugs are a nuisance in our garden, where they eat every lettuce.',
    starter: 'Slugs are a nuisance because',
  },
];
