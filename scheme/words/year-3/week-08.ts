import type { WordWithSounds } from '../word.ts';

export const week8: WordWithSounds[] = [
  {
    word: 'mis|r[ea]d',
    sounds: 'm|i|s|r|ea|d',
    meaning: 'to read something wrongly',
    sentence: 'If you misread the recipe, you may use salt for sugar.',
  },
  {
    word: 'mi[s|s]pell',
    sounds: 'm|i|ss|p|e|ll',
    meaning: 'to write a word with the wrong letters',
    sentence: 'People often misspell my name by leaving out the h.',
  },
  {
    word: 'mis|h[ear]',
    sounds: 'm|i|s|h|ear',
    meaning: 'to hear something wrongly',
    sentence: 'I sometimes mishear songs and sing the wrong words.',
  },
  {
    word: 'mi[s]|un|der|stand',
    sounds: 'm|i|s|u|n|d|er|s|t|a|n|d',
    meaning: 'to get the wrong idea about what someone means',
    sentence: 'Speak slowly and clearly, so that nobody can misunderstand you.',
  },
  {
    word: 'mis|b[e]|have',
    sounds: 'm|i|s|b|e|h|a_e|v',
    meaning: 'to be naughty',
    sentence: 'Baboons at the safari park misbehave and pull off windscreen wipers.',
  },
  {
    word: 'mi[s]|use',
    sounds: 'm|i|s|u_e|s',
    meaning: 'to use something in the wrong way',
    sentence: 'You misuse a chair when you stand on it.',
  },
  {
    word: 'mis|pla[ce]',
    sounds: 'm|i|s|p|l|a|ce',
    meaning: 'to put something down and then not find it',
    sentence: 'Where did I misplace my keys this time?',
  },
  {
    word: 'mi[s]|take',
    sounds: 'm|i|s|t|a_e|k',
    meaning: 'something that you get wrong',
    sentence: 'I made a mistake and put my jumper on backwards.',
    starter: 'I made a mistake when',
  },
  {
    word: 'mis|l[ea]d',
    sounds: 'm|i|s|l|ea|d',
    meaning: 'to give someone the wrong idea',
    sentence: 'Magicians mislead us by making us watch the wrong hand.',
  },
  {
    word: '[mis]|trust',
    sounds: 'm|i|s|t|r|u|s|t',
    meaning: 'to have doubts about someone or something',
    sentence: 'Most of us mistrust emails that promise a prize for nothing.',
  },
  {
    word: '[c]en|t[u]|ry',
    sounds: 'c|e|n|t|u|r|y',
    morphemes: 'cent|ury',
    meaning: 'a hundred years',
    sentence: 'Great-gran was born a century ago, so she is a hundred.',
    starter: 'A century ago, children',
  },
  {
    word: '[c]ir|[c]le',
    sounds: 'c|ir|c|le',
    morphemes: 'circle',
    meaning: 'a round, flat shape, like a coin',
    sentence: 'A full moon looks like a shining white circle.',
  },
];
