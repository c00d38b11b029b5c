import type { WordWithSounds } from '../word.ts';

export const week23: WordWithSounds[] = [
  {
    word: 'na|[ture]',
    sounds: 'n|a|t|ure',
    meaning: 'plants, animals and all that is not made by people',
    sentence: 'We love nature, so we walk in the woods each week.',
  },
  {
    word: 'fu|[ture]',
    sounds: 'f|u|t|ure',
    meaning: 'the time that has not come yet',
    sentence: 'In the future, people may live on Mars.',
  },
  {
    word: 'cr[ea]|[ture]',
    sounds: 'c|r|ea|t|ure',
    meaning: 'an animal of any kind',
    sentence: 'What is that slimy creature under the stone?',
    starter: 'Under the stone we found a creature with',
  },
  {
    word: 'f[ur]|ni|[ture]',
    sounds: 'f|ur|n|i|t|ure',
    meaning: 'things like beds, chairs and tables',
    sentence: 'Push the furniture to the walls so that we can dance.',
  },
  {
    word: 'pi[c|ture]',
    sounds: 'p|i|c|t|ure',
    meaning: 'a drawing, painting or photo',
    sentence: 'Kasia drew a picture of her budgie in pencil.',
  },
  {
    word: 'stru[c|ture]',
    sounds: 's|t|r|u|c|t|ure',
    meaning: 'something that has been built',
    sentence: 'The Eiffel Tower was once the tallest structure in the world.',
  },
  {
    word: 'cap|[ture]',
    sounds: 'c|a|p|t|ure',
    meaning: 'to catch and hold something',
    sentence: 'We used a jar to capture the spider and let it go.',
  },
  {
    word: 'scul[p|ture]',
    sounds: 's|c|u|l|p|t|ure',
    meaning: 'a work of art cut or shaped from stone, wood or clay',
    sentence: 'A stone sculpture of a lion stands outside the museum.',
  },
  {
    word: 'ad|ven|[ture]',
    sounds: 'a|d|v|e|n|t|ure',
    meaning: 'an exciting journey or event, often with some danger',
    sentence: 'Our adventure began when the boat drifted out to sea.',
  },
  {
    word: 'mi[x|ture]',
    sounds: 'm|i|x|t|ure',
    meaning: 'different things put together',
    sentence: 'The soup was a mixture of beans, leeks and peas.',
    starter: 'The soup was a mixture of',
  },
  {
    word: 'im|por|t[ant]',
    sounds: 'i|m|p|or|t|a|n|t',
    morphemes: 'import|ant',
    meaning: 'mattering a great deal',
    sentence: 'The most important rule on the farm is to shut gates.',
  },
];
