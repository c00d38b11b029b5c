import type { WordWithMorphemes } from '../word.ts';

export const week9: WordWithMorphemes[] = [
  {
    word: 'h[er]d',
    morphemes: 'herd',
    meaning: 'a large group of animals that live and feed together',
    sentence: 'In 2020 a herd of goats came down from a hill into the town of Llandudno.',
    starter: 'Across the plain came a herd of',
  },
  {
    word: 'l[e]d',
    morphemes: 'led',
    meaning: 'took someone somewhere by going in front',
    sentence: 'Holding up a lantern, Amara led us along the dark tunnel.',
  },
  {
    word: 'l[ea]d',
    morphemes: 'lead',
    meaning: 'a heavy, soft, grey metal',
    sentence: 'We now know that lead, the metal of Roman water pipes, is poisonous.',
  },
  {
    word: 'm[or]n|ing',
    morphemes: 'morn|ing',
    meaning: 'the time from sunrise to the middle of the day',
    sentence: 'Every morning before school, Tomasz feeds the hens and collects their eggs.',
  },
  {
    word: 'm[our]n|ing',
    morphemes: 'mourn|ing',
    meaning: 'great sadness because someone has died',
    sentence: 'The whole village was in mourning when the old lifeboat captain died.',
  },
  {
    word: 'pa[ssed]',
    morphemes: 'pass|ed',
    meaning: 'went by',
    sentence: 'Slowly the hours passed until, at last, it was time to leave for the airport.',
  },
  {
    word: 'pr[e]|c[ede]',
    morphemes: 'pre|cede',
    meaning: 'to come before something else',
    sentence: 'Two short beeps precede the long one that starts the race.',
  },
  {
    word: 'pr[o]|c[eed]',
    morphemes: 'pro|ceed',
    meaning: 'to go forward or carry on',
    sentence: 'When the light turns green, you may proceed across the bridge.',
  },
];
