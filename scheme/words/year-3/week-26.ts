import type { WordWithSounds } from '../word.ts';

export const week26: WordWithSounds[] = [
  {
    word: 'v[ei]n',
    sounds: 'v|ei|n',
    meaning: 'a thin tube that carries blood to your heart',
    sentence: 'Look at your wrist and you may see a blue vein.',
  },
  {
    word: 'b[eige]',
    sounds: 'b|ei|ge',
    meaning: 'very pale brown, like sand',
    sentence: 'Should we paint the wall bright red or plain beige?',
  },
  {
    word: 'w[eigh]',
    sounds: 'w|eigh',
    meaning: 'to find out how heavy something is',
    sentence: 'Use the scales to weigh the flour.',
  },
  {
    word: 'sl[eigh]',
    sounds: 's|l|eigh',
    meaning: 'a kind of cart that slides over snow',
    sentence: 'In Lapland, a reindeer may pull your sleigh over the snow.',
  },
  {
    word: 'fr[eigh]t',
    sounds: 'f|r|eigh|t',
    meaning: 'goods carried by train, ship, lorry or plane',
    sentence: 'Big ships carry freight such as bananas and bikes to Britain.',
  },
  {
    word: 'n[eigh]|b[our]',
    sounds: 'n|eigh|b|our',
    morphemes: 'neighbour',
    meaning: 'someone who lives next door or close by',
    sentence: 'Over the garden wall, our neighbour handed us some plums.',
  },
  {
    word: 'th[ey]',
    sounds: 'th|ey',
    meaning: 'those people, animals or things',
    sentence: 'My cousins are here, and they have brought a kite!',
  },
  {
    word: 'gr[ey]',
    sounds: 'g|r|ey',
    meaning: 'between black and white in colour',
    sentence: 'Elephants are grey from their trunks to their tails.',
  },
  {
    word: 'pr[ey]',
    sounds: 'p|r|ey',
    meaning: 'an animal that another animal hunts and eats',
    sentence: 'A spider waits in its web for its prey.',
  },
  {
    word: 'o|b[ey]',
    sounds: 'o|b|ey',
    meaning: 'to do as you are told',
    sentence: "Sheepdogs obey the farmer's whistle.",
  },
  {
    word: 'l[ear]n',
    sounds: 'l|ear|n',
    meaning: 'to find out how to do something',
    sentence: 'I would love to learn how to juggle.',
  },
  {
    word: 'len[g]th',
    sounds: 'l|e|ng|th',
    meaning: 'how long something is',
    sentence: 'Cut the ribbon to the same length as your arm.',
  },
];
