import type { WordWithMorphemes } from '../word.ts';

export const week22: WordWithMorphemes[] = [
  {
    word: 'y[ou]ng|est',
    morphemes: 'young|est',
    meaning: 'having lived for the shortest time',
    sentence: 'At only five, Ilhan was the youngest player in the chess club.',
  },
  {
    word: 's[ou]th|ern',
    morphemes: 'south|ern',
    meaning: 'in or from the south',
    sentence: 'In southern countries such as Australia, summer comes in December.',
  },
  {
    word: 'c[ou]s|ins',
    morphemes: 'cousin|s',
    meaning: 'the children of your aunts and uncles',
    sentence: 'Auntie Parveen is bringing all five of my cousins to stay.',
  },
  {
    word: 'd[ou]|bled',
    morphemes: 'doubl=double|ed',
    meaning: 'became twice as big or as many',
    sentence: 'Leave the dough in a warm place until its size has doubled.',
  },
  {
    word: 'tr[ou]|bled',
    morphemes: 'troubl=trouble|ed',
    meaning: 'made someone feel worried',
    sentence: 'Strange noises in the attic troubled Mrs Green all night.',
  },
  {
    word: 'm[y]th|i|cal',
    morphemes: 'myth|ic|al',
    meaning: 'found only in very old stories',
    sentence: 'The phoenix is a mythical bird that rises again from its own ashes.',
  },
  {
    word: 'ox|[y]|gen',
    morphemes: 'oxy|gen',
    meaning: 'a gas in the air that we need to breathe',
    sentence: 'High on Mount Everest, most climbers carry oxygen to help them breathe.',
  },
  {
    word: 's[y]n|o|n[y]m',
    morphemes: 'syn|onym',
    meaning: 'a word that means the same as another',
    sentence: 'Can you think of a synonym for happy, such as glad?',
    starter: 'A good synonym for happy is',
  },
  {
    word: 's[y]m|me|try',
    morphemes: 'sym|metry',
    meaning: 'being the same on both sides of a line',
    sentence: 'Fold a paper heart in half to find its line of symmetry.',
  },
  {
    word: '[cy]g|net',
    morphemes: 'cygnet',
    meaning: 'a baby swan',
    sentence: "Tucked between the swan's wings was one fluffy grey cygnet.",
  },
  {
    word: 'po[s|s]e[ss]',
    morphemes: 'possess',
    meaning: 'to have or own',
    sentence: 'I do not possess a single pair of matching socks.',
  },
  {
    word: 'po[s|s][i]|ble',
    morphemes: 'poss|ible',
    meaning: 'able to happen or be done',
    sentence: 'Is it possible to lick your own elbow?',
  },
];
