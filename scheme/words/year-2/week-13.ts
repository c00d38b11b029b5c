import type { WordWithSounds } from '../word.ts';

export const week13: WordWithSounds[] = [
  {
    word: 'cr[y]',
    sounds: 'c|r|y',
    meaning: 'to have tears come from your eyes',
    sentence: 'Sad films always make my auntie cry.',
  },
  {
    word: 'fl[y]',
    sounds: 'f|l|y',
    meaning: 'to move through the air with wings',
    sentence: 'An ostrich has wings, but it cannot fly.',
  },
  {
    word: 'tr[y]',
    sounds: 't|r|y',
    meaning: 'to see if you can do something',
    sentence: 'Let me try to stand on one leg for a minute.',
  },
  {
    word: 'sk[y]',
    sounds: 's|k|y',
    meaning: 'the place above you where the clouds are',
    sentence: 'Look up at all those stars in the sky!',
  },
  {
    word: 'dr[y]',
    sounds: 'd|r|y',
    meaning: 'not wet',
    sentence: 'Come under my umbrella, where it is dry.',
  },
  {
    word: 'sh[y]',
    sounds: 'sh|y',
    meaning: 'a bit afraid of talking to people',
    sentence: 'Elif was shy at first, but now she has many friends.',
  },
  {
    word: 're|pl[y]',
    sounds: 'r|e|p|l|y',
    meaning: 'to answer',
    sentence: 'If a friend sends you a letter, you should reply.',
  },
  {
    word: 'Ju|l[y]',
    sounds: 'J|u|l|y',
    meaning: 'the seventh month of the year',
    sentence: 'My birthday is in July, between June and August.',
  },
  {
    word: 'mul|ti|pl[y]',
    sounds: 'm|u|l|t|i|p|l|y',
    meaning: 'to do a times sum',
    sentence: 'To find three lots of six, multiply six by three.',
  },
  {
    word: 'te[r|r]i|f[y]',
    sounds: 't|e|rr|i|f|y',
    meaning: 'to make someone very afraid',
    sentence: 'Spiders do not worry me, but they terrify my big brother.',
  },
  {
    word: 'ev|[e]ry|bod|y',
    sounds: 'e|ve|r|y|b|o|d|y',
    meaning: 'all the people',
    sentence: 'Stand still while I count to see if everybody is here.',
  },
  {
    word: 'e|v[e]n',
    sounds: 'e|v|e|n',
    meaning: 'able to be put into pairs with none left over',
    sentence: 'Four is an even number, but five is odd.',
    starter: 'Four is an even number, but',
  },
];
