import type { WordWithMorphemes } from '../word.ts';

export const week3: WordWithMorphemes[] = [
  {
    word: 'a[p|p]li|c[a|tion]',
    morphemes: 'applic=apply|ation',
    meaning: 'a letter or form that asks for something, such as a job',
    sentence: 'Her application for the job at the zoo came with a drawing of a penguin.',
  },
  {
    word: 'con|sid|er|[a|tion]',
    morphemes: 'consider|ation',
    meaning: 'careful thought about other people and how they feel',
    sentence: "Out of consideration for the neighbours, we stop drumming at eight o'clock.",
  },
  {
    word: 'vu[l]|ner|[a|ble]',
    morphemes: 'vulner|able',
    meaning: 'easily hurt or attacked',
    sentence: 'A hermit crab is vulnerable while it moves from one shell to another.',
    starter: 'A young bird is vulnerable to',
  },
  {
    word: 'i[r|r]i|t[a|ble]',
    morphemes: 'irrit|able',
    meaning: 'easily made cross',
    sentence: 'Lack of sleep makes me so irritable that even my own shoelaces annoy me.',
  },
  {
    word: 'a[c|c]es|s[i|ble]',
    morphemes: 'access|ible',
    meaning: 'easy to reach or get into',
    sentence: 'Keep the first-aid box on a low shelf, where it is accessible to everyone.',
  },
  {
    word: 're|spon|s[i|ble]',
    morphemes: 'respons=response|ible',
    meaning: 'sensible, and able to be trusted',
    sentence: 'Show me that you are responsible, and you may walk the dog on your own.',
  },
  {
    word: 'flex|[i|ble]',
    morphemes: 'flex|ible',
    meaning: 'able to bend without breaking',
    sentence: 'Willow twigs are so flexible that you can weave them into a basket.',
    starter: 'Willow twigs are so flexible that',
  },
];
