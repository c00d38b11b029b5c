import type { WordWithMorphemes } from '../word.ts';

export const week21: WordWithMorphemes[] = [
  {
    word: 'for|bi[d|d]en',
    morphemes: 'forbidd=forbid|en',
    meaning: 'not allowed',
    sentence: 'It is forbidden to pick the rare orchids in this meadow.',
  },
  {
    word: 'con|tro[ll]ed',
    morphemes: 'controll=control|ed',
    meaning: 'made something do as you wanted',
    sentence: 'Using a tablet, Arjun controlled the robot from across the room.',
  },
  {
    word: 're|gre[t|t]ed',
    morphemes: 'regrett=regret|ed',
    meaning: 'felt sorry about something you had done',
    sentence: 'As soon as I bit into the chilli, I regretted it.',
  },
  {
    word: 'ad|mi[t|t]ing',
    morphemes: 'admitt=admit|ing',
    meaning: 'owning up to something',
    sentence: 'After admitting her mistake, Chloe felt much better.',
  },
  {
    word: 'o|mi[t|t]ed',
    morphemes: 'omitt=omit|ed',
    meaning: 'left something out',
    sentence: 'My cake was flat because I had omitted the baking powder.',
  },
  {
    word: 'o[f|f]e[r]ed',
    morphemes: 'offer|ed',
    meaning: 'said that you would give or do something',
    sentence: 'Kind Mr Rahman offered to carry our shopping up the stairs.',
  },
  {
    word: 'en|te[r]|ing',
    morphemes: 'enter|ing',
    meaning: 'going or coming in',
    sentence: 'A bell rings to tell the shopkeeper that a customer is entering.',
  },
  {
    word: 'w[a]n|de[r]|ing',
    morphemes: 'wander|ing',
    meaning: 'walking about with no plan',
    sentence: 'Drivers had to stop for a lost sheep that was wandering along the lane.',
  },
  {
    word: 'o|pe[n]|ing',
    morphemes: 'open|ing',
    meaning: 'moving a door or a lid so that it is not shut',
    sentence: 'Kwabena was opening the oven to look at his cake when the phone rang.',
  },
  {
    word: 'gar|de[n]ed',
    morphemes: 'garden|ed',
    meaning: 'grew and looked after plants',
    sentence: 'With a spade and a watering can, Grandma gardened all weekend.',
  },
  {
    word: 'pop|u|l[ar]',
    morphemes: 'popul|ar',
    meaning: 'liked by many people',
    sentence: 'The new slide is so popular that there is always a queue.',
  },
  {
    word: 'po|[si]|tion',
    morphemes: 'posit|ion',
    meaning: 'the place where someone or something is',
    sentence: 'From our position on the hill, we could see the whole parade.',
  },
];
