import type { WordWithMorphemes } from '../word.ts';

export const week17: WordWithMorphemes[] = [
  {
    word: 'ho[r|ri|bly]',
    morphemes: 'horrib=horrible|ly',
    meaning: 'very, in a nasty way',
    sentence: 'By the time I got in, the bath water was horribly cold.',
  },
  {
    word: 'vis|[i|bly]',
    morphemes: 'visib=visible|ly',
    meaning: 'in a way that can be seen',
    sentence: 'Our teacher was visibly nervous as she held the huge snake.',
  },
  {
    word: '[au]|d[i]|bly',
    morphemes: 'audib=audible|ly',
    meaning: 'loudly enough to be heard',
    sentence: 'My tummy rumbled so audibly in assembly that everyone laughed.',
    starter: 'He yawned so audibly that',
  },
  {
    word: 'leg|[i|bly]',
    morphemes: 'legib=legible|ly',
    meaning: 'clearly enough to be read',
    sentence: 'Label your bottle legibly, or nobody will know whose it is.',
  },
  {
    word: 'for|c[i|bly]',
    morphemes: 'forcib=forcible|ly',
    meaning: 'by using strength or power',
    sentence: 'Firefighters had to open the jammed lift forcibly with a crowbar.',
  },
  {
    word: 're|spon|s[i|bly]',
    morphemes: 'responsib=responsible|ly',
    meaning: 'in a way that shows you can be trusted',
    sentence: 'The older pupils used the saws responsibly and put them away.',
  },
  {
    word: 'e|qu[ip]',
    morphemes: 'equip',
    meaning: 'to give someone the things needed for a job',
    sentence: 'It takes a lot of money to equip a new science lab.',
  },
  {
    word: 'e|qui[pped]',
    morphemes: 'equipp=equip|ed',
    meaning: 'having all the things you need',
    sentence: 'Were the hikers equipped for snow, or had they only brought trainers?',
  },
  {
    word: 'e|qui[p|m]ent',
    morphemes: 'equip|ment',
    meaning: 'the things you need for a job or a sport',
    sentence: 'Bats, balls and other games equipment belong in the blue cupboard.',
  },
  {
    word: 'e[s]|pe|[cial|ly]',
    morphemes: 'especial|ly',
    meaning: 'more than any of the others',
    sentence: 'All the rides were fun, especially the ghost train.',
  },
];
