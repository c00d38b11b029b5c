import type { WordWithMorphemes } from '../word.ts';

export const week1: WordWithMorphemes[] = [
  {
    word: '[in]|au|d[i|ble]',
    morphemes: 'in|aud|ible',
    meaning: 'impossible to hear',
    sentence: 'Bats squeak on such high notes that most of their calls are inaudible to us.',
    starter: 'Her voice was almost inaudible because',
  },
  {
    word: '[in]|def|i|n[ite]',
    morphemes: 'in|de|finite',
    meaning: 'not fixed, with no end that anyone knows',
    sentence: 'The pool is shut for an indefinite time: nobody knows when it will open.',
  },
  {
    word: '[il|l]og|i|cal',
    morphemes: 'il|logic|al',
    meaning: 'not making sense when you think it through',
    sentence: 'It would be illogical to wear a raincoat in the bath.',
  },
  {
    word: '[il|l]it|[er]|ate',
    morphemes: 'il|liter|ate',
    meaning: 'not able to read or write',
    sentence: 'With no schools to go to, many people long ago were illiterate.',
  },
  {
    word: '[im]|po|lite',
    morphemes: 'im|polite',
    meaning: 'not showing good manners',
    sentence: "At Gran's table, it is impolite to talk with your mouth full.",
    starter: 'It is impolite to',
  },
  {
    word: '[im]|prac|ti|c[al]',
    morphemes: 'im|practic=practice|al',
    meaning: 'not sensible or useful in real life',
    sentence: 'A chocolate teapot sounds fun, but it would be completely impractical.',
  },
  {
    word: '[im|m]o|bile',
    morphemes: 'im|mobile',
    meaning: 'not moving at all',
    sentence: 'For ages the heron stood immobile, waiting for a fish to swim by.',
  },
  {
    word: '[ir|r]e|ver|s[i|ble]',
    morphemes: 'ir|revers=reverse|ible',
    meaning: 'not able to be changed back again',
    sentence: 'Burning a log is irreversible, because ash can never turn back into wood.',
  },
  {
    word: '[ir|r]a|tion|al',
    morphemes: 'ir|rational',
    meaning: 'without any good reason behind it',
    sentence: 'Uncle Dev knows that his fear of butterflies is irrational, but he still hides.',
  },
  {
    word: '[ir|r]e|plac[e|a]|ble',
    morphemes: 'ir|re|place|able',
    meaning: 'so special that no other could do instead',
    sentence: 'Mrs Begum is so good at her job that we think she is irreplaceable.',
  },
  {
    word: 'a[c|c]i|dent',
    morphemes: 'accident',
    meaning: 'something that goes wrong without anyone meaning it to',
    sentence: 'Knocking over the paint was an accident, so nobody was cross.',
  },
  {
    word: 'a[c|c]i|den|t[al|ly]',
    morphemes: 'accident|al|ly',
    meaning: 'by mistake, without meaning to',
    sentence: 'Tomasz accidentally put salt instead of sugar in the custard.',
  },
  {
    word: 'ac|t[u|al]',
    morphemes: 'act|ual',
    meaning: 'real, and not just guessed or imagined',
    sentence: 'We guessed that the jar held ninety beans, but the actual number was 112.',
  },
  {
    word: 'ac|tu|[al|ly]',
    morphemes: 'act|ual|ly',
    meaning: 'in fact, though you may be surprised',
    sentence: 'A tomato is actually a fruit, even though we eat it in salads.',
  },
];
