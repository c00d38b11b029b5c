import type { WordWithMorphemes } from '../word.ts';

export const week28: WordWithMorphemes[] = [
  {
    word: 'a[s|c]ent',
    morphemes: 'a|scent',
    meaning: 'a climb to a higher place',
    sentence: 'It was a steep ascent, but the view from the top was worth it.',
  },
  {
    word: 'a[s|s]ent',
    morphemes: 'as|sent',
    meaning: 'agreement to a plan or a wish',
    sentence: 'With a nod of assent, the head teacher agreed to a pyjama day.',
  },
  {
    word: 'bri|d[al]',
    morphemes: 'brid=bride|al',
    meaning: 'to do with a woman on her wedding day',
    sentence: 'My cousin carried white roses in her bridal bouquet.',
  },
  {
    word: 'bri|d[le]',
    morphemes: 'bridle',
    meaning: 'the straps on the head of a horse',
    sentence: "Slip the bridle gently over the pony's ears.",
  },
  {
    word: '[c]e|r[e]|al',
    morphemes: 'cereal',
    meaning: 'a breakfast food made from grain',
    sentence: 'Would you like porridge or a bowl of cold cereal for breakfast?',
    starter: 'For breakfast I like cereal with',
  },
  {
    word: '[s]e|r[i]|al',
    morphemes: 'seri=series|al',
    meaning: 'a story told in parts, one after another',
    sentence: 'Each part of the radio serial stops at the most exciting moment.',
    starter: 'Each part of the serial ends with',
  },
  {
    word: 'com|pl[e]|ment',
    morphemes: 'comple=complete|ment',
    meaning: 'to go well with something',
    sentence: 'Apples and cheese complement each other in a sandwich.',
    starter: 'I chose a scarf to complement',
  },
  {
    word: 'com|pl[i]|ment',
    morphemes: 'compli|ment',
    meaning: 'something nice that you say about someone',
    sentence: 'Ibrahim blushed at the compliment about his drawing.',
    starter: 'The best compliment that I ever had was',
  },
  {
    word: 'o[c|c]ur',
    morphemes: 'oc|cur',
    meaning: 'to happen or take place',
    sentence: "Most earthquakes occur where two plates of the Earth's crust meet.",
  },
];
