import type { WordWithMorphemes } from '../word.ts';

export const week23: WordWithMorphemes[] = [
  {
    word: '[ch]oc|[o]|late',
    morphemes: 'chocolate',
    meaning: 'a sweet, brown food made from cocoa beans',
    sentence: 'Melt the chocolate in a bowl, then dip in the strawberries.',
  },
  {
    word: '[ch]ap|ter',
    morphemes: 'chapter',
    meaning: 'one of the parts that a book is divided into',
    sentence: 'Please read us one more chapter, Dad, as I must know what happens next!',
  },
  {
    word: 'a[t|t]a[ch]',
    morphemes: 'attach',
    meaning: 'to fix one thing to another',
    sentence: 'Help me to attach the tail to this kite.',
  },
  {
    word: 'ar|[ch]i|tect',
    morphemes: 'archi|tect',
    meaning: 'someone who plans how a building will look',
    sentence: 'Zaha Hadid was the architect of the pool for the London Olympics.',
  },
  {
    word: 'te[ch]|nol|o|gy',
    morphemes: 'techn|ology',
    meaning: 'machines and tools that are made with the help of science',
    sentence: 'New technology lets farmers check on their cows with a flying camera.',
  },
  {
    word: '[ch]em|is|try',
    morphemes: 'chem|istry',
    meaning: 'the study of what things are made of and how they change',
    sentence: 'In chemistry, my big sister mixed two clear liquids, and they turned bright pink.',
  },
  {
    word: 'or|[ch]es|tra',
    morphemes: 'orchestra',
    meaning: 'a large group of people who play music together',
    sentence: 'The conductor raised her baton, and the orchestra began to play.',
  },
  {
    word: '[ch]auf|f[eur]',
    morphemes: 'chauffeur',
    meaning: "someone who is paid to drive another person's car",
    sentence: 'A chauffeur opened the car door and drove the film star away.',
  },
  {
    word: '[ch]ute',
    morphemes: 'chute',
    meaning: 'a slope or tube that things slide down',
    sentence: 'Drop your wet towels down the laundry chute.',
  },
  {
    word: 'ni[ch]e',
    morphemes: 'niche',
    meaning: 'a hollow in a wall where something can stand',
    sentence: 'A marble statue stood in a niche beside the staircase.',
    starter: 'In a niche in the wall stood',
  },
  {
    word: 'po|ta|t[oes]',
    morphemes: 'potato|es',
    meaning: 'vegetables that grow underground and can be made into chips',
    sentence: 'Mash the potatoes with butter until there are no lumps.',
  },
];
