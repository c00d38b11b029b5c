import type { WordWithMorphemes } from '../word.ts';

export const week10: WordWithMorphemes[] = [
  {
    word: 'ex|pan|[sion]',
    morphemes: 'expans=expand|ion',
    meaning: 'the act of growing bigger',
    sentence: 'Heat causes the expansion of metal, so railway bridges are built with small gaps.',
  },
  {
    word: 'ex|ten|[sion]',
    morphemes: 'extens=extend|ion',
    meaning: 'a part added on to make something longer or bigger',
    sentence: 'This lead is too short to reach the socket, so we need an extension.',
  },
  {
    word: 'sus|pen|[sion]',
    morphemes: 'suspens=suspend|ion',
    meaning: 'the springs that give a car or bike a smooth ride',
    sentence: 'Thanks to good suspension, my mountain bike glides over rocks and roots.',
  },
  {
    word: 'a[s|c]en|[sion]',
    morphemes: 'ascens=ascend|ion',
    meaning: 'the act of going up',
    sentence: 'We watched the slow ascension of a hot-air balloon over Bristol.',
    starter: 'The ascension of the balloon began when',
  },
  {
    word: 'com|pre|hen|[sion]',
    morphemes: 'comprehens=comprehend|ion',
    meaning: 'the power to understand something',
    sentence: 'How a spider spins so fine a web is beyond my comprehension.',
  },
  {
    word: 'a[p|p]re|hen|[sion]',
    morphemes: 'apprehens=apprehend|ion',
    meaning: 'a worried feeling about what is to come',
    sentence: 'Filled with apprehension, Rhys climbed the ladder to the top diving board.',
  },
  {
    word: 'ten|[sion]',
    morphemes: 'tens=tense|ion',
    meaning: 'a nervous feeling as you wait for something to happen',
    sentence: 'As the captain stepped up to take the last penalty, the tension grew.',
  },
  {
    word: 'pen|[sion]',
    morphemes: 'pension',
    meaning: 'money that is paid to people after they retire',
    sentence: 'Grandma stopped work last year, so now she lives on her pension.',
  },
  {
    word: 'man|[sion]',
    morphemes: 'mansion',
    meaning: 'a very large, grand house',
    sentence: 'You could get lost in a mansion with so many rooms and staircases.',
  },
  {
    word: 'di|men|[sion]',
    morphemes: 'dimension',
    meaning: 'a size that you can measure, such as length or width',
    sentence: 'Height is just one dimension of a box; length and width are the others.',
  },
  {
    word: 'fa|v[our]|[ite]',
    morphemes: 'favour|ite',
    meaning: 'liked more than all the others',
    sentence: 'Saturn is my favourite planet, because I love its icy rings.',
  },
  {
    word: 'Feb|[ru]|ar|y',
    morphemes: 'February',
    meaning: 'the second month of the year',
    sentence: 'Snowdrops often flower in February, before the winter is over.',
  },
];
