import type { WordWithMorphemes } from '../word.ts';

export const week29: WordWithMorphemes[] = [
  {
    word: '[co-]|or|di|nate',
    morphemes: 'co-|ordin|ate',
    meaning: 'to make different parts work well together',
    sentence: 'To swim the crawl, you have to co-ordinate your arms and legs.',
  },
  {
    word: '[co-]|op|er|ate',
    morphemes: 'co-|oper|ate',
    meaning: 'to work together with others',
    sentence: 'Ants co-operate to carry food that is far too big for one.',
  },
  {
    word: '[co-]|own',
    morphemes: 'co-|own',
    meaning: 'to have something that belongs to you and someone else',
    sentence: 'The twins Sol and Maya co-own a very lazy rabbit.',
  },
  {
    word: '[co-]|[au]|thor',
    morphemes: 'co-|author',
    meaning: 'one of the people who write a book together',
    sentence: 'Did you have a co-author, or is the whole story yours?',
  },
  {
    word: '[re-]|en|ter',
    morphemes: 're-|enter',
    meaning: 'to go back in',
    sentence: 'Show the stamp on your hand if you want to re-enter the fair.',
  },
  {
    word: '[re-]|e|lect',
    morphemes: 're-|elect',
    meaning: 'to choose by a vote for a second time',
    sentence: 'Voters may re-elect the mayor if they like her work.',
  },
  {
    word: '[re-]|ed|u|cate',
    morphemes: 're-|educ|ate',
    meaning: 'to teach someone new and better ways',
    sentence: 'Signs in the park re-educate people who feed bread to the ducks.',
    starter: 'We hope to re-educate drivers who',
  },
  {
    word: '[re-]|ex|am|ine',
    morphemes: 're-|examine',
    meaning: 'to look at something closely once more',
    sentence: 'Puzzled by the clue, the detective went back to re-examine the window.',
  },
  {
    word: '[pre-]|empt',
    morphemes: 'pre-|empt',
    meaning: 'to act early so that something cannot happen',
    sentence: 'To pre-empt an argument, Mum cut the cake into equal slices.',
  },
  {
    word: '[pre-]|em|i|nent',
    morphemes: 'pre-|emin|ent',
    meaning: 'the very best or best known of all',
    sentence: 'Shakespeare is the pre-eminent writer of plays in English.',
  },
  {
    word: '[phy]s|i|cal',
    morphemes: 'phys|ic|al',
    meaning: 'to do with the body',
    sentence: 'Digging the garden is hard physical work.',
  },
  {
    word: 'sh[oul|d]er',
    morphemes: 'shoulder',
    meaning: 'the part of the body between the neck and the arm',
    sentence: "A parrot sat on the pirate's shoulder and squawked.",
    starter: "The parrot sat on the pirate's shoulder and",
  },
];
