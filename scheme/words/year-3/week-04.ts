import type { WordWithSounds } from '../word.ts';

export const week4: WordWithSounds[] = [
  {
    word: 'm[y]th',
    sounds: 'm|y|th',
    meaning: 'a very old tale of heroes, monsters and magic',
    sentence: 'In the Greek myth, Icarus flew too close to the sun.',
  },
  {
    word: 'g[y]m',
    sounds: 'g|y|m',
    meaning: 'a big room or building for sport and keeping fit',
    sentence: 'Ropes, mats and a trampoline are kept in the gym.',
  },
  {
    word: 'h[y]m[n]',
    sounds: 'h|y|mn',
    morphemes: 'hymn',
    meaning: 'a song of praise that people sing together',
    sentence: 'Everyone stood up to sing a hymn with the organ.',
    starter: 'We sang a hymn about',
  },
  {
    word: 'E|g[y]pt',
    sounds: 'E|g|y|p|t',
    meaning: 'the country in Africa where the Nile meets the sea',
    sentence: 'Tutankhamun ruled ancient Egypt when he was only a boy.',
  },
  {
    word: 'cr[y]s|t[al]',
    sounds: 'c|r|y|s|t|al',
    meaning: 'a hard, clear stone with flat, shiny sides',
    sentence: 'Deep in the cave, each crystal sparkled in our torchlight.',
  },
  {
    word: 'l[y]r|ics',
    sounds: 'l|y|r|i|c|s',
    meaning: 'the words of a song',
    sentence: 'I can hum the tune, but I never remember the lyrics.',
  },
  {
    word: 's[y]r|up',
    sounds: 's|y|r|u|p',
    meaning: 'a thick, sweet, sticky liquid',
    sentence: 'Golden syrup dripped from my spoon onto the porridge.',
  },
  {
    word: 'p[y]r|a|mid',
    sounds: 'p|y|r|a|m|i|d',
    meaning: 'a shape with sloping sides that meet in a point at the top',
    sentence: 'We stacked the cups into a pyramid with one on top.',
    starter: 'Inside the pyramid they found',
  },
  {
    word: 'm[y]s|t[er]|y',
    sounds: 'm|y|s|t|e|r|y',
    meaning: 'something strange that nobody can explain',
    sentence: 'Where all the odd socks go is a mystery.',
  },
  {
    word: 't[y]p|i|c[al]',
    sounds: 't|y|p|i|c|al',
    meaning: 'just like most others of its kind',
    sentence: 'It was a typical April day, with sun, showers and wind.',
  },
  {
    word: 'br[ea]th[e]',
    sounds: 'b|r|ea|the',
    meaning: 'to take air into your body and let it out again',
    sentence: 'Whales must come up to the top of the sea to breathe.',
  },
  {
    word: 'b[ui]ld',
    sounds: 'b|ui|l|d',
    morphemes: 'build',
    meaning: 'to make something by putting parts together',
    sentence: 'Shall we build a sandcastle with a moat and four towers?',
  },
];
