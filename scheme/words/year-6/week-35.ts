import type { WordWithMorphemes } from '../word.ts';

export const week35: WordWithMorphemes[] = [
  {
    word: 'h[y]|poth|e|s[is]',
    morphemes: 'hypo|thesis',
    meaning: 'an idea that you test to see if it is true',
    sentence: 'To test our hypothesis that snails prefer lettuce, we offered them four foods.',
    starter: 'Our hypothesis was that',
  },
  {
    word: 'an|a|l[yse]',
    morphemes: 'analyse',
    meaning: 'to look at each part of something to understand it',
    sentence: 'Scientists analyse old ice to find out what the air was once like.',
  },
  {
    word: 'par|a[l|l]el',
    morphemes: 'par|allel',
    meaning: 'side by side and always the same distance apart',
    sentence: 'Behind the skier ran two parallel tracks in the fresh snow.',
  },
  {
    word: 'e|qua|[tion]',
    morphemes: 'equat=equate|ion',
    meaning: 'a number sentence that says two things are equal',
    sentence: 'In the equation 3 + n = 10, the letter n stands for seven.',
  },
  {
    word: 'met|a|[ph]or',
    morphemes: 'meta|phor',
    meaning: 'a phrase that says one thing is another, to make a picture',
    sentence: 'My brother is not really a volcano: that is a metaphor for his temper.',
  },
  {
    word: 're|h[ear]s|al',
    morphemes: 'rehears=rehearse|al',
    meaning: 'a practice of a play or concert before the real thing',
    sentence: 'Three people forgot their lines at the first rehearsal of our play.',
    starter: 'At the first rehearsal of the play,',
  },
  {
    word: '[ch]ron|o|log|i|cal',
    morphemes: 'chrono|log|ic|al',
    meaning: 'arranged by time, with the earliest first',
    sentence: 'Sort the photos into chronological order, oldest first.',
  },
];
