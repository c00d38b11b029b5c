import type { WordWithSounds } from '../word.ts';

export const week14: WordWithSounds[] = [
  {
    word: 'in|ter|[c]it|y',
    sounds: 'i|n|t|er|c|i|t|y',
    meaning: 'going between large towns',
    sentence: 'We caught the intercity train from Leeds to London.',
    starter: 'We took the intercity train to',
  },
  {
    word: 'in|ter|na|[tion]|al',
    sounds: 'i|n|t|er|n|a|ti|o|n|al',
    meaning: 'shared by people from many countries',
    sentence: 'Chess is an international game, played all over the world.',
  },
  {
    word: 'in|t[er]|net',
    sounds: 'i|n|t|er|n|e|t',
    meaning: 'the huge network that joins computers all over the world',
    sentence: 'With the internet we can video call Nani in Mumbai.',
  },
  {
    word: 'in|ter|chan[ge]',
    sounds: 'i|n|t|er|ch|a|n|ge',
    meaning: 'a place where you get off one train or bus and onto another',
    sentence: 'We left the tram at the interchange and caught a bus.',
  },
  {
    word: 'in|ter|v[iew]',
    sounds: 'i|n|t|er|v|iew',
    meaning: 'a talk in which one person asks another many questions',
    sentence: 'In her interview, the astronaut told us about floating in space.',
  },
  {
    word: 'in|t[er]|act',
    sounds: 'i|n|t|e|r|a|c|t',
    meaning: 'to talk to others or do things with them',
    sentence: 'Dolphins interact with each other by clicking and whistling.',
  },
  {
    word: 'in|ter|v[al]',
    sounds: 'i|n|t|er|v|al',
    meaning: 'a short break in the middle of a show',
    sentence: 'During the interval, the stage crew changed all the scenery.',
  },
  {
    word: 'in|ter|lo[ck]',
    sounds: 'i|n|t|er|l|o|ck',
    meaning: 'to fit tightly into each other',
    sentence: 'The teeth of a zip interlock to keep your coat shut.',
  },
  {
    word: 'in|ter|[c]ept',
    sounds: 'i|n|t|er|c|e|p|t',
    meaning: 'to catch something on its way to someone else',
    sentence: 'Isla jumped up to intercept the ball before it reached me.',
  },
  {
    word: 'in|te[r|r]e|la|ted',
    sounds: 'i|n|t|er|r|e|l|a|t|e|d',
    meaning: 'linked, so that each one has to do with the others',
    sentence: 'Plants, insects and birds are interrelated, as each needs the others.',
  },
  {
    word: '[eigh]t',
    sounds: 'eigh|t',
    morphemes: 'eight',
    meaning: 'the number after seven',
    sentence: 'Four pairs of socks make eight socks in all.',
    starter: 'When I was eight,',
  },
  {
    word: '[eigh]th',
    sounds: 'eigh|th',
    meaning: 'coming after seven others',
    sentence: 'Yesterday I was seven, but today is my eighth birthday.',
  },
  {
    word: 'e|n[ough]',
    sounds: 'e|n|ou|gh',
    morphemes: 'enough',
    meaning: 'as much as you need',
    sentence: 'Is there enough pizza for everyone to have two slices?',
  },
];
