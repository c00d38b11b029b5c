import type { TeachingWeek } from '../week.ts';

export const week32: TeachingWeek = {
  kind: 'teach',
  focus: 'words borrowed from French',
  requirement: 'Years 5 and 6: use knowledge of etymology in spelling; words borrowed from French.',
  sound: {
    label: '/oh/ eau, /ay/ et',
    how: 'Say plateau and bouquet with care: the last letters are not sounded one by one, but as /oh/ and /ay/.',
  },
  rule: 'In words borrowed from French, eau at the end says /oh/, et can say /ay/, and ou and eur keep their French letters.',
  exception:
    'Older borrowings sound English now: we say the t in ticket and pocket. And silhouette ends in a clear /et/.',
  examples: ['bureau', 'chateau', 'ballet', 'bouquet', 'souvenir', 'amateur'],
  pattern: /(?:eau|[lu]et|eur|ouette|enir|uisine|aurant)$/u,
  groups: [
    { heading: 'eau says /oh/', words: ['bur[eau]', 'chat[eau]', 'plat[eau]'] },
    { heading: 'et says /ay/', words: ['ball[et]', 'bouqu[et]'] },
    {
      heading: 'other French spellings',
      words: ['rest[au]rant', 'silh[ouette]', 's[ou]ven[ir]', 'c[ui]s[ine]', 'amat[eur]'],
    },
  ],
  byHeart: [
    {
      entry: 'sincere(ly)',
      forms: ['sinc[ere]', 'sinc[ere]ly'],
      hint: 'It ends like here and keeps the last e before -ly.',
    },
    {
      entry: 'sufficient',
      forms: ['su[ff]i[ci]ent'],
      hint: 'Double f; then ci says /sh/, as in ancient.',
    },
  ],
  origin: {
    word: 'souvenir',
    fact: 'In French, se souvenir means to remember. A souvenir is something you bring home so that you remember a place.',
    journey: [
      { from: 'Latin', form: 'subvenire', meaning: 'to come up from below' },
      { from: 'French', form: 'se souvenir', meaning: 'to remember' },
      { from: 'French', form: 'souvenir', meaning: 'a memory' },
      { from: 'English', form: 'souvenir', meaning: 'a keepsake from a journey' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for souvenir, with its root.',
      answer:
        'For example: souvenir (noun): a thing kept to remember a place by. From Latin subvenire, to come up.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'All these words came from French. Say the endings and sort them.',
    piles: [
      { label: 'eau says /oh/', words: ['bureau', 'chateau', 'plateau', 'gateau'] },
      { label: 'et says /ay/', words: ['ballet', 'bouquet', 'crochet', 'sachet'] },
      { label: 'the t is sounded', words: ['ticket', 'pocket', 'bucket', 'jacket'] },
    ],
  },
  dictation: [
    'We bought a souvenir for Gran at the old chateau.',
    'When the ballet ended, each dancer was given a large bouquet.',
  ],
  missingWords: [
    'He laced up his soft shoes for {ballet} class.',
    'We gave the caretaker a {bouquet} of roses when she retired.',
    'Against the sunset the tree was a black {silhouette}.',
    'I bought a tiny tower as a {souvenir} of Paris.',
    'Rice and spices are at the heart of Indian {cuisine}.',
    'The hikers reached a wide, flat {plateau} high in the hills.',
  ],
  mistakes: [
    { wrong: 'beureau', right: 'bureau', why: 'Only u after the b: eau comes once, at the end.' },
    { wrong: 'bouqet', right: 'bouquet', why: 'In French spelling q still needs its u.' },
    { wrong: 'silouette', right: 'silhouette', why: 'There is a silent h after the l.' },
    { wrong: 'sufficiant', right: 'sufficient', why: 'It ends like ancient: c, i, e, n, t.' },
  ],
  proofreading: [
    'From the {platoe=plateau} we could see the {silouette=silhouette} of a {shatoe=chateau}.',
    'In its {restaraunt=restaurant} the {cuizine=cuisine} was superb.',
    'An {amature=amateur} dancer gave a {bouqet=bouquet} to the cook.',
    'My {suvenir=souvenir} was a {sufficiant=sufficient} number of cheeses.',
  ],
  challenge:
    'Write a menu or a holiday brochure with at least seven words that came from French. Underline the French spellings.',
  challengeAnswer:
    'For example: Stay in a chateau on a high plateau! Enjoy fine cuisine in our restaurant, watch the ballet, and take home a souvenir and a bouquet. Spellings to underline: eau, et, au, ou, ine.',
  exit: ['plateau', 'bouquet', 'souvenir', 'amateur', 'restaurant'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: "Revisit: eight words. Then ask for it's and its in two spoken sentences.",
      },
      {
        minutes: 5,
        text: 'Hear it: say bureau, plateau, ballet, bouquet; children write only the last sound they hear.',
      },
      {
        minutes: 5,
        text: 'Rule: show eau and et; ask any French speakers in the class to say the words their way.',
      },
      {
        minutes: 8,
        text: 'Words in groups: read in a French voice to fix the spelling, then in an English one.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise sincere, sincerely and sufficient.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences; children underline each borrowed word and its French letters.',
      },
      { minutes: 5, text: 'Exit check: plateau, bouquet, souvenir, amateur, restaurant.' },
    ],
    say: 'English has borrowed words from French for nearly a thousand years. The newer the loan, the more French it still looks.',
    watchFor:
      'Vowels in the wrong order: eua, uae. Say e, a, u as a little tune, and write the three letters in one movement.',
    support:
      'Take one French ending at a time, with a picture card for each word. Children say the sound, then trace and write.',
    stretch:
      'Find the French plurals of bureau, plateau and chateau. Which English -s plurals does a dictionary also allow?',
    stretchAnswer:
      'bureaux, plateaux, chateaux. Most dictionaries also allow bureaus and plateaus, and some allow chateaus; all are said with /z/.',
  },
};
