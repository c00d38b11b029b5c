import type { TeachingWeek } from '../week.ts';

export const week14: TeachingWeek = {
  kind: 'teach',
  focus: '/k/ spelt -que',
  requirement: 'Years 3 and 4: words ending with the /k/ sound spelt -que, French in origin.',
  sound: {
    label: '/k/ as in unique',
    how: 'Say unique and tap the last sound: /k/. Three letters, q, u and e, share that one tap.',
  },
  rule: 'At the end of some words that came through French, /k/ is spelt -que: antique, mosque, plaque.',
  exception:
    'Most words end /k/ with ck, k or c: brick, park, music. Barbecue ends in -cue, and its u is heard.',
  pattern: /que$/u,
  groups: [
    {
      heading: '-ique, said /eek/',
      words: ['ant[ique]', 'un[ique]', 'techn[ique]', 'bout[ique]'],
    },
    { heading: 's before -que', words: ['mos[que]', 'grot[esque]', 'pictur[esque]'] },
    { heading: 'a or e before -que', words: ['che[que]', 'pla[que]', 'opa[que]'] },
  ],
  byHeart: [
    {
      entry: 'library',
      forms: ['lib[rar]y'],
      hint: 'Say li, brar, y: there is an r on each side of the a.',
    },
    {
      entry: 'material',
      forms: ['mater[ial]'],
      hint: 'Tap four syllables, ma, te, ri, al, and write a letter or more for each.',
    },
  ],
  origin: {
    word: 'mosque',
    fact: 'Mosque reached English through French and Italian, but it began in Arabic. There the word is masjid, a place for bowing down in prayer.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Use your ears, your eyes and the meanings. Which word is odd?',
    rows: [
      {
        words: ['unique', 'cheque', 'antique', 'boutique'],
        odd: 'cheque',
        why: 'It rhymes with neck; the others end in /eek/.',
      },
      {
        words: ['mosque', 'picturesque', 'grotesque', 'plaque'],
        odd: 'plaque',
        why: 'The others all have s before -que.',
      },
      {
        words: ['cheque', 'opaque', 'magic', 'technique'],
        odd: 'magic',
        why: 'Its last /k/ is spelt with c alone.',
      },
      {
        words: ['grotesque', 'ugly', 'picturesque', 'hideous'],
        odd: 'picturesque',
        why: 'It means as pretty as a picture; the others mean ugly.',
      },
    ],
  },
  dictation: [
    'Each antique clock in the boutique is unique.',
    'There is a gold plaque on the front of the library.',
  ],
  missingWords: [
    'My fingerprint is {unique}: nobody else has one like it.',
    'It is an {antique} chair, made two hundred years ago.',
    'On Fridays, Bilal goes to the {mosque} with his uncle.',
    'A blue {plaque} on the wall says that a poet once lived here.',
    'You cannot see through {opaque} glass.',
    'I borrowed three books about sharks from the {library}.',
  ],
  mistakes: [
    {
      wrong: 'uneek',
      right: 'unique',
      why: 'The long /ee/ is spelt i, as in machine, and then comes -que.',
    },
    { wrong: 'antiqe', right: 'antique', why: 'In English spelling q brings u along: q, u, e.' },
    {
      wrong: 'plack',
      right: 'plaque',
      why: 'Black has ck, but plaque came from French with -que.',
    },
    { wrong: 'libary', right: 'library', why: 'There is an r before the a as well as after it.' },
  ],
  proofreading: [
    'The {libary=library} is selling an {anteek=antique} globe.',
    'It is {uneek=unique}, for somebody has drawn a dragon in every sea.',
    'A brass {plack=plaque} under it explains the {technik=technique}.',
    'They would not take a {chek=cheque} from me, only coins.',
  ],
  challenge:
    'Design a poster for a picturesque village with an antique shop, a boutique and a library. Use at least five -que words.',
  challengeAnswer:
    'For example: Visit picturesque Little Mere! See the unique mosque, browse in our antique shop and boutique, and read the plaque on the library wall. Look for -que, said /k/, at the end of five words.',
  exit: ['antique', 'unique', 'technique', 'mosque', 'cheque'],
  classSentence: 'The library beside the boutique has a grotesque stone face.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit eight words. What did -gue and French have to do with each other?',
      },
      {
        minutes: 5,
        text: 'Hear it: children write how they think unique is spelt, then compare with the true spelling.',
      },
      {
        minutes: 6,
        text: 'Rule: compare brick, park, magic and antique: one sound, four spellings. Box the last letters.',
      },
      {
        minutes: 7,
        text: 'Groups: explain grotesque, picturesque and opaque with quick drawings or objects.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then practise library and material. Say every syllable while writing.',
      },
      {
        minutes: 10,
        text: 'Dictation: hold up fingers for the number of /k/ endings heard. Write, show, mark.',
      },
      { minutes: 5, text: 'Exit check: five words. Partners check that each q has its u and e.' },
    ],
    say: 'Last week -gue, this week -que: the same idea. French likes to write ue after g or q and keep quiet about it. We borrowed the words with their spelling.',
    watchFor:
      'Writing e for the /ee/ in antique and technique. Link them with machine and magazine, where i says /ee/ too.',
    support:
      'Learn the four -ique words as a set and chant them: antique, unique, technique, boutique.',
    stretch: 'Find out how physique and critique are used, and write one sentence for each.',
    stretchAnswer:
      'Physique is the shape and strength of a body: The swimmer had a strong physique. A critique is a careful opinion: She wrote a critique of my story.',
  },
};
