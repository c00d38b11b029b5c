import type { WordWithMorphemes } from '../word.ts';

export const week11: WordWithMorphemes[] = [
  {
    word: 'dom|i|n[ant]',
    morphemes: 'domin|ant',
    meaning: 'stronger or more important than the others',
    sentence: 'The dominant male in a group of gorillas is called a silverback.',
  },
  {
    word: 'ra|di|[ant]',
    morphemes: 'radi|ant',
    meaning: 'shining with light or happiness',
    sentence: 'With a radiant smile, Nisha held up her first gold medal.',
  },
  {
    word: 'res|i|d[ent]',
    morphemes: 'resid=reside|ent',
    meaning: 'a person who lives in a place',
    sentence: 'Every resident of our street was invited to the party.',
  },
  {
    word: 'in|te[l|l]i|g[ent]',
    morphemes: 'intellig|ent',
    meaning: 'clever and quick to learn',
    sentence: 'An octopus is intelligent enough to open a jar.',
    starter: 'An octopus is so intelligent that',
  },
  {
    word: 'fra|gr[ant]',
    morphemes: 'fragr|ant',
    meaning: 'with a sweet, pleasant smell',
    sentence: 'Crush a mint leaf, and your fingers will be fragrant for hours.',
  },
  {
    word: 'pl[ea]s|[ant]',
    morphemes: 'pleas=please|ant',
    meaning: 'nice, making you feel happy',
    sentence: 'What a pleasant surprise to find you waiting at the station!',
  },
  {
    word: 'rel|[e]|v[ant]',
    morphemes: 'relev|ant',
    meaning: 'to do with what is being talked about',
    sentence: 'Keep to the point: is that story about your cat relevant?',
  },
  {
    word: 'flu|[ent]',
    morphemes: 'flu|ent',
    meaning: 'able to speak or write easily and well',
    sentence: 'After three years in Cardiff, Tomasz was fluent in Welsh.',
  },
  {
    word: 'pa|[ti]ent',
    morphemes: 'pati|ent',
    meaning: 'able to wait calmly without getting cross',
    sentence: 'You have to be patient with a tortoise, because it never hurries.',
    starter: 'You have to be patient when',
  },
  {
    word: 'trans|par|[ent]',
    morphemes: 'trans|par|ent',
    meaning: 'so clear that you can see through it',
    sentence: 'Glass frogs have such transparent skin that you can see their hearts.',
  },
  {
    word: 'com|p[e]|ti|[ti]on',
    morphemes: 'compet=compete|ition',
    meaning: 'an event in which people try to win',
    sentence: 'Our dragon came second in the sandcastle competition.',
  },
  {
    word: 'cu|ri|[os]|i|ty',
    morphemes: 'curios=curious|ity',
    meaning: 'a strong wish to find out',
    sentence: 'Full of curiosity, the kitten put her head inside the boot.',
  },
];
