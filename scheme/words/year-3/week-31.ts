import type { WordWithSounds } from '../word.ts';

export const week31: WordWithSounds[] = [
  {
    word: 'f[air]',
    sounds: 'f|air',
    meaning: 'right, and the same for everyone; also a place with rides',
    sentence: 'It is only fair that each team has five players.',
  },
  {
    word: 'f[are]',
    sounds: 'f|are',
    meaning: 'the money you pay to ride in a taxi or bus',
    sentence: 'Nani paid the taxi fare and thanked the driver.',
    starter: 'The bus fare was so high that',
  },
  {
    word: 'gr[ate]',
    sounds: 'g|r|a_e|t',
    meaning: 'to rub food into tiny bits',
    sentence: 'First peel the carrots, then grate them into the bowl.',
  },
  {
    word: 'gr[oan]',
    sounds: 'g|r|oa|n',
    meaning: 'a long, low sound of pain or worry',
    sentence: 'Dad let out a groan when he saw the flat tyre.',
  },
  {
    word: 'gr[own]',
    sounds: 'g|r|ow|n',
    meaning: 'got bigger or taller',
    sentence: "Keisha's sunflower has grown until it is taller than the shed.",
  },
  {
    word: '[n]ot',
    sounds: 'n|o|t',
    meaning: 'used to say that something is untrue',
    sentence: 'Whales live in the sea, but they are not fish.',
  },
  {
    word: 'prom|[ise]',
    sounds: 'p|r|o|m|i|se',
    morphemes: 'promise',
    meaning: 'to say that you will surely do something',
    sentence: 'I promise that I will never hide your slippers again.',
  },
];
