import type { WordWithSounds } from '../word.ts';

export const week15: WordWithSounds[] = [
  {
    word: 'su|p[er]|man',
    sounds: 's|u|p|er|m|a|n',
    meaning: 'a man with amazing strength or skill',
    sentence: 'You would need to be a superman to lift that bus.',
    starter: 'You would need to be a superman to',
  },
  {
    word: 'su|p[er]|star',
    sounds: 's|u|p|er|s|t|ar',
    meaning: 'a very famous singer, actor or player',
    sentence: 'Fans screamed when the superstar stepped out of the car.',
  },
  {
    word: 'su|p[er]|he|ro',
    sounds: 's|u|p|er|h|e|r|o',
    meaning: 'someone in a story with special powers who saves people',
    sentence: 'My superhero can turn into water and put out fires.',
  },
  {
    word: 'su|p[er]|hu|man',
    sounds: 's|u|p|er|h|u|m|a|n',
    meaning: 'far beyond what people can really do',
    sentence: 'With superhuman speed, my hero ran round the world in a minute.',
  },
  {
    word: 'su|per|mar|k[et]',
    sounds: 's|u|p|er|m|ar|k|e|t',
    meaning: 'a big shop that sells food and things for the home',
    sentence: 'Grab a trolley when we get to the supermarket.',
  },
  {
    word: 'su|p[er]|p[ow]|er',
    sounds: 's|u|p|er|p|ow|er',
    meaning: 'a magical gift, like being able to fly',
    sentence: 'If I had a superpower, I would talk to animals.',
  },
  {
    word: 'su|per|gl[ue]',
    sounds: 's|u|p|er|g|l|ue',
    meaning: 'very strong stuff for sticking things together',
    sentence: 'Be careful, or superglue will stick your fingers together!',
  },
  {
    word: 'su|per|son|i[c]',
    sounds: 's|u|p|er|s|o|n|i|c',
    meaning: 'faster than sound',
    sentence: 'You hear a boom when a supersonic plane goes over.',
    starter: 'A supersonic plane is so fast that',
  },
  {
    word: 'su|per|vi[s]e',
    sounds: 's|u|p|er|v|i_e|s',
    meaning: 'to watch people and make sure they are safe',
    sentence: 'Could you supervise the twins while they bake?',
  },
  {
    word: 'su|per|nat|[u]|r[al]',
    sounds: 's|u|p|er|n|a|t|u|r|al',
    meaning: 'to do with ghosts, magic and other things nobody can explain',
    sentence: 'Was it something supernatural, or just the wind in the chimney?',
  },
  {
    word: 'e[x]|er|[c]i[s]e',
    sounds: 'e|x|er|c|i_e|s',
    morphemes: 'exercise',
    meaning: 'moving your body to keep fit and strong',
    sentence: 'Skipping is exercise that makes your heart beat faster.',
  },
  {
    word: 'fa|m[ous]',
    sounds: 'f|a|m|ou|s',
    morphemes: 'fam=fame|ous',
    meaning: 'known by very many people',
    sentence: 'Loch Ness is famous for the story of its monster.',
  },
];
