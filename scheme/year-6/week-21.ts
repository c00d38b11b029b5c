import type { TeachingWeek } from '../week.ts';

export const week21: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: ei and ie',
  requirement: 'Years 5 and 6: the statutory word list, words with ei and ie.',
  sound: {
    label: 'ei and ie, many sounds',
    how: 'Read the words and name the sound of each pair: /ay/ in neighbour, /e/ in leisure, /ee/ in achieve.',
  },
  rule: 'Where c says /sh/ write ie: ancient. For /ee/ write ie unless it follows c: achieve. For /ay/ write ei: neighbour.',
  exception:
    'Leisure, foreign, soldier and mischievous give no clue: learn them. In variety i and e are in two syllables.',
  examples: ['ancient', 'neighbour', 'achieve'],
  pattern: /ei|ie/u,
  groups: [
    {
      heading: 'ie after c said as /sh/',
      words: ['anc[ie]nt', 'consc[ie]nce', 'suffic[ie]nt'],
    },
    { heading: 'ei', words: ['n[ei]ghbour', 'l[ei]sure', 'for[ei]gn'] },
    {
      heading: 'ie after other letters',
      words: ['ach[ie]ve', 'misch[ie]vous', 'sold[ie]r', 'var[ie]ty'],
    },
  ],
  byHeart: [
    {
      entry: 'persuade',
      forms: ['pers[ua]de'],
      hint: 'Per with e, then suade: the u sounds like w.',
    },
    { entry: 'prejudice', forms: ['prejud[ice]'], hint: 'Pre, ju, dice: no g, and dice to end.' },
  ],
  origin: {
    word: 'foreign',
    fact: 'Foreign goes back to the Latin foris, outside or out of doors. The g was put in later, perhaps to match reign.',
    journey: [
      { from: 'Latin', form: 'foris', meaning: 'out of doors' },
      { from: 'Latin', form: 'foranus', meaning: 'from outside' },
      { from: 'Old French', form: 'forain', meaning: 'strange' },
      { from: 'English', form: 'foreign', meaning: 'with a g, perhaps to match reign' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell foreign.',
      answer: 'For example: it ends as reign does: a foreign queen may reign.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at ei and ie, and say the words aloud. Which is the odd one out?',
    rows: [
      {
        words: ['ancient', 'soldier', 'sufficient', 'conscience'],
        odd: 'soldier',
        why: 'It has no c that says /sh/.',
      },
      {
        words: ['neighbour', 'weigh', 'leisure', 'sleigh'],
        odd: 'leisure',
        why: 'Its ei is short /e/; in the others it is /ay/.',
      },
      {
        words: ['achieve', 'receive', 'believe', 'relieve'],
        odd: 'receive',
        why: 'It has ei after c; the others have ie.',
      },
      {
        words: ['foreign', 'variety', 'leisure', 'seize'],
        odd: 'variety',
        why: 'It has i before e; the others have ei.',
      },
    ],
  },
  dictation: [
    'Our neighbour was once a soldier in a foreign land.',
    'In her leisure time Ivy reads about ancient Egypt.',
  ],
  missingWords: [
    'Our {neighbour} across the landing feeds the cat for us.',
    'Is there {sufficient} bread for everyone to have a slice?',
    'The {ancient} temple was built two thousand years ago.',
    'The market sells a wide {variety} of fruit and vegetables.',
    'Can I {persuade} you to join the chess club?',
    'Judging people before you know them is {prejudice}.',
  ],
  mistakes: [
    {
      wrong: 'nieghbour',
      right: 'neighbour',
      why: 'Neighbour goes with weigh and sleigh: eigh says /ay/.',
    },
    { wrong: 'sufficent', right: 'sufficient', why: 'The c needs an i after it to say /sh/.' },
    {
      wrong: 'soilder',
      right: 'soldier',
      why: 'Say sol, then dier: the i comes after the d.',
      sentence: 'A tin soldier stands on the shelf beside the clock.',
    },
    { wrong: 'pursuade', right: 'persuade', why: 'It begins with per, as in person.' },
  ],
  proofreading: [
    'The {ainchent=ancient} wall kept out {foriegn=foreign} armies.',
    'A {soilder=soldier} there had little {liesure=leisure}.',
    'He tried to {pursuade=persuade} a {nieghbour=neighbour} to bring a {vareity=variety} of food.',
    'In the end a small loaf was {sufficent=sufficient}, and his {concience=conscience} was clear.',
  ],
  challenge:
    'Write a diary page of a soldier on a Roman wall. Use ancient, foreign, neighbour, sufficient and persuade.',
  challengeAnswer:
    'For example: Another cold night on this ancient wall. My neighbour has sufficient bread; I shall persuade him to share. Foreign birds sing beyond the gate. A soldier dreams of Rome.',
  exit: ['neighbour', 'ancient', 'foreign', 'soldier', 'variety'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. When do we write ei for /ee/, and when ie?',
      },
      {
        minutes: 5,
        text: 'Hear it: read the ten words; children put up another finger at each new sound of ei or ie.',
      },
      {
        minutes: 5,
        text: 'Rule: write ancient and conscience; cover ie: what would the c say without i?',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners test each other on one group, then make a sentence with two of its words.',
      },
      {
        minutes: 7,
        text: 'Odd one out read aloud, then practise persuade and prejudice.',
      },
      {
        minutes: 10,
        text: 'Dictation: children leave a gap for ei or ie, finish the sentence, then come back and decide.',
      },
      {
        minutes: 5,
        text: 'Exit check: neighbour, ancient, foreign, soldier, variety; ask for the reason where there is one.',
      },
    ],
    say: 'I before e except after c is only about the /ee/ sound. For the other sounds, listen first and then use what you know.',
    watchFor: 'The /ee/ rule used on ancient and conscience. The i makes c say /sh/.',
    support:
      'Colour ei blue and ie green on word cards; sort by colour, then turn the cards over and write from memory.',
    stretch:
      'Collect -cient and -scient words: efficient, proficient, deficient, omniscient. What do they have in common?',
    stretchAnswer:
      'All end in -cient, and all come from Latin: efficient, proficient and deficient from facere, to make or do; omniscient, like conscience, from scire, to know. In the first three ci says /sh/; in omniscient many people say /si/.',
  },
};
