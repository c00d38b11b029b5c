/** Games for the kitchen table, one a week in turn. They need a pencil, paper and what is in the house. */
export const GAMES = [
  'Pairs: write six words on two slips each, turn them face down and find the pairs. Spell a pair to keep it.',
  'Tray game: lay out six words on slips. Close your eyes while one is taken away. Write the one that is gone.',
  'Kitchen timer: how many words can you write correctly in one minute? Try again tomorrow and beat yourself.',
  'Spelling catch: throw a pair of socks to and fro. Each catch is the next letter of the word.',
  'Mystery word: draw a line for each letter. The other player guesses letters; you write them in.',
  'Rice writing: pour salt or rice on a plate and write each word in it with a finger. Shake it flat and go on.',
  'Fridge shuffle: cut a word into letters, mix them up and put them back together. Who is faster?',
  'Story chain: take turns to add a sentence to a story. Each sentence must have a word from the list.',
  'Shop the words: find each first letter on a packet or tin in the kitchen, then spell the whole word.',
  'Sentence swap: one of you says a word, the other spells it aloud and puts it in a sentence. Then swap.',
  'Back writing: write a word on somebody’s back with a finger, letter by letter. Can they guess it?',
] as const;
