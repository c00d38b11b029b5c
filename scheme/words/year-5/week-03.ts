import type { WordWithMorphemes } from '../word.ts';

export const week3: WordWithMorphemes[] = [
  {
    word: 'o[f|f]i|[ci]al',
    morphemes: 'offic=office|ial',
    meaning: 'approved by the people in charge',
    sentence: 'The race looked like a tie, so we waited for the official result.',
  },
  {
    word: 'ar|ti|fi|[ci]al',
    morphemes: 'artific|ial',
    meaning: 'made by people and not by nature',
    sentence: 'We play hockey on artificial grass that never needs cutting.',
  },
  {
    word: 'ben|[e]|fi|[ci]al',
    morphemes: 'bene|fic|ial',
    meaning: 'helpful, with good results',
    sentence: 'Worms are beneficial to the soil in our garden.',
  },
  {
    word: 'fa|[ci]al',
    morphemes: 'fac=face|ial',
    meaning: 'to do with the front of your head',
    sentence: 'The clown changed his facial expression from glum to gleeful.',
  },
  {
    word: 'so|[ci]al',
    morphemes: 'soc|ial',
    meaning: 'to do with people being together',
    sentence: 'Ants are social animals that live and work in large groups.',
  },
  {
    word: 'cru|[ci]al',
    morphemes: 'cruc|ial',
    meaning: 'so important that everything depends on it',
    sentence: 'A fingerprint was the crucial clue that solved the mystery.',
  },
  {
    word: 'fi|nan|[ci]al',
    morphemes: 'financ=finance|ial',
    meaning: 'to do with money',
    sentence: 'The club is in financial trouble and cannot pay its rent.',
    starter: 'The club is in financial trouble because',
  },
  {
    word: 'co[m|m]er|[ci]al',
    morphemes: 'commerc=commerce|ial',
    meaning: 'to do with buying and selling',
    sentence: "Once a hobby, Auntie's jam is now a commercial success and sells in six shops.",
    starter: 'In the commercial part of the town there are',
  },
  {
    word: 'pro|vin|[ci]al',
    morphemes: 'provinc=province|ial',
    meaning: 'from a part of a country far from its capital',
    sentence: 'She left her quiet provincial town to work in London.',
  },
  {
    word: 'an|[ci]ent',
    morphemes: 'ancient',
    meaning: 'from a time very long ago',
    sentence: 'We saw an ancient Egyptian mummy in the museum.',
  },
  {
    word: 'a[t|t]a[ch]ed',
    morphemes: 'attach|ed',
    meaning: 'joined or fixed to something',
    sentence: 'A label was attached to the parcel with string.',
    starter: 'A label was attached to',
  },
];
