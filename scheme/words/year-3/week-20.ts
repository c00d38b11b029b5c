import type { WordWithSounds } from '../word.ts';

export const week20: WordWithSounds[] = [
  {
    word: '[ea]s|[i]|ly',
    sounds: 'ea|s|i|l|y',
    meaning: 'without any trouble',
    sentence: 'Priya is so good at chess that she easily beat me.',
  },
  {
    word: 'la|z[i]|ly',
    sounds: 'l|a|z|i|l|y',
    meaning: 'slowly, as if not wanting to work',
    sentence: 'Our cat opened one eye lazily and went back to sleep.',
    starter: 'I lay lazily in the sun until',
  },
  {
    word: '[g]ent|ly',
    sounds: 'g|e|n|t|l|y',
    meaning: 'in a soft, careful way',
    sentence: 'Stroke the guinea pig gently, as it is nervous.',
  },
  {
    word: 'sim|p[ly]',
    sounds: 's|i|m|p|l|y',
    meaning: 'in a way that is easy to follow',
    sentence: 'Explain the game simply so that my little sister understands.',
  },
  {
    word: 'hum|b[ly]',
    sounds: 'h|u|m|b|l|y',
    meaning: 'without showing off',
    sentence: 'Bilal won the cup, but humbly said it was luck.',
  },
  {
    word: 'no|b[ly]',
    sounds: 'n|o|b|l|y',
    meaning: 'in a brave and unselfish way',
    sentence: 'The knight nobly gave his horse to the tired farmer.',
  },
  {
    word: 'te[r|r]i|b[ly]',
    sounds: 't|e|rr|i|b|l|y',
    morphemes: 'terrib=terrible|ly',
    meaning: 'very badly',
    sentence: 'My uncle sings terribly, but he loves it.',
  },
  {
    word: 'po[s|s]i|b[ly]',
    sounds: 'p|o|ss|i|b|l|y',
    morphemes: 'possib=possible|ly',
    meaning: 'maybe, but not for certain',
    sentence: 'Is that possibly a seal, or just a rock?',
  },
  {
    word: 'h[ear]d',
    sounds: 'h|ear|d',
    morphemes: 'hear|d',
    meaning: 'noticed a sound with your ears',
    sentence: 'Have you ever heard a fox bark at night?',
  },
];
