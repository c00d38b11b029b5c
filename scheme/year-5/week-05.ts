import type { TeachingWeek } from '../week.ts';

export const week5: TeachingWeek = {
  kind: 'teach',
  focus: 'mixed -cious, -tious, -cial and -tial',
  requirement: 'Years 5 and 6: endings which sound like /shus/ and /shul/, with c or with t.',
  sound: {
    label: '/shus/ and /shul/',
    how: 'Listen to the end of each word. Show a flat hand for /shus/ and a pointed finger for /shul/.',
  },
  rule: 'Look for a relative: if it has a c, as in glacier, write ci; if it has a t, as in part, write ti.',
  exception:
    'Palatial, from palace, and conscientious, from conscience, still take t; learn luscious and martial.',
  pattern: /[ct]i(?:ous|al)$/u,
  groups: [
    { heading: '/shul/ spelt -cial', words: ['judi[cial]', 'gla[cial]'] },
    { heading: '/shul/ spelt -tial', words: ['mar[tial]', 'impar[tial]', 'pala[tial]'] },
    {
      heading: '/shus/ spelt -cious or -tious',
      words: ['lus[cious]', 'tena[cious]', 'preco[cious]', 'conten[tious]', 'conscien[tious]'],
    },
  ],
  whichRule: [
    {
      rule: 'a relative has c: write ci',
      words: ['judicial', 'glacial', 'tenacious', 'precocious'],
    },
    { rule: 'a relative has t: write ti', words: ['impartial', 'contentious'] },
    {
      rule: 'no relative decides: learn it',
      words: ['martial', 'palatial', 'luscious', 'conscientious'],
    },
  ],
  byHeart: [
    {
      entry: 'awkward',
      forms: ['a[wkw]ard'],
      hint: 'A w stands on each side of the k: awk, ward.',
    },
  ],
  origin: {
    word: 'martial',
    fact: 'Martial comes from the name of Mars, the Roman god of war. The month of March is named after him as well.',
    journey: [
      { from: 'Latin', form: 'Mars', meaning: 'the Roman god of war' },
      { from: 'Latin', form: 'martialis', meaning: 'of the god Mars' },
      { from: 'English', form: 'martial', meaning: 'to do with fighting' },
    ],
    journeyTask: {
      question: 'Which has another root: martial, March, market or Martian?',
      answer: 'Market: it comes from mercatus, trade. The other three come from Mars.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which ending does each word need? Think of a related word.',
    piles: [
      { label: '-cial', words: ['gla__', 'cru__', 'finan__'] },
      { label: '-tial', words: ['mar__', 'impar__', 'pala__'] },
      { label: '-cious', words: ['lus__', 'tena__', 'preco__'] },
      { label: '-tious', words: ['conten__', 'conscien__', 'cau__'] },
    ],
  },
  dictation: [
    'It was awkward, but the conscientious judge stayed impartial to the end.',
    'A tenacious hiker crossed the glacial valley at last.',
  ],
  missingWords: [
    'Judo and karate are both {martial} arts.',
    'A referee must be {impartial} and not take sides.',
    'The {luscious} mango dripped juice down my chin.',
    'Ice carved out this deep {glacial} valley long ago.',
    'There was an {awkward} moment when I forgot her name.',
    'Our {conscientious} librarian checks every single book.',
  ],
  mistakes: [
    { wrong: 'palacial', right: 'palatial', why: 'Palace has a c, but this word swaps it for t.' },
    {
      wrong: 'conscientous',
      right: 'conscientious',
      why: 'The i after the t must stay: it helps to make /sh/.',
    },
    {
      wrong: 'marshal',
      right: 'martial',
      why: 'A marshal is a person in charge; the arts are martial.',
    },
    { wrong: 'awkard', right: 'awkward', why: 'The second half is ward, as in forward.' },
  ],
  proofreading: [
    "The {palacial=palatial} kitchen was my aunt's dream.",
    'Her {consientious=conscientious} helpers baked all day, and the {lushious=luscious} pies stood in rows.',
    'Then came an {akward=awkward} moment.',
    'A {tenatious=tenacious} terrier that knew some {marshal=martial} art leapt for the table.',
  ],
  challenge:
    'Invent four film posters, one for each ending: -cious, -tious, -cial, -tial. The title of each must contain the ending.',
  challengeAnswer:
    'For example: The Luscious Lagoon. The Contentious Conch. A Glacial Goodbye. Martial Law on Mars. Each title has one of the endings -cious, -tious, -cial or -tial.',
  classSentence: 'An impartial judge gave first prize to the palatial hotel by the glacial lake.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then one child at each table names an example for every ending met so far.',
      },
      {
        minutes: 5,
        text: 'Hear it: hand signals for /shus/ and /shul/, then children guess c or t before you reveal it.',
      },
      {
        minutes: 6,
        text: 'Rule: hunt relatives for glacial, impartial, tenacious, contentious; then meet palatial, the rebel.',
      },
      {
        minutes: 8,
        text: 'Words in groups: explain tenacious, precocious and impartial with a quick sketch or mime for each.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words at speed, first with the list in sight and then from your voice alone.',
      },
      {
        minutes: 11,
        text: 'Dictation: conscientious is the summit. Build it on the board first, con, sci, en, tious, then wipe it off.',
      },
      { minutes: 4, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'Two sounds, two letters, four endings. Decide the sound first, /shus/ or /shul/; then let a relative choose c or t.',
    watchFor:
      'Meaning as well as spelling: several words are new. If a child cannot use tenacious in speech, talk first and spell later.',
    support:
      'Give the four endings on cards. Children say the end of the word, /shus/ or /shul/, and then choose between two cards only.',
    stretch:
      'Conscience, conscious, conscientious: write one sentence with all three that shows how they differ.',
    stretchAnswer:
      'For example: The conscientious goalkeeper was conscious of her foul, and her conscience made her own up. Conscience: the inner voice; conscious: aware; conscientious: careful to do right.',
  },
};
