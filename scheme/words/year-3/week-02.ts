import type { WordWithSounds } from '../word.ts';

export const week2: WordWithSounds[] = [
  {
    word: 'for|ge[t|t]ing',
    sounds: 'f|or|g|e|tt|i|ng',
    meaning: 'not keeping something in your mind',
    sentence: 'I wrote a list to stop myself forgetting the eggs.',
  },
  {
    word: 'for|go[t|t]en',
    sounds: 'f|or|g|o|tt|e|n',
    meaning: 'let something slip out of your mind',
    sentence: 'Oh dear, I have forgotten the name of your hamster!',
  },
  {
    word: 're|gre[t|t]ing',
    sounds: 'r|e|g|r|e|tt|i|ng',
    meaning: 'feeling sorry about something you did',
    sentence: 'Halfway round the rollercoaster, Dad was regretting his big lunch.',
  },
  {
    word: 'up|se[t|t]ing',
    sounds: 'u|p|s|e|tt|i|ng',
    meaning: 'making you feel sad or worried',
    sentence: 'It was upsetting to see the hedgehog with a hurt leg.',
  },
  {
    word: 'ad|mi[t|t]ed',
    sounds: 'a|d|m|i|tt|e|d',
    meaning: 'said that something was true, without wanting to',
    sentence: 'At last, Callum admitted that he had broken the vase.',
  },
  {
    word: 'per|mi[t|t]ed',
    sounds: 'p|er|m|i|tt|e|d',
    meaning: 'allowed by the rules',
    sentence: 'Swimming is permitted only when a lifeguard is there.',
  },
  {
    word: 'be|gi[n|n]ing',
    sounds: 'b|e|g|i|nn|i|ng',
    meaning: 'the start of something',
    sentence: 'Please read us the story again from the beginning.',
  },
  {
    word: 'be|gi[n|n]er',
    sounds: 'b|e|g|i|nn|er',
    meaning: 'someone who is just starting to learn something',
    sentence: 'As a beginner on the guitar, Tariq knows only two chords.',
  },
  {
    word: 'pre|fe[rr]ed',
    sounds: 'p|r|e|f|err|ed',
    morphemes: 'preferr=prefer|ed',
    meaning: 'liked one thing better than another',
    sentence: 'We tried both soups, and I preferred the tomato one.',
  },
  {
    word: 'un|[w]ra[pp]ed',
    sounds: 'u|n|wr|a|pp|ed',
    meaning: 'took the paper off something',
    sentence: 'Nia unwrapped her present and threw the paper in the air.',
  },
  {
    word: 'a[p|p]ear',
    sounds: 'a|pp|ear',
    morphemes: 'appear',
    meaning: 'to come to where you can be seen',
    sentence: 'Keep still, and a badger may appear at dusk.',
  },
];
