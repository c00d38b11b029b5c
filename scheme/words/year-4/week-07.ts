import type { WordWithMorphemes } from '../word.ts';

export const week7: WordWithMorphemes[] = [
  {
    word: 'di|vi|[sion]',
    morphemes: 'divis=divide|ion',
    meaning: 'sharing a number out into equal parts',
    sentence: 'We used division to work out that 42 children make seven teams of six.',
  },
  {
    word: 'de|[c]i|[sion]',
    morphemes: 'decis=decide|ion',
    meaning: 'a choice made after thinking',
    sentence: "It was no goal, and the referee's decision was final.",
  },
  {
    word: 'co[l|l]i|[sion]',
    morphemes: 'collis=collide|ion',
    meaning: 'a crash between two moving things',
    sentence: 'Look where you are skating, or there will be a collision!',
  },
  {
    word: 'in|va|[sion]',
    morphemes: 'invas=invade|ion',
    meaning: 'the sending of an army into another country to take it over',
    sentence: 'Thousands of Roman soldiers crossed the sea for the invasion of Britain.',
  },
  {
    word: 'ex|plo|[sion]',
    morphemes: 'explos=explode|ion',
    meaning: 'a sudden burst, often with a loud bang',
    sentence: 'Too much vinegar made our model volcano end in a foamy explosion.',
  },
  {
    word: 'e|ro|[sion]',
    morphemes: 'eros=erode|ion',
    meaning: 'the slow wearing away of rock or soil',
    sentence: 'Over millions of years, erosion by a river carved out the Grand Canyon.',
    starter: 'Because of erosion, the cliff',
  },
  {
    word: 'con|clu|[sion]',
    morphemes: 'conclus=conclude|ion',
    meaning: 'the last part of a story, talk or event',
    sentence: 'Do not tell me the conclusion of the story, as I am only on page ten!',
  },
  {
    word: 'con|fu|[sion]',
    morphemes: 'confus=confuse|ion',
    meaning: 'a muddle when nobody is sure what is happening',
    sentence: 'Identical twins in one class can cause a lot of confusion.',
  },
  {
    word: 're|vi|[sion]',
    morphemes: 'revis=revise|ion',
    meaning: 'going over what you have learnt, to remember it better',
    sentence: 'A little revision each evening helped Aisha to learn her times tables.',
  },
  {
    word: 'di[f|f]i|cult',
    morphemes: 'difficult',
    meaning: 'hard to do or understand',
    sentence: 'Patting your head while you rub your tummy is surprisingly difficult.',
  },
  {
    word: 'di[s]|a[p|p]ear',
    morphemes: 'dis|appear',
    meaning: 'to go out of sight',
    sentence: 'Watch the coin disappear when I wave my magic wand.',
    starter: 'The coin will disappear when',
  },
];
