import type { WordWithSounds } from '../word.ts';

export const week22: WordWithSounds[] = [
  {
    word: 'dis|pl[ea]|[sure]',
    sounds: 'd|i|s|p|l|ea|s|ure',
    meaning: 'a feeling of being cross about something',
    sentence: 'Our cat shows her displeasure by hissing at the vet.',
    starter: 'Our cat shows her displeasure when',
  },
  {
    word: 'l[ei]|[s]ure',
    sounds: 'l|ei|s|ure',
    morphemes: 'leisure',
    meaning: 'time when you do not have to work',
    sentence: 'Swimming, reading and painting fill my leisure time.',
  },
  {
    word: 'clo|[sure]',
    sounds: 'c|l|o|s|ure',
    meaning: 'the shutting of a road, a shop or another place',
    sentence: 'We all signed a letter to stop the closure of our library.',
  },
  {
    word: 'en|clo|[sure]',
    sounds: 'e|n|c|l|o|s|ure',
    meaning: 'a place with a fence or wall all round it',
    sentence: 'In the biggest enclosure, two red pandas were climbing.',
  },
  {
    word: 'dis|clo|[sure]',
    sounds: 'd|i|s|c|l|o|s|ure',
    meaning: 'the telling of something that was hidden',
    sentence: 'The disclosure of the secret password ruined our game.',
  },
  {
    word: 'ex|po|[sure]',
    sounds: 'e|x|p|o|s|ure',
    meaning: 'being left open to sun, wind or cold',
    sentence: 'Too much exposure to the sun can burn your skin.',
  },
  {
    word: 'com|po|[sure]',
    sounds: 'c|o|m|p|o|s|ure',
    meaning: 'calm control of your feelings',
    sentence: 'Though she forgot a line, Leila kept her composure.',
  },
  {
    word: 'his|t[o]|ry',
    sounds: 'h|i|s|t|o|r|y',
    meaning: 'the story of what happened long ago',
    sentence: 'In history we found out how the Romans built roads.',
  },
  {
    word: 'i|mag|[ine]',
    sounds: 'i|m|a|g|i|ne',
    meaning: 'to make a picture in your mind',
    sentence: 'I like to imagine that my bed is a pirate ship.',
  },
];
