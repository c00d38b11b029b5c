import type { WordWithSounds } from '../word.ts';

export const week17: WordWithSounds[] = [
  {
    word: 'pat|[t]ing',
    sounds: 'p|a|tt|i|ng',
    meaning: 'touching softly with a flat hand',
    sentence: 'Stop patting the dog: he wants to sleep.',
  },
  {
    word: 'pat|[t]ed',
    sounds: 'p|a|tt|e|d',
    meaning: 'touched softly with a flat hand',
    sentence: 'Dad patted the baby on the back until she burped.',
  },
  {
    word: 'hum|[m]ing',
    sounds: 'h|u|mm|i|ng',
    meaning: 'making a tune with your lips shut',
    sentence: 'I knew you were happy, because you were humming.',
  },
  {
    word: 'hum[m]ed',
    sounds: 'h|u|mm|ed',
    meaning: 'made a tune with lips shut',
    sentence: 'The nurse hummed a song while he bandaged my thumb.',
  },
  {
    word: 'sad|[d]er',
    sounds: 's|a|dd|er',
    meaning: 'more unhappy',
    sentence: 'This song is sadder than the jolly one we sang.',
  },
  {
    word: 'sad|[d]est',
    sounds: 's|a|dd|e|s|t',
    meaning: 'most unhappy',
    sentence: 'Of all the kittens, this one has the saddest eyes.',
  },
  {
    word: 'fat|[t]er',
    sounds: 'f|a|tt|er',
    meaning: 'thicker or rounder',
    sentence: 'My scrapbook gets fatter each time I stick something in.',
    starter: 'My scrapbook gets fatter each time',
  },
  {
    word: 'drop|[p]ing',
    sounds: 'd|r|o|pp|i|ng',
    meaning: 'letting something fall',
    sentence: 'Somebody up in the tree is dropping conkers on us!',
  },
  {
    word: 'run|[n]er',
    sounds: 'r|u|nn|er',
    meaning: 'someone who goes fast on foot',
    sentence: 'One runner in a green vest was far ahead in the race.',
  },
  {
    word: 'run|[n]y',
    sounds: 'r|u|nn|y',
    meaning: 'thin and wet, so that it flows',
    sentence: 'I dip my toast in the runny yolk of my egg.',
  },
  {
    word: 'l[a]st',
    sounds: 'l|a|s|t',
    meaning: 'after all the others',
    sentence: 'Z is the last letter of the alphabet.',
  },
  {
    word: 'p[a]st',
    sounds: 'p|a|s|t',
    morphemes: 'past',
    meaning: 'up to something and on beyond it',
    sentence: 'A fire engine raced past our house with its lights flashing.',
  },
];
