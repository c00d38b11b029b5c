import type { WordWithSounds } from '../word.ts';

export const week3: WordWithSounds[] = [
  {
    word: 'gar|de[n]|ing',
    sounds: 'g|ar|d|e|n|i|ng',
    meaning: 'work such as digging, planting and cutting grass',
    sentence: 'My favourite part of gardening is watering the beans.',
  },
  {
    word: 'gar|de[n]|er',
    sounds: 'g|ar|d|e|n|er',
    meaning: 'someone who looks after plants and lawns',
    sentence: 'Every morning the palace gardener waters a thousand roses.',
  },
  {
    word: 'lis|[t]e[n]|ing',
    sounds: 'l|i|st|e|n|i|ng',
    meaning: 'using your ears with care',
    sentence: 'Shh, I am listening to the rain on the roof.',
  },
  {
    word: 'ha[p|p]e[n]ed',
    sounds: 'h|a|pp|e|n|ed',
    meaning: 'took place',
    sentence: 'Nobody knows what happened to the missing sandwich.',
  },
  {
    word: 'lim|i[t]|ing',
    sounds: 'l|i|m|i|t|i|ng',
    meaning: 'allowing only so much and no more',
    sentence: 'Mum is limiting us to one hour of games a day.',
  },
  {
    word: 'lim|i[t]|ed',
    sounds: 'l|i|m|i|t|e|d',
    meaning: 'small in number or size',
    sentence: 'Space in the boat is limited, so only four can ride.',
  },
  {
    word: 'lim|i|ta|[tion]',
    sounds: 'l|i|m|i|t|a|ti|o|n',
    morphemes: 'limit|ation',
    meaning: 'something that stops a thing from being better or doing more',
    sentence: 'One limitation of my robot is that it cannot climb stairs.',
  },
  {
    word: 'vi[s]|i[t]|ed',
    sounds: 'v|i|s|i|t|e|d',
    meaning: 'went to see a person or a place',
    sentence: 'Last summer Femi visited his grandparents in Lagos.',
  },
  {
    word: 'o[f|f]e[r]|ing',
    sounds: 'o|ff|e|r|i|ng',
    morphemes: 'offer|ing',
    meaning: 'asking if someone would like something',
    sentence: 'A kind man was offering his seat to my gran.',
  },
  {
    word: 'an|s[w]e[r]ed',
    sounds: 'a|n|sw|er|ed',
    meaning: 'said something back',
    sentence: 'When I called into the tent, a sleepy voice answered.',
  },
  {
    word: 'a[r|r]ive',
    sounds: 'a|rr|i_e|v',
    morphemes: 'arrive',
    meaning: 'to get to the place you are going to',
    sentence: 'If we leave now, we will arrive before the film starts.',
  },
  {
    word: 'br[ea]th',
    sounds: 'b|r|ea|th',
    meaning: 'the air that goes in and out of your mouth or nose',
    sentence: 'On frosty days you can see your breath.',
  },
];
