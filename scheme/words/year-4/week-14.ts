import type { WordWithMorphemes } from '../word.ts';

export const week14: WordWithMorphemes[] = [
  {
    word: 'an|ti[que]',
    morphemes: 'antique',
    meaning: 'an old thing that is worth a lot of money',
    sentence: 'Careful with that clock: it is an antique from the time of Queen Victoria.',
  },
  {
    word: 'u|ni[que]',
    morphemes: 'unique',
    meaning: 'the only one of its kind',
    sentence: 'Every humpback whale has a unique pattern on the underside of its tail.',
  },
  {
    word: 'te[ch]|ni[que]',
    morphemes: 'techn|ique',
    meaning: 'a skilful way of doing something',
    sentence: 'Ms Chen taught us a clever technique for painting clouds with a sponge.',
  },
  {
    word: 'b[ou]|ti[que]',
    morphemes: 'boutique',
    meaning: 'a small shop that sells stylish clothes',
    sentence: "Zainab's mother bought her silk scarf in a tiny boutique in Cardiff.",
    starter: 'In the tiny boutique you can buy',
  },
  {
    word: 'mos[que]',
    morphemes: 'mosque',
    meaning: 'a building where Muslims pray together',
    sentence: 'Beyond the rooftops we could see the golden dome of the mosque.',
  },
  {
    word: 'gro|tes[que]',
    morphemes: 'grot|esque',
    meaning: 'ugly in a very strange way',
    sentence: 'High on the old tower, a grotesque stone monster sticks out its tongue.',
  },
  {
    word: 'pic|tur|es[que]',
    morphemes: 'pictur=picture|esque',
    meaning: 'as pretty as a painting',
    sentence: 'Visitors take hundreds of photos of our picturesque fishing village.',
  },
  {
    word: 'che[que]',
    morphemes: 'cheque',
    meaning: 'a signed slip of paper that tells a bank to pay someone',
    sentence: 'Granny signed a cheque for ten pounds and posted it to me.',
  },
  {
    word: 'pla[que]',
    morphemes: 'plaque',
    meaning: 'a small, flat sign that tells you about a place or person',
    sentence: 'A brass plaque on the bench tells us who planted the garden.',
  },
  {
    word: 'o|pa[que]',
    morphemes: 'opaque',
    meaning: 'not letting any light through',
    sentence: 'Blackout curtains are opaque, so the room stays dark even at noon.',
  },
  {
    word: 'li|b[rar]|y',
    morphemes: 'libr|ary',
    meaning: 'a place where you can borrow books',
    sentence: 'Shh! People are trying to read in the library.',
  },
  {
    word: 'ma|te|r[i|al]',
    morphemes: 'material',
    meaning: 'what a thing is made from, such as wood or glass',
    sentence: 'Which material would you choose for an umbrella: paper, wool or plastic?',
  },
];
