import type { WordWithSounds } from '../word.ts';

export const week21: WordWithSounds[] = [
  {
    word: 'bas|ic|[al|ly]',
    sounds: 'b|a|s|i|c|all|y',
    meaning: 'mostly, if you leave out the small things',
    sentence: 'A bus is basically a very long car.',
  },
  {
    word: 'fran|tic|[al|ly]',
    sounds: 'f|r|a|n|t|i|c|all|y',
    meaning: 'in a hurried, worried way',
    sentence: 'Dad flapped frantically at the wasp in the car.',
  },
  {
    word: 'mag|ic|[al|ly]',
    sounds: 'm|a|g|i|c|all|y',
    meaning: 'as if by a spell',
    sentence: 'Overnight, the garden had magically turned white with frost.',
  },
  {
    word: 'dra|mat|ic|[al|ly]',
    sounds: 'd|r|a|m|a|t|i|c|all|y',
    meaning: 'in an exciting way, as if on a stage',
    sentence: 'Zofia fell to the floor dramatically and pretended to faint.',
  },
  {
    word: '[au]|to|mat|ic|[al|ly]',
    sounds: 'au|t|o|m|a|t|i|c|all|y',
    meaning: 'by itself, with nobody doing anything',
    sentence: "My lamp turns off automatically at eight o'clock.",
  },
  {
    word: 'he|ro|ic|[al|ly]',
    sounds: 'h|e|r|o|i|c|all|y',
    meaning: 'in a very brave way',
    sentence: 'Firefighters heroically saved the kitten from the burning barn.',
  },
  {
    word: 'pub|li[c|ly]',
    sounds: 'p|u|b|l|i|c|l|y',
    morphemes: 'public|ly',
    meaning: 'where everyone can see or hear',
    sentence: 'The mayor publicly thanked us in front of the whole town.',
  },
  {
    word: 'tr[u|ly]',
    sounds: 't|r|u|l|y',
    meaning: 'really',
    sentence: 'Are you truly going to eat that whole melon?',
  },
  {
    word: 'd[u|ly]',
    sounds: 'd|u|l|y',
    meaning: 'as planned or as expected',
    sentence: 'We ordered six buns, and six buns duly arrived.',
  },
  {
    word: '[w]ho[l|l]y',
    sounds: 'wh|o|ll|y',
    meaning: 'fully, not just in part',
    sentence: 'This cake is wholly mine, and I am not sharing it!',
    starter: 'I wholly agree that',
  },
  {
    word: 'h[ear]t',
    sounds: 'h|ear|t',
    meaning: 'the part of your body that pumps blood',
    sentence: 'Put your hand on your chest and feel your heart beat.',
  },
  {
    word: 'h[eigh]t',
    sounds: 'h|eigh|t',
    morphemes: 'height',
    meaning: 'how tall something is',
    sentence: 'A giraffe can reach a height of over five metres.',
    starter: 'We measured the height of',
  },
];
