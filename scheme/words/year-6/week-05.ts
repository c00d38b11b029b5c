import type { WordWithMorphemes } from '../word.ts';

export const week5: WordWithMorphemes[] = [
  {
    word: 're[f|er]|ence',
    morphemes: 'refer|ence',
    meaning: 'a short mention of someone or something',
    sentence: 'There is a reference to our village in a book nine hundred years old.',
  },
  {
    word: 'pre[f|er]|ence',
    morphemes: 'prefer|ence',
    meaning: 'a liking for one thing more than another',
    sentence: 'Goats show a clear preference for leafy twigs over short grass.',
  },
  {
    word: 'in|[fer]|ence',
    morphemes: 'infer|ence',
    meaning: 'an idea that you infer from clues',
    sentence: 'The lights are off, so my inference is that nobody is at home.',
  },
  {
    word: 'con|[fer]|ence',
    morphemes: 'confer|ence',
    meaning: 'a large meeting where people talk about one subject',
    sentence: "At the conference on saving bees, three hundred people listened to Mum's talk.",
  },
  {
    word: 'di[f|fer]|ence',
    morphemes: 'differ|ence',
    meaning: 'a way in which two things are not the same',
    sentence: 'Look at the snout to see the difference between a crocodile and an alligator.',
  },
  {
    word: 'su[f|fer]|ing',
    morphemes: 'suffer|ing',
    meaning: 'having pain or some other trouble',
    sentence: 'After the marathon, Uncle Marlon was suffering from six sore blisters.',
    starter: 'After the marathon, he was suffering from',
  },
  {
    word: 'di[f|fer]|ing',
    morphemes: 'differ|ing',
    meaning: 'being unlike each other',
    sentence: 'Tess and Imran had differing ideas about how to build the den.',
  },
  {
    word: 're[f|er]|ee',
    morphemes: 'refer|ee',
    meaning: 'the person who makes sure that players keep the rules',
    sentence: 'Arguing with the referee will not turn a foul into a goal.',
  },
  {
    word: 'trans|[fer]|ence',
    morphemes: 'transfer|ence',
    meaning: 'the movement of something from one place to another',
    sentence: 'A metal spoon grows hot in soup through the transference of heat.',
  },
  {
    word: 'con|tr[o]|ver|sy',
    morphemes: 'contro|vers|y',
    meaning: 'an argument between many people that goes on for some time',
    sentence: 'Plans to close the library caused a controversy that filled the local paper.',
  },
];
