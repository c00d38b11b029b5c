import type { WordWithSounds } from '../word.ts';

export const week33: WordWithSounds[] = [
  {
    word: 'sol[ve]',
    sounds: 's|o|l|ve',
    meaning: 'to find the answer to a puzzle or problem',
    sentence: 'Can you solve this riddle before the sand runs out?',
  },
  {
    word: 'sol|[v]er',
    sounds: 's|o|l|v|er',
    meaning: 'someone who works out puzzles',
    sentence: 'A good crossword solver looks hard at every clue.',
  },
  {
    word: 'so|lu|[tion]',
    sounds: 's|o|l|u|ti|o|n',
    meaning: 'the answer to a problem',
    sentence: 'Our solution to the leaky roof was a bucket.',
  },
  {
    word: 'di[s|s]ol[ve]',
    sounds: 'd|i|ss|o|l|ve',
    meaning: 'to mix into a liquid until you cannot see it',
    sentence: 'Sugar will dissolve faster in hot tea than in cold.',
  },
  {
    word: 'in|sol|[u]|ble',
    sounds: 'i|n|s|o|l|u|b|le',
    meaning: 'not mixing into water, however much you stir',
    sentence: 'Chalk is insoluble, so it sinks to the bottom of the glass.',
  },
  {
    word: 'si[g]n',
    sounds: 's|i|gn',
    meaning: 'to write your name on something',
    sentence: 'Please sign the card, then pass it to Mrs Khan.',
  },
  {
    word: 'de|si[g]n',
    sounds: 'd|e|s|i|gn',
    morphemes: 'de|sign',
    meaning: 'to plan how something will look',
    sentence: 'If you could design a house, would it have a slide?',
  },
  {
    word: 're|si[g]n',
    sounds: 'r|e|s|i|gn',
    meaning: 'to give up your job',
    sentence: 'Mr Lewis will resign in July and sail round the world.',
    starter: 'The captain wants to resign because',
  },
  {
    word: 'a[s|s]i[g]n',
    sounds: 'a|ss|i|gn',
    meaning: 'to give someone a job or a share',
    sentence: 'Miss Begum will assign each of us a part in the play.',
  },
  {
    word: 're|[mem]|ber',
    sounds: 'r|e|m|e|m|b|er',
    meaning: 'to keep something in your mind',
    sentence: 'Elephants can remember a water hole for years.',
  },
  {
    word: 'str[ange]',
    sounds: 's|t|r|a|n|ge',
    meaning: 'odd, or not what you expect',
    sentence: 'How strange to find a banana in my shoe!',
  },
];
