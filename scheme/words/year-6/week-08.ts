import type { WordWithMorphemes } from '../word.ts';

export const week8: WordWithMorphemes[] = [
  {
    word: 'd[e|sc]ent',
    morphemes: 'de|scent',
    meaning: 'a journey from a high place to a lower one',
    sentence: "Our ears popped during the plane's descent to Belfast.",
    starter: 'On the steep descent from the mountain, we',
  },
  {
    word: 'd[is|s]ent',
    morphemes: 'dis|sent',
    meaning: 'the act of disagreeing with a plan or an idea',
    sentence: 'When break was cancelled, there were groans of dissent from every table.',
  },
  {
    word: 'de[s]|ert',
    morphemes: 'desert',
    meaning: 'a large, dry place where few plants can grow',
    sentence: 'Camels can walk through the desert for days without a drink.',
  },
  {
    word: 'de[s|s]ert',
    morphemes: 'dessert',
    meaning: 'sweet food at the end of a meal',
    sentence: 'Leave some room for dessert, because there is mango sorbet.',
  },
  {
    word: 'dr[af]t',
    morphemes: 'draft',
    meaning: 'an early try at a piece of writing',
    sentence: "In the first draft of Dylan's story, the dragon was called Kevin.",
    starter: 'In the first draft of my story, the dragon',
  },
  {
    word: 'dr[augh]t',
    morphemes: 'draught',
    meaning: 'a stream of cold air that blows into a room',
    sentence: 'Grandpa put a stuffed snake along the door to keep out the draught.',
  },
  {
    word: 'f[ar]|ther',
    morphemes: 'farther',
    meaning: 'over a longer distance',
    sentence: "Jade's paper plane flew farther than mine, right over the hedge.",
  },
  {
    word: 'g[u]e[ssed]',
    morphemes: 'guess|ed',
    meaning: 'gave an answer without knowing if it was right',
    sentence: 'We all guessed the number of buttons in the jar, and I was closest.',
  },
  {
    word: 'g[u]e[st]',
    morphemes: 'guest',
    meaning: 'a person who is invited to visit or stay',
    sentence: 'As our guest, you may choose which film we watch tonight.',
  },
  {
    word: 'crit|i|[cise]',
    morphemes: 'critic|ise',
    meaning: 'to say what is wrong with someone or something',
    sentence: 'It hurts when people criticise your singing, even if you laugh along.',
  },
  {
    word: 'dis|as|[tr]ous',
    morphemes: 'disastr=disaster|ous',
    meaning: 'turning out very badly',
    sentence: 'My first try at making pancakes was disastrous: one is still on the ceiling.',
  },
];
