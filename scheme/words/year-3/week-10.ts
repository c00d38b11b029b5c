import type { WordWithSounds } from '../word.ts';

export const week10: WordWithSounds[] = [
  {
    word: 'i[l|l]e|g[al]',
    sounds: 'i|ll|e|g|al',
    meaning: 'against the law',
    sentence: 'In Britain it is illegal to drive through a red light.',
  },
  {
    word: 'i[l|l]eg|[i|ble]',
    sounds: 'i|ll|e|g|i|b|le',
    meaning: 'too messy or too faint to read',
    sentence: 'Rain made the ink run, so my letter was illegible.',
  },
  {
    word: 'i[m|m]a|t[ure]',
    sounds: 'i|mm|a|t|ure',
    meaning: 'acting like someone much younger',
    sentence: 'Stamping your foot like a toddler is immature.',
  },
  {
    word: 'i[m|m]or|t[al]',
    sounds: 'i|mm|or|t|al',
    meaning: 'living for ever',
    sentence: 'An immortal dragon can never die, says the old story.',
  },
  {
    word: 'im|po[s|s]i|ble',
    sounds: 'i|m|p|o|ss|i|b|le',
    meaning: 'not able to be done',
    sentence: 'Without a ladder, it was impossible to reach the kite.',
  },
  {
    word: 'im|pa|[ti]ent',
    sounds: 'i|m|p|a|ti|e|n|t',
    meaning: 'not able to wait calmly',
    sentence: 'Two impatient gulls tapped on the chip shop window.',
  },
  {
    word: '[im]|p[er]|fect',
    sounds: 'i|m|p|er|f|e|c|t',
    meaning: 'having something small wrong with it',
    sentence: 'Even with a wonky handle, my imperfect mug holds milk.',
    starter: 'My drawing is imperfect, but',
  },
  {
    word: 'i[r|r]eg|u|l[ar]',
    sounds: 'i|rr|e|g|u|l|ar',
    meaning: 'not in an even pattern',
    sentence: 'That old clock has an irregular tick: fast, slow, fast.',
    starter: 'An irregular shape has',
  },
  {
    word: 'i[r|r]el|e|v[ant]',
    sounds: 'i|rr|e|l|e|v|a|n|t',
    meaning: 'having nothing to do with the matter',
    sentence: 'The colour of a bike is irrelevant if its wheels fall off.',
  },
  {
    word: 'i[r|r]e|spon|s[i]|ble',
    sounds: 'i|rr|e|s|p|o|n|s|i|b|le',
    meaning: 'not careful about things you should look after',
    sentence: 'Leaving a candle burning in an empty room is irresponsible.',
  },
  {
    word: 'con|tin|[ue]',
    sounds: 'c|o|n|t|i|n|ue',
    morphemes: 'continue',
    meaning: 'to go on and not stop',
    sentence: 'After a short rest, the walkers will continue up the hill.',
    starter: 'We will continue our walk after',
  },
  {
    word: 'd[e]|[c]ide',
    sounds: 'd|e|c|i_e|d',
    meaning: 'to make up your mind',
    sentence: 'You must decide: do you want mango or lime?',
  },
];
