import type { WordWithMorphemes } from '../word.ts';

export const week10: WordWithMorphemes[] = [
  {
    word: 'i[n|n]o|c[ence]',
    morphemes: 'in|noc|ence',
    meaning: 'the fact that someone has done nothing wrong',
    sentence: 'A film of the whole match proved the innocence of our goalkeeper.',
    starter: 'He proved his innocence by',
  },
  {
    word: 'con|fi|d[ence]',
    morphemes: 'confid=confide|ence',
    meaning: 'the feeling that you can do something well',
    sentence: 'Singing a solo took all the confidence that Maryam had.',
    starter: 'I gained confidence when',
  },
  {
    word: 'o|be|di|[ence]',
    morphemes: 'obedi|ence',
    meaning: 'the habit of doing what you are told',
    sentence: 'At puppy classes, every dog gets a treat for obedience.',
  },
  {
    word: 'in|de|pend|[ence]',
    morphemes: 'in|depend|ence',
    meaning: 'freedom to rule or look after yourself',
    sentence: 'Ghana won its independence in 1957 and chose a new flag.',
  },
  {
    word: 'si|l[ence]',
    morphemes: 'sil|ence',
    meaning: 'a time with no sound at all',
    sentence: 'Nobody spoke, and only the ticking of the clock broke the silence.',
  },
  {
    word: 'ur|g[en|cy]',
    morphemes: 'urg=urge|ency',
    meaning: 'the need to act quickly',
    sentence: 'Hearing the urgency in her voice, we ran straight to the boat.',
  },
  {
    word: 'e|mer|g[en|cy]',
    morphemes: 'emerg=emerge|ency',
    meaning: 'a sudden danger that needs quick action',
    sentence: 'In an emergency, walk calmly to the nearest way out.',
  },
  {
    word: 'a|g[en|cy]',
    morphemes: 'ag|ency',
    meaning: 'a business that arranges things for other people',
    sentence: 'A travel agency booked our ferry to Orkney.',
  },
  {
    word: 'de|c[en|cy]',
    morphemes: 'dec|ency',
    meaning: 'good, honest and polite behaviour',
    sentence: 'At least Tom had the decency to say sorry for laughing.',
  },
  {
    word: 'fre|qu[en|cy]',
    morphemes: 'frequ|ency',
    meaning: 'how often something happens',
    sentence: 'Trains run with greater frequency in the rush hour than at night.',
    starter: 'The frequency of the trains depends on',
  },
  {
    word: 'co[m|m]u|ni|cate',
    morphemes: 'commun|icate',
    meaning: 'to share news, ideas or feelings with others',
    sentence: 'Honeybees communicate by dancing, to show where the best flowers are.',
  },
  {
    word: 'co[m|m]u|ni|ty',
    morphemes: 'commun|ity',
    meaning: 'the people who live in one place or share something',
    sentence: 'Our whole community came together to paint the old bus shelter.',
  },
];
