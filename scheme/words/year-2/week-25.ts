import type { WordWithSounds } from '../word.ts';

export const week25: WordWithSounds[] = [
  {
    word: 'tr[ea]|[s]ure',
    sounds: 't|r|ea|s|ure',
    meaning: 'gold, silver and other things worth a lot',
    sentence: 'X marks the spot where the pirate buried her treasure.',
  },
  {
    word: 'm[ea]|[s]ure',
    sounds: 'm|ea|s|ure',
    meaning: 'to find out how long or big something is',
    sentence: 'Nadia used a tape to measure the length of the room.',
  },
  {
    word: 'pl[ea]|[s]ure',
    sounds: 'p|l|ea|s|ure',
    meaning: 'a happy feeling',
    sentence: 'Reading under a blanket gives me a lot of pleasure.',
  },
  {
    word: 'vi|[s]ion',
    sounds: 'v|i|si|o|n',
    meaning: 'being able to see',
    sentence: 'Glasses help people whose vision is not so sharp.',
  },
  {
    word: 'tel|e|vi|[s]ion',
    sounds: 't|e|l|e|v|i|si|o|n',
    morphemes: 'tele|vis|ion',
    meaning: 'a screen at home that you watch shows on',
    sentence: 'Turn off the television and come outside to play.',
  },
  {
    word: 'u|[s]u|al',
    sounds: 'u|s|u|al',
    meaning: 'normal: the one you have or do nearly every time',
    sentence: "The bell rang at nine o'clock, the usual time.",
  },
  {
    word: 'u|[s]u|a[l|l]y',
    sounds: 'u|s|u|all|y',
    meaning: 'on most days',
    sentence: 'Grandpa usually naps after lunch, but today he went swimming.',
  },
  {
    word: 'un|u|[s]u|al',
    sounds: 'u|n|u|s|u|al',
    meaning: 'not what you often see or hear',
    sentence: 'A white squirrel is an unusual thing to see.',
  },
  {
    word: 'ca[s]|u|al',
    sounds: 'c|a|s|u|al',
    meaning: 'good for every day, not smart',
    sentence: 'You can wear casual clothes, such as jeans and a T-shirt.',
  },
  {
    word: 'ca[s]|u|a[l|l]y',
    sounds: 'c|a|s|u|all|y',
    meaning: 'in a calm way, as if it did not matter',
    sentence: 'Mateo casually told us that he had a pet snake!',
  },
  {
    word: '[s]ure',
    sounds: 's|ure',
    meaning: 'knowing that you are right',
    sentence: 'I am sure I left my boots here, but they have gone.',
  },
  {
    word: '[s]ug|[ar]',
    sounds: 's|u|g|ar',
    meaning: 'sweet white or brown grains for cakes and drinks',
    sentence: 'Too much sugar is bad for your teeth.',
  },
];
