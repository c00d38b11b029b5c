import type { WordWithMorphemes } from '../word.ts';

export const week31: WordWithMorphemes[] = [
  {
    word: 'it[s]',
    morphemes: 'its',
    meaning: 'belonging to that animal or thing',
    sentence: 'An octopus can change its colour to match the rocks around it.',
  },
  {
    word: 'yo[ur]',
    morphemes: 'your',
    meaning: 'belonging to the person being spoken to',
    sentence: 'Take off your muddy shoes before you step on the new carpet.',
  },
  {
    word: "yo[u're]",
    morphemes: "you|'re=are",
    meaning: 'short for you are',
    sentence: "Hurry up, or you're going to miss the last bus!",
  },
  {
    word: 'w[here]',
    morphemes: 'where',
    meaning: 'in which place',
    sentence: 'Nobody can remember where the class of 1999 buried its time capsule.',
  },
  {
    word: 'w[ere]',
    morphemes: 'were',
    meaning: 'the past tense of are',
    sentence: 'We were halfway up the hill when the fog came down.',
  },
  {
    word: 'l[o]se',
    morphemes: 'lose',
    meaning: 'to no longer know where something is; not to win',
    sentence: 'Tie your key to a string so that you do not lose it.',
  },
  {
    word: 'l[oo]se',
    morphemes: 'loose',
    meaning: 'not tight, or not fixed firmly',
    sentence: "A loose button dangled by a single thread from Idris's coat.",
  },
  {
    word: 'th[a]n',
    morphemes: 'than',
    meaning: 'a word we use to compare two things',
    sentence: 'Lightning reaches us before thunder because light travels faster than sound.',
  },
  {
    word: 'th[e]n',
    morphemes: 'then',
    meaning: 'next, after that',
    sentence: 'Whisk the eggs, then pour them slowly into the hot pan.',
  },
];
