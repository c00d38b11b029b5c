import type { WordWithMorphemes } from '../word.ts';

export const week16: WordWithMorphemes[] = [
  {
    word: 'com|f[or]t|[a|bly]',
    morphemes: 'comfortab=comfortable|ly',
    meaning: 'in a relaxed way, with no pain or worry',
    sentence: 'Are you all sitting comfortably? Then I shall begin the story.',
  },
  {
    word: 'rea|son|[a|bly]',
    morphemes: 'reasonab=reasonable|ly',
    meaning: 'fairly, but not completely',
    sentence: 'I am reasonably sure that I locked the door, but let me check.',
  },
  {
    word: 'en|joy|[a|bly]',
    morphemes: 'enjoyab=enjoyable|ly',
    meaning: 'in a way that is fun',
    sentence: 'We spent the wet afternoon enjoyably, making puppets out of socks.',
  },
  {
    word: 'un|der|stand|[a|bly]',
    morphemes: 'understandab=understandable|ly',
    meaning: 'for a reason that anyone can see',
    sentence: 'Sadia was understandably upset when her tower of cards fell down.',
  },
  {
    word: 'a|dor|[a|bly]',
    morphemes: 'adorab=adorable|ly',
    meaning: 'in a sweet way that makes you smile',
    sentence: 'The baby panda sneezed adorably and then looked surprised.',
  },
  {
    word: 'con|sid|er|[a|bly]',
    morphemes: 'considerab=considerable|ly',
    meaning: 'by a large amount',
    sentence: 'An elephant is considerably heavier than a horse.',
  },
  {
    word: 'tol|er|[a|bly]',
    morphemes: 'tolerab=tolerable|ly',
    meaning: 'quite well, but not very well',
    sentence: 'He plays the violin tolerably now, so the cat stays in the room.',
    starter: 'I can swim tolerably well, but',
  },
  {
    word: 'ad|mi|r[a|bly]',
    morphemes: 'admirab=admirable|ly',
    meaning: 'so well that people praise you for it',
    sentence: 'Our new goalkeeper did admirably and let in only one goal.',
  },
  {
    word: 're|l[i|a|bly]',
    morphemes: 'reliab=reliable|ly',
    meaning: 'in a way that never lets you down',
    sentence: "Rain or shine, the milk reliably arrives before seven o'clock.",
  },
  {
    word: 'no|ti[ce|a|bly]',
    morphemes: 'noticeab=noticeable|ly',
    meaning: 'so much that anyone can see or feel it',
    sentence: 'In just one week, the sunflower had grown noticeably taller.',
  },
  {
    word: 'en|vi|r[on]|ment',
    morphemes: 'environ|ment',
    meaning: 'the land, air and water where plants and animals live',
    sentence: 'Picking up litter helps to protect the environment for wildlife.',
  },
];
