import type { WordWithSounds } from '../word.ts';

export const week31: WordWithSounds[] = [
  {
    word: "Me|gan['s]",
    sounds: "M|e|g|a|n|'s",
    meaning: 'belonging to Megan',
    sentence: "Everyone danced at Megan's birthday party.",
  },
  {
    word: "Ra|vi['s]",
    sounds: "R|a|v|i|'s",
    meaning: 'belonging to Ravi',
    sentence: "This coat is too big for me, so it must be Ravi's.",
  },
  {
    word: "girl['s]",
    sounds: "g|ir|l|'s",
    meaning: 'belonging to one girl',
    sentence: "One girl's kite got stuck in a tree.",
  },
  {
    word: "child['s]",
    sounds: "ch|i|l|d|'s",
    meaning: 'belonging to one child',
    sentence: "Each child's name is on a peg in the hall.",
  },
  {
    word: "man['s]",
    sounds: "m|a|n|'s",
    meaning: 'belonging to one man',
    sentence: "On the train, an old man's dog slept under his seat.",
  },
  {
    word: "ba|by['s]",
    sounds: "b|a|b|y|'s",
    meaning: 'belonging to one baby',
    sentence: "Our baby's first tooth has come through!",
  },
  {
    word: "teach|er['s]",
    sounds: "t|ea|ch|er|'s",
    meaning: 'belonging to one teacher',
    sentence: "We all giggled when our class teacher's phone mooed.",
  },
  {
    word: "king['s]",
    sounds: "k|i|ng|'s",
    meaning: 'belonging to a king',
    sentence: "Oops, the king's crown has slipped over his eyes!",
  },
  {
    word: "dog['s]",
    sounds: "d|o|g|'s",
    meaning: 'belonging to one dog',
    sentence: "My dog's tail wags when he sees me.",
  },
  {
    word: "bird['s]",
    sounds: "b|ir|d|'s",
    meaning: 'belonging to one bird',
    sentence: "A bird's wings help it to fly.",
  },
  {
    word: 'clo[the]s',
    sounds: 'c|l|o_e|th|s',
    meaning: 'things that you wear',
    sentence: 'Put your dirty clothes in the washing machine.',
    starter: 'I put on my warmest clothes when',
  },
  {
    word: 'b[u]s|y',
    sounds: 'b|u|s|y',
    meaning: 'having a lot to do',
    sentence: 'Bees are busy all summer collecting food from flowers.',
  },
];
