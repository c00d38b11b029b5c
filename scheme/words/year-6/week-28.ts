import type { WordWithMorphemes } from '../word.ts';

export const week28: WordWithMorphemes[] = [
  {
    word: 'sin|c[ere]|ly',
    morphemes: 'sincere|ly',
    meaning: 'in a true and honest way',
    sentence: 'I am sincerely sorry for sitting on your trumpet.',
  },
  {
    word: 'mis|ch[ie]|vous|ly',
    morphemes: 'mischiev=mischief|ous|ly',
    meaning: 'in a playful way that might annoy someone',
    sentence: 'Grinning mischievously, Hamish slipped a plastic spider into the fruit bowl.',
  },
  {
    word: 'con|tr[o]|ver|[si]al',
    morphemes: 'contro|vers|ial',
    meaning: 'causing many people to argue',
    sentence: 'Closing the high street to cars was controversial: half the town was furious.',
  },
  {
    word: 'en|vi|ro[n]|men|tal',
    morphemes: 'environ|ment|al',
    meaning: 'to do with nature and the world around us',
    sentence: "Our eco club's latest environmental project is a hedge full of nest boxes.",
  },
  {
    word: 'u[n|n]e[c]|e[s|s]ar|y',
    morphemes: 'un|necess|ary',
    meaning: 'not needed',
    sentence: 'Turn off any unnecessary lights before you leave the house.',
  },
  {
    word: 'in|con|v[e]|n[i|ent]',
    morphemes: 'in|con|veni|ent',
    meaning: 'causing you trouble or bother',
    sentence: 'Visitors came at an inconvenient time, just as we sat down to eat.',
  },
];
