import type { WordWithMorphemes } from '../word.ts';

export const week17: WordWithMorphemes[] = [
  {
    word: "chil|dren['s]",
    morphemes: "child|ren|'s",
    meaning: 'belonging to boys and girls',
    sentence: "Picture books are kept in the children's corner of the library.",
  },
  {
    word: "men['s]",
    morphemes: "men|'s",
    meaning: 'belonging to more than one man',
    sentence: "Dad and both my uncles ran in the men's relay.",
  },
  {
    word: "wo|men['s]",
    morphemes: "women|'s",
    meaning: 'belonging to more than one woman',
    sentence: "In 2022 England won the women's European football final.",
    starter: "The women's race was won by",
  },
  {
    word: "p[eo]|ple['s]",
    morphemes: "people|'s",
    meaning: 'belonging to more than one person',
    sentence: "It is rude to read other people's letters.",
  },
  {
    word: "mice|['s]",
    morphemes: "mice|'s",
    meaning: 'belonging to more than one mouse',
    sentence: "Both mice's whiskers twitched when they smelt the cheese.",
  },
  {
    word: "geese|['s]",
    morphemes: "geese|'s",
    meaning: 'belonging to more than one goose',
    sentence: "At dawn, the five geese's honking woke the whole farmyard.",
  },
  {
    word: "sheep['s]",
    morphemes: "sheep|'s",
    meaning: 'belonging to one or more woolly farm animals',
    sentence: "In June, all forty sheep's woolly coats are clipped to keep them cool.",
  },
  {
    word: "ox|en['s]",
    morphemes: "ox|en|'s",
    meaning: 'belonging to more than one ox',
    sentence: "Steam rose from the two oxen's backs as they pulled the plough.",
  },
  {
    word: 'o[c|c]a|[s]ion',
    morphemes: 'occasion',
    meaning: 'a special time or event',
    sentence: 'Gran has a different hat for every occasion, from weddings to picnics.',
  },
  {
    word: 'o[c|c]a|[s]ion|[al|ly]',
    morphemes: 'occasion|al|ly',
    meaning: 'now and then, but not often',
    sentence: 'Foxes are shy, but occasionally one trots across our playground.',
  },
  {
    word: 'o[p|p]o|[s]ite',
    morphemes: 'oppos=oppose|ite',
    meaning: 'on the other side, facing you',
    sentence: 'Wave to Jakub on the opposite bank of the river.',
  },
];
