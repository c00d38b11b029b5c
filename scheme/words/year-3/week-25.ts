import type { WordWithSounds } from '../word.ts';

export const week25: WordWithSounds[] = [
  {
    word: 't[ea]ch|er',
    sounds: 't|ea|ch|er',
    meaning: 'someone whose job is to help people learn',
    sentence: 'Our new teacher calls the register in a robot voice.',
  },
  {
    word: 'ri[ch|er]',
    sounds: 'r|i|ch|er',
    meaning: 'having more money than someone else',
    sentence: 'A king is usually richer than a farmer.',
    starter: 'I would be richer if',
  },
  {
    word: 'ca[tch|er]',
    sounds: 'c|a|tch|er',
    meaning: 'someone who gets hold of a ball in the air',
    sentence: 'I throw the beanbags, and Marlon is the catcher.',
  },
  {
    word: 'wa[tch|er]',
    sounds: 'w|a|tch|er',
    meaning: 'someone who looks at something for a long time',
    sentence: 'A whale watcher needs a boat, a coat and good eyes.',
  },
  {
    word: 'stre[tch|er]',
    sounds: 's|t|r|e|tch|er',
    meaning: 'a light bed for carrying someone who is hurt',
    sentence: 'Four rescuers carried the climber down the mountain on a stretcher.',
  },
  {
    word: 'bu[t|cher]',
    sounds: 'b|u|tch|er',
    meaning: 'someone who sells meat',
    sentence: 'We bought lamb chops and mince from the butcher.',
  },
  {
    word: 'fra[c|ture]',
    sounds: 'f|r|a|c|t|ure',
    meaning: 'a crack or break, often in a bone',
    sentence: "The X-ray showed a fracture in Dewi's arm.",
    starter: 'She had a fracture in her arm because',
  },
  {
    word: 'pas|[ture]',
    sounds: 'p|a|s|t|ure',
    meaning: 'a field of grass where animals feed',
    sentence: 'In spring the cows go out to the pasture to graze.',
  },
  {
    word: 'm[oi]s|[ture]',
    sounds: 'm|oi|s|t|ure',
    meaning: 'tiny drops of water in or on something',
    sentence: 'Frogs need moisture to keep their skin from drying out.',
  },
  {
    word: 'de|par|[ture]',
    sounds: 'd|e|p|ar|t|ure',
    meaning: 'the time when someone or something leaves',
    sentence: 'Be at the station ten minutes before the departure of your train.',
  },
  {
    word: 'in|cr[ease]',
    sounds: 'i|n|c|r|ea|se',
    meaning: 'to get bigger, or to make something bigger',
    sentence: 'If you pedal faster, your speed will increase.',
  },
  {
    word: 'i[s]|land',
    sounds: 'is|l|a|n|d',
    morphemes: 'island',
    meaning: 'land with water all around it',
    sentence: 'You need a boat to reach the lighthouse on the island.',
  },
];
