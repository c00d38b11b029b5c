import type { WordWithMorphemes } from '../word.ts';

export const week25: WordWithMorphemes[] = [
  {
    word: '[su|per]|vi|s[or]',
    morphemes: 'super|vis|or',
    meaning: 'someone in charge who watches over others',
    sentence: 'Ask the lunchtime supervisor if you need a plaster.',
  },
  {
    word: '[su|per]|sti|tion',
    morphemes: 'super|stit|ion',
    meaning: 'a belief that something brings good or bad luck',
    sentence: 'An old superstition says that a broken mirror brings seven years of bad luck.',
  },
  {
    word: '[sub]|trop|ics',
    morphemes: 'sub|tropics',
    meaning: 'the warm lands between the tropics and the cooler parts of the world',
    sentence: 'Oranges and lemons like the mild winters of the subtropics.',
  },
  {
    word: '[sub]|or|d[i]|nate',
    morphemes: 'sub|ordin|ate',
    meaning: 'lower in rank, with less power',
    sentence: 'In the navy, a captain is subordinate to an admiral.',
    starter: 'In the army, a soldier is subordinate to',
  },
  {
    word: '[an|ti]|bi|ot|ics',
    morphemes: 'anti|biot|ics',
    meaning: 'medicines that fight some kinds of germ',
    sentence: 'The vet gave our cat antibiotics to clear up her infected paw.',
  },
  {
    word: '[an|ti]|so|[ci]al|ly',
    morphemes: 'anti|social|ly',
    meaning: 'in a way that annoys or upsets others',
    sentence: 'People who drop litter and shout at night are behaving antisocially.',
  },
  {
    word: '[au|to]|ma|tion',
    morphemes: 'automat=automate|ion',
    meaning: 'the use of machines to do work instead of people',
    sentence: 'Because of automation, machines now fill bottles that people once filled by hand.',
  },
  {
    word: '[au|to]n|o|m[ous]',
    morphemes: 'auto|nom|ous',
    meaning: 'able to work and choose what to do by itself',
    sentence: 'On Mars, an autonomous rover can pick its own path round the rocks.',
  },
  {
    word: '[in|ter]|ac|tion',
    morphemes: 'inter|act|ion',
    meaning: 'talking to others or doing things with them',
    sentence: 'Puppies learn good manners through interaction with other dogs.',
  },
  {
    word: 'in|ter|f[er]|[ence]',
    morphemes: 'inter|fer|ence',
    meaning: 'getting in the way of what others are doing',
    sentence: 'We built the whole den by ourselves, with no interference from our big sisters.',
  },
  {
    word: 'pre[s|sure]',
    morphemes: 'press|ure',
    meaning: 'the force of something that pushes',
    sentence: 'The pressure of her thumb was enough to pop the bubble wrap.',
  },
  {
    word: 'prob|[a]|bly',
    morphemes: 'probab=probable|ly',
    meaning: 'very likely',
    sentence: 'Those dark clouds mean that it will probably rain before lunch.',
  },
];
