import type { WordWithMorphemes } from '../word.ts';

export const week13: WordWithMorphemes[] = [
  {
    word: 'con|dem[n]',
    morphemes: 'con|demn',
    meaning: 'to say firmly that something is very wrong',
    sentence: 'We condemn bullying of every kind, in the playground and online.',
  },
  {
    word: 'su[b]|tle',
    morphemes: 'subtle',
    meaning: 'so small or gentle that it is hard to notice',
    sentence: 'With a subtle nod, Ms Chowdhury warned us that the head was watching.',
  },
  {
    word: 'plum[b]|er',
    morphemes: 'plumb|er',
    meaning: 'someone who fits and mends water pipes',
    sentence: 'Water was pouring through the ceiling, so Dad rang for a plumber.',
  },
  {
    word: 'tom[b]',
    morphemes: 'tomb',
    meaning: 'a place, often of stone, where a dead person lies',
    sentence: "Tutankhamun's tomb, found in Egypt in 1922, was packed with treasure.",
  },
  {
    word: '[p]sy|[ch]ol|o|gy',
    morphemes: 'psych|ology',
    meaning: 'the study of how people think, feel and behave',
    sentence: 'Why do we laugh more in company? That is a question for psychology.',
  },
  {
    word: '[p]n[eu]|mo|ni|a',
    morphemes: 'pneumon|ia',
    meaning: 'a serious illness of the lungs',
    sentence: 'Aunt Rosa had pneumonia, and for weeks it hurt her to breathe.',
  },
  {
    word: 'mor[t]|gage',
    morphemes: 'mort|gage',
    meaning: 'money borrowed from a bank to buy a home',
    sentence: 'It took my grandparents twenty-five years to pay off the mortgage on their house.',
    starter: 'They need a mortgage because',
  },
  {
    word: 'hin|[dr]ance',
    morphemes: 'hindr=hinder|ance',
    meaning: 'something that gets in your way',
    sentence: 'Wellington boots are a hindrance in an egg-and-spoon race.',
  },
];
