import type { WordWithMorphemes } from '../word.ts';

export const week32: WordWithMorphemes[] = [
  {
    word: 'o[c|c]u|py',
    morphemes: 'occup|y',
    meaning: 'to live in or use a place',
    sentence: 'Two families of swallows occupy the barn each summer.',
  },
  {
    word: 'i[m|m]e|di|ate',
    morphemes: 'im|medi|ate',
    meaning: 'happening at once',
    sentence: 'Our poster had an immediate effect: by noon, every ticket was sold.',
    starter: 'The flood victims need immediate help with',
  },
  {
    word: 'mar|ve[l|l]ous',
    morphemes: 'marvell=marvel|ous',
    meaning: 'so good that it fills you with wonder',
    sentence: 'What a marvellous view there is from the top of the big wheel!',
  },
  {
    word: 'ex|a[g|g]er|ate',
    morphemes: 'ex|agger|ate',
    meaning: 'to make something sound bigger or better than it is',
    sentence: 'When Grandpa tells fishing stories, he tends to exaggerate.',
  },
  {
    word: 'em|ba[r|r]a[ss]',
    morphemes: 'embarrass',
    meaning: 'to make someone feel shy or silly',
    sentence: 'Please, Dad, do not embarrass me by dancing in the playground!',
  },
  {
    word: 'ha[r]|a[ss]',
    morphemes: 'harass',
    meaning: 'to keep on troubling someone',
    sentence: 'It is unkind to harass a cat that wants to be left alone.',
  },
  {
    word: 'ne[c]|e[s|s]ar|y',
    morphemes: 'necess|ary',
    meaning: 'that you need or must do',
    sentence: 'Is it really necessary to pack four hats for one weekend?',
  },
  {
    word: 'sol|[di]er',
    morphemes: 'soldier',
    meaning: 'someone who is in an army',
    sentence: 'A Roman soldier had to carry his own tools on long marches.',
  },
  {
    word: 'stom|a[ch]',
    morphemes: 'stomach',
    meaning: 'the place in your body where food goes when you swallow',
    sentence: 'To digest grass, a cow has one big stomach with four parts.',
    starter: 'My stomach rumbled so loudly that',
  },
];
