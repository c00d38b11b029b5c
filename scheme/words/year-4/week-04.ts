import type { WordWithMorphemes } from '../word.ts';

export const week4: WordWithMorphemes[] = [
  {
    word: 'tre|men|d[ous]',
    morphemes: 'tremend|ous',
    meaning: 'very big, loud or strong',
    sentence: 'With a tremendous splash, the walrus slid off its rock.',
  },
  {
    word: 'e|nor|m[ous]',
    morphemes: 'enorm|ous',
    meaning: 'far bigger than usual',
    sentence: 'An enormous tree has grown right through the roof of the old barn.',
  },
  {
    word: 'r[i]|dic|u|l[ous]',
    morphemes: 'ridicul|ous',
    meaning: 'so silly that people laugh',
    sentence: "Dad looked ridiculous in my baby brother's sun hat.",
  },
  {
    word: 'j[ea]l|[ous]',
    morphemes: 'jeal|ous',
    meaning: 'cross or sad because you want what someone else has',
    sentence: 'Our old cat is jealous when I cuddle the new one.',
    starter: 'Our old cat is jealous when',
  },
  {
    word: 'gen|er|[ous]',
    morphemes: 'gener|ous',
    meaning: 'happy to give and share',
    sentence: 'Auntie Ngozi is so generous that she gave away her own umbrella in the rain.',
  },
  {
    word: 'fab|u|l[ous]',
    morphemes: 'fabul|ous',
    meaning: 'amazingly good',
    sentence: 'Everyone cheered when the dancers came on in their fabulous costumes.',
  },
  {
    word: 'hu|m[or|ous]',
    morphemes: 'humor=humour|ous',
    meaning: 'funny, and meant to make people smile',
    sentence: 'A humorous speech had all the wedding guests in fits of laughter.',
  },
  {
    word: 'glam|[or|ous]',
    morphemes: 'glamor=glamour|ous',
    meaning: 'stylish and exciting, like the life of a film star',
    sentence: 'Being an actor sounds glamorous, but it means many early mornings.',
  },
  {
    word: 'vig|[or|ous]',
    morphemes: 'vigor=vigour|ous',
    meaning: 'strong and full of energy',
    sentence: 'Give the paint a vigorous shake before you open the tin.',
  },
  {
    word: 'rig|[or|ous]',
    morphemes: 'rigor=rigour|ous',
    meaning: 'very careful and strict, so that nothing is missed',
    sentence: 'Each new plane must pass rigorous tests before it can carry passengers.',
  },
  {
    word: '[c]er|t[ain]',
    morphemes: 'certain',
    meaning: 'sure, with no doubt at all',
    sentence: 'I was certain that I had packed my trunks, but they were not in the bag.',
  },
  {
    word: 'con|[s]id|er',
    morphemes: 'consider',
    meaning: 'to think carefully about something',
    sentence: 'Take a minute to consider your next move in chess.',
  },
];
