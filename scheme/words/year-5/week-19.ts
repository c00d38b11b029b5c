import type { WordWithMorphemes } from '../word.ts';

export const week19: WordWithMorphemes[] = [
  {
    word: 'lam[b]',
    morphemes: 'lamb',
    meaning: 'a young sheep',
    sentence: 'A newborn lamb wobbled to its feet and bleated for its mother.',
  },
  {
    word: 'thum[b]',
    morphemes: 'thumb',
    meaning: 'the short, thick finger at the side of your hand',
    sentence: 'Hold the pencil between your thumb and first finger.',
    starter: 'I hurt my thumb when',
  },
  {
    word: 'dou[b]t',
    morphemes: 'doubt',
    meaning: 'a feeling of not being sure',
    sentence: 'If you are in doubt about the answer, check it again.',
  },
  {
    word: 'de[b]t',
    morphemes: 'debt',
    meaning: 'money that you owe to someone',
    sentence: 'Once I have paid back the last five pounds, I will be out of debt.',
  },
  {
    word: 'this|[t]le',
    morphemes: 'thistle',
    meaning: 'a wild plant with prickly leaves and purple flowers',
    sentence: 'Ouch! I have just sat on a thistle.',
  },
  {
    word: 'cas|[t]le',
    morphemes: 'castle',
    meaning: 'a strong old building with thick stone walls',
    sentence: 'Caernarfon has a huge castle with many towers beside the sea.',
  },
  {
    word: 'w[h]is|[t]le',
    morphemes: 'whistle',
    meaning: 'a small thing that you blow to make a high sound',
    sentence: 'As soon as the referee blew the whistle, the crowd cheered.',
  },
  {
    word: 'lis|[t]en',
    morphemes: 'listen',
    meaning: 'to pay attention to what you can hear',
    sentence: 'Put your ear to the shell and listen for the sound of the sea.',
  },
  {
    word: 'fas|[t]en',
    morphemes: 'fast|en',
    meaning: 'to close or join something firmly',
    sentence: 'My little brother can fasten the buttons on his coat by himself.',
  },
  {
    word: 'ex|ist|[ence]',
    morphemes: 'exist|ence',
    meaning: 'the fact of being real or alive',
    sentence: 'Do you believe in the existence of life on other planets?',
  },
];
