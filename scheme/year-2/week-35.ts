import type { TeachingWeek } from '../week.ts';

export const week35: TeachingWeek = {
  kind: 'teach',
  focus: 'choosing -le, -el, -al or -il (mixed)',
  requirement: 'Year 2: the /l/ sound at the end of words spelt -le, -el, -al or -il.',
  sound: {
    label: '/l/ with four spellings',
    how: 'Say uncle, level, royal, stencil. Four words, one ending sound. Then say each in your spelling voice.',
  },
  rule: 'For the /l/ ending, try -le first; try -el after v or soft c, and -al if the word describes something.',
  exception:
    'They are only hints: purple describes but has -le, model has -el, and stencil has -il after soft c.',
  pattern: /(?:le|el|al|il)$/u,
  groups: [
    { heading: '-le, the most common', words: ['purp[le]', 'unc[le]', 'spark[le]'] },
    { heading: '-el', words: ['mod[el]', 'lev[el]', 'canc[el]'] },
    {
      heading: '-al to describe, and -il',
      words: ['roy[al]', 'equ[al]', 'music[al]', 'stenc[il]'],
    },
  ],
  byHeart: [
    {
      entry: 'parents',
      forms: ['par[e]nts'],
      hint: 'Say par-ents and hear the e in the second syllable.',
    },
    {
      entry: 'Christmas',
      forms: ['[Ch]ris[t]mas'],
      hint: 'Capital C, then h; and a silent t before mas.',
    },
  ],
  origin: {
    word: 'purple',
    fact: 'Purple goes back to porphyra, the Greek name of a sea snail. A costly purple dye was made from it.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word in your spelling voice. Which ending does it need?',
    piles: [
      { label: '-le', words: ['purp__', 'spark__', 'unc__'] },
      { label: '-el', words: ['jew__', 'lev__', 'canc__'] },
      { label: '-al', words: ['roy__', 'equ__', 'music__'] },
      { label: '-il', words: ['stenc__', 'pup__', 'nostr__'] },
    ],
  },
  dictation: [
    'My parents gave my uncle a purple stencil.',
    'At Christmas the whole table will sparkle.',
  ],
  missingWords: [
    'Cut the pizza into four {equal} parts.',
    'They had to {cancel} the match because of the snow.',
    'Zain built a {model} of a bridge from straws.',
    'The game gets harder at each {level}.',
    'The {royal} family waved from the palace.',
    'My {parents} both work at the hospital.',
  ],
  mistakes: [
    {
      wrong: 'purpel',
      right: 'purple',
      why: 'After p, we mostly write -le, as in apple.',
      sentence: 'Ling painted her bedroom door purple.',
    },
    {
      wrong: 'cancle',
      right: 'cancel',
      why: 'The c must stay soft, so e comes straight after it.',
    },
    { wrong: 'equel', right: 'equal', why: 'Equal describes something: many such words have -al.' },
    {
      wrong: 'stensil',
      right: 'stencil',
      why: 'C before i says /s/, as in pencil.',
      sentence: 'Draw round the star with a stencil.',
    },
  ],
  proofreading: [
    'My {unkle=uncle} made a {modle=model} boat.',
    'He painted it {purpul=purple} with a {stensel=stencil}.',
    'Then he put it by the tree for {Crismas=Christmas}.',
    'It began to {sparkel=sparkle} in the light.',
  ],
  challenge:
    'Make a poster for a musical show with one word of each ending: -le, -el, -al and -il. Make the endings sparkle.',
  challengeAnswer:
    'For example: Our school musical! Come and see the purple dragon, the model boat and the royal pencil. Look for -le, -el, -al and -il at least once each, with the endings in bright colours.',
  exit: ['purple', 'model', 'royal', 'stencil', 'parents'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Recall the four-endings chart from weeks 8 to 11.',
      },
      {
        minutes: 6,
        text: 'Guess first: say the ten words unseen. Children write only the ending they expect, then compare.',
      },
      {
        minutes: 6,
        text: 'Rule: which hints worked? Look at the letter before the ending and at what the word does.',
      },
      {
        minutes: 7,
        text: 'Words in groups: explain why cancel and not cancle. What would the c say before l?',
      },
      {
        minutes: 6,
        text: 'Sort the twelve words in teams, then practise parents and Christmas.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Children name the ending of uncle, purple, stencil, table and sparkle.',
      },
      { minutes: 5, text: 'Exit check: five words, one of each ending, and parents.' },
    ],
    say: 'Use three helpers: the letter before the ending, the kind of word it is, and a picture of the word in your mind.',
    watchFor:
      'Le used for everything. It is the best guess, but ask children to check the letter before it and the look of the word.',
    support:
      'Two endings at a time: -le and -el one day, -al and -il the next. Keep the chart of the four endings in sight.',
    stretch:
      'Find a relative that lets you hear the vowel: royal and royalty, equal and equality, musical and musicality.',
    stretchAnswer:
      'In royalty, equality and musicality you can hear the a clearly, so royal, equal and musical have -al. Local and locality work as well.',
  },
};
