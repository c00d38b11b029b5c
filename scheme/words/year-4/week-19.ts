import type { WordWithMorphemes } from '../word.ts';

export const week19: WordWithMorphemes[] = [
  {
    word: 'med|[al]',
    morphemes: 'medal',
    meaning: 'a metal disc given as a prize',
    sentence: 'Every runner who finished the race was given a shiny medal to wear.',
    starter: 'She won a medal for',
  },
  {
    word: 'me[d|dle]',
    morphemes: 'meddle',
    meaning: 'to join in where you are not wanted',
    sentence: 'This is my project, so please do not meddle in it.',
    starter: 'Please do not meddle with',
  },
  {
    word: 'mi[ssed]',
    morphemes: 'miss|ed',
    meaning: 'did not catch, hit or meet',
    sentence: 'Dylan ran for the bus, but he missed it by two seconds.',
    starter: 'Dylan missed the bus because',
  },
  {
    word: 'mi[st]',
    morphemes: 'mist',
    meaning: 'a thin cloud of tiny drops of water near the ground',
    sentence: 'Early in the morning, a white mist hung over the river.',
  },
  {
    word: 'p[ea]ce',
    morphemes: 'peace',
    meaning: 'a time without war or noise',
    sentence: 'When the war ended, people danced in the streets because there was peace.',
  },
  {
    word: 'p[ie]ce',
    morphemes: 'piece',
    meaning: 'one part of something',
    sentence: 'The last piece of the jigsaw was under the sofa all along.',
  },
  {
    word: 'pl[ai]n',
    morphemes: 'plain',
    meaning: 'simple, with nothing added',
    sentence: 'I like my noodles plain, with no sauce at all.',
  },
  {
    word: 'pl[a]n[e]',
    morphemes: 'plane',
    meaning: 'a machine with wings that flies',
    sentence: 'Our plane flew above the clouds all the way to Jamaica.',
  },
  {
    word: 'or|di|n[ar|y]',
    morphemes: 'ordin|ary',
    meaning: 'usual, and not special in any way',
    sentence: 'What looked like an ordinary stone turned out to be a fossil.',
  },
  {
    word: 'p[ar]|tic|u|l[ar]',
    morphemes: 'particular',
    meaning: 'this one and not any other',
    sentence: 'Grandpa has one particular mug and will not drink tea from any other.',
  },
];
