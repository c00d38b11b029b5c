import type { WordWithSounds } from '../word.ts';

export const week32: WordWithSounds[] = [
  {
    word: 'h[eel]',
    sounds: 'h|ee|l',
    meaning: 'the back part of your foot',
    sentence: 'Sand got in my shoe and rubbed my heel.',
  },
  {
    word: 'h[eal]',
    sounds: 'h|ea|l',
    meaning: 'to get better after being hurt',
    sentence: 'A broken arm takes about six weeks to heal.',
  },
  {
    word: "h[e'll]",
    sounds: "h|e|'ll",
    meaning: 'short for he will',
    sentence: "Tell Rhys that he'll need his wellies today.",
  },
  {
    word: 'm[ail]',
    sounds: 'm|ai|l',
    meaning: 'letters and parcels sent to people',
    sentence: 'Has the postman brought any mail for me?',
  },
  {
    word: 'm[ale]',
    sounds: 'm|a_e|l',
    meaning: 'being a boy or man, or an animal that can be a father',
    sentence: 'A male deer is called a stag or a buck.',
  },
  {
    word: 'm[ain]',
    sounds: 'm|ai|n',
    meaning: 'biggest or most important',
    sentence: 'Wait for me outside the main door, not the side one.',
  },
  {
    word: 'm[ane]',
    sounds: 'm|a_e|n',
    meaning: 'the long hair on the neck of a horse or lion',
    sentence: "Brush the pony's mane and then its tail.",
    starter: 'The lion shook his mane and',
  },
  {
    word: 'm[eat]',
    sounds: 'm|ea|t',
    meaning: 'the part of an animal that is eaten as food',
    sentence: 'Tigers eat meat, but rabbits eat only plants.',
  },
  {
    word: 'm[eet]',
    sounds: 'm|ee|t',
    meaning: 'to come together with someone',
    sentence: 'Shall we meet at the swings after school?',
  },
  {
    word: 'q[uar]|ter',
    sounds: 'qu|ar|t|er',
    meaning: 'one of four equal parts',
    sentence: 'Four of us shared the pie, so I ate a quarter.',
  },
  {
    word: 'ques|t[ion]',
    sounds: 'qu|e|s|ti|o|n',
    meaning: 'something that you ask',
    sentence: "My little sister's favourite question is: are we nearly there?",
    starter: 'The hardest question in the quiz was',
  },
];
