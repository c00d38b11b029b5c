import type { WordWithSounds } from '../word.ts';

export const week28: WordWithSounds[] = [
  {
    word: '[ch]ef',
    sounds: 'ch|e|f',
    meaning: 'someone whose job is to cook',
    sentence: 'A good chef always tastes the soup before serving it.',
  },
  {
    word: '[ch]al|[et]',
    sounds: 'ch|a|l|et',
    meaning: 'a wooden holiday house, often in the mountains',
    sentence: 'From our wooden chalet we could see the ski slopes.',
  },
  {
    word: '[ch]an|de|l[ier]',
    sounds: 'ch|a|n|d|e|l|ier',
    meaning: 'a grand light with many lamps that hangs from a ceiling',
    sentence: 'High above the ballroom, a chandelier sparkled with a hundred lights.',
  },
  {
    word: 'ma|[ch]ine',
    sounds: 'm|a|ch|i_e|n',
    meaning: 'a thing with parts that move to do a job',
    sentence: 'This machine can peel a hundred potatoes in a minute.',
  },
  {
    word: 'ma|[ch]in|er|y',
    sounds: 'm|a|ch|i|n|e|r|y',
    meaning: 'machines, such as those on a farm or in a factory',
    sentence: 'Tractors, ploughs and other farm machinery filled the yard.',
  },
  {
    word: 'par|a|[ch]ute',
    sounds: 'p|a|r|a|ch|u_e|t',
    meaning: 'a big cloth that lets you float down through the air',
    sentence: 'She jumped from the plane, and her parachute opened.',
  },
  {
    word: 'bro|[ch]ure',
    sounds: 'b|r|o|ch|ure',
    meaning: 'a thin book of pictures about places or things to buy',
    sentence: 'Choose a campsite from this brochure full of photos.',
  },
  {
    word: 'cro|[chet]',
    sounds: 'c|r|o|ch|et',
    meaning: 'to make cloth from wool with a small hook',
    sentence: 'With one hook and some wool, you can crochet a hat.',
  },
  {
    word: 'm[ou]s|ta[che]',
    sounds: 'm|ou|s|t|a|che',
    meaning: 'hair that grows above the mouth',
    sentence: 'Drinking hot chocolate gave Arjun a frothy moustache.',
  },
  {
    word: 'qui[che]',
    sounds: 'qu|i|che',
    meaning: 'an open pie with a filling made from eggs',
    sentence: 'Would you like a slice of spinach quiche with salad?',
  },
  {
    word: 'nat|[u]|r[al]',
    sounds: 'n|a|t|u|r|al',
    morphemes: 'natur=nature|al',
    meaning: 'made by nature, not by people',
    sentence: 'Honey is a natural food made by bees.',
  },
  {
    word: 'no|t[ice]',
    sounds: 'n|o|t|i|ce',
    morphemes: 'notice',
    meaning: 'to see that something is there',
    sentence: 'Nobody seemed to notice the frog in the paddling pool.',
  },
];
