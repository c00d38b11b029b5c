import type { WordWithMorphemes } from '../word.ts';

export const week9: WordWithMorphemes[] = [
  {
    word: 'ex|pre[s|sion]',
    morphemes: 'express|ion',
    meaning: 'the look on a face that shows a feeling',
    sentence: 'From her puzzled expression, I could tell that Ayesha was lost.',
  },
  {
    word: 'dis|cu[s|sion]',
    morphemes: 'discuss|ion',
    meaning: 'a talk in which people share their ideas',
    sentence: 'After a long discussion, the school council voted for a pond.',
  },
  {
    word: 'con|fe[s|sion]',
    morphemes: 'confess|ion',
    meaning: 'the act of owning up',
    sentence: 'I have a confession to make: I was the one who broke your mug.',
  },
  {
    word: 'po[s|s]e[s|sion]',
    morphemes: 'possess|ion',
    meaning: 'something that you own',
    sentence: "Grandad's proudest possession is a football signed by the whole team.",
  },
  {
    word: 'per|mi[s|sion]',
    morphemes: 'permiss=permit|ion',
    meaning: 'being told that you may do something',
    sentence: "Always ask for permission before you stroke someone else's dog.",
    starter: 'Always ask for permission before',
  },
  {
    word: 'ad|mi[s|sion]',
    morphemes: 'admiss=admit|ion',
    meaning: 'being let into a place',
    sentence: 'Tickets for the zoo cost a lot, but admission to the farm is free.',
  },
  {
    word: 'mi[s|sion]',
    morphemes: 'mission',
    meaning: 'an important job that someone is sent to do',
    sentence: 'The astronauts trained for years before their mission to the Moon.',
  },
  {
    word: 'pa[s|sion]',
    morphemes: 'passion',
    meaning: 'a very strong liking for something',
    sentence: "Baking is Callum's passion, and he makes bread every weekend.",
  },
  {
    word: 'se[s|sion]',
    morphemes: 'session',
    meaning: 'a time set aside for doing one thing',
    sentence: 'Our drama club will hold its first session on Thursday after school.',
  },
  {
    word: 'pro|[c]e[s|sion]',
    morphemes: 'process|ion',
    meaning: 'a line of people moving slowly along together',
    sentence: 'Dancers in feathers led the carnival procession through Notting Hill.',
  },
  {
    word: 'ex|tr[eme]',
    morphemes: 'extreme',
    meaning: 'very great indeed',
    sentence: 'Hold that vase with extreme care, as it is three hundred years old.',
  },
];
