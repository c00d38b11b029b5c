import type { WordWithMorphemes } from '../word.ts';

export const week8: WordWithMorphemes[] = [
  {
    word: 'tol|er|[ance]',
    morphemes: 'toler|ance',
    meaning: 'letting others think or live in ways that are not your own',
    sentence: 'Sharing one small tent for a week takes tolerance and good humour.',
    starter: 'People show tolerance when they',
  },
  {
    word: 'el|[e]|g[ance]',
    morphemes: 'eleg|ance',
    meaning: 'beauty and grace in how something looks or moves',
    sentence: 'Turning on one foot with perfect elegance, the skater ended her dance.',
  },
  {
    word: 'ig|n[or|ance]',
    morphemes: 'ignor=ignore|ance',
    meaning: 'the state of not knowing about something',
    sentence: 'My ignorance about spiders ended when I read that most have eight eyes.',
  },
  {
    word: 'a|bun|d[ance]',
    morphemes: 'abund|ance',
    meaning: 'a very large amount, more than you need',
    sentence: 'We grew such an abundance of courgettes that we gave some away.',
    starter: 'In our garden there is an abundance of',
  },
  {
    word: 'ob|serv|[ance]',
    morphemes: 'observ=observe|ance',
    meaning: 'the act of keeping to a rule or a custom',
    sentence: 'Strict observance of the rules keeps everyone safe at the pool.',
  },
  {
    word: 'a[s|s]is|t[ance]',
    morphemes: 'assist|ance',
    meaning: 'help with a job or a problem',
    sentence: 'Do you need any assistance with those heavy bags?',
  },
  {
    word: 'sub|st[ance]',
    morphemes: 'subst|ance',
    meaning: 'any kind of solid, liquid or gas',
    sentence: 'Chalk is a soft, white substance that crumbles easily.',
  },
  {
    word: 'va|c[an|cy]',
    morphemes: 'vac|ancy',
    meaning: 'a job or a room that nobody has taken yet',
    sentence: 'According to the sign, the bakery has a vacancy for a Saturday helper.',
  },
  {
    word: 'hes|i|t[an|cy]',
    morphemes: 'hesit|ancy',
    meaning: 'a feeling of being unsure, which makes you slow to act',
    sentence: 'After a moment of hesitancy, Priya dived off the high board.',
  },
  {
    word: 'ex|pect|[an|cy]',
    morphemes: 'expect|ancy',
    meaning: 'the feeling that something good is about to happen',
    sentence: 'A hush of expectancy fell over the hall just before the curtain rose.',
  },
  {
    word: 'cat|[e]|gor|y',
    morphemes: 'category',
    meaning: 'a group of things that are alike in some way',
    sentence: 'Leeks have a category of their own in the village show.',
    starter: 'Cats and dogs belong in the category of',
  },
  {
    word: 'c[e]m|[e]|t[e]r|y',
    morphemes: 'cemetery',
    meaning: 'a place where people are buried',
    sentence: 'In the quiet cemetery, we read the names on old graves.',
  },
];
