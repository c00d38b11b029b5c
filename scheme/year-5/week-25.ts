import type { TeachingWeek } from '../week.ts';

export const week25: TeachingWeek = {
  kind: 'teach',
  focus: 'ough 2: though, through, thorough, plough',
  requirement: 'Years 5 and 6: words containing the letter-string ough.',
  sound: {
    label: '/oh/, /oo/, /ow/, /uh/',
    how: 'Say dough, through, plough, thorough. The first three end in clear vowels; the last is only a weak /uh/.',
  },
  rule: 'The letters ough can also say /oh/ in though, /oo/ in through, /ow/ in plough and /uh/ in thorough.',
  exception:
    'In hiccough, a rarer spelling of hiccup, ough even says /up/: only the word can tell you.',
  pattern: /ough/u,
  groups: [
    { heading: 'ough says /oh/', words: ['th[ough]', 'alth[ough]', 'd[ough]', 'd[ough]nut'] },
    {
      heading: 'ough says /oo/ or /ow/',
      words: ['thr[ough]', 'thr[ough]out', 'pl[ough]', 'b[ough]'],
    },
    { heading: 'ough says a weak /uh/', words: ['thor[ough]', 'bor[ough]'] },
  ],
  byHeart: [
    {
      entry: 'individual',
      forms: ['indi[vidu]al'],
      hint: 'Write in, then divid as in divide, then ual: in, divid, ual.',
    },
    {
      entry: 'interrupt',
      forms: ['inte[rr]upt'],
      hint: 'Inter plus rupt: each part brings its own r.',
    },
  ],
  origin: {
    word: 'borough',
    fact: 'Borough comes from the Old English burh, a place with strong walls. It lives on in the names Peterborough, Canterbury and Edinburgh.',
    journey: [
      { from: 'Old English', form: 'burh', meaning: 'a place with strong walls' },
      { from: 'English', form: 'burgh', meaning: 'a town, as in Edinburgh' },
      { from: 'English', form: 'borough', meaning: 'a town with its own council' },
    ],
    journeyTask: {
      question: 'What might you once have found round a place called borough?',
      answer: 'Strong walls: a burh was a place with strong walls.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does ough say in each word? Sort by sound.',
    piles: [
      { label: '/oh/', words: ['though', 'dough', 'although'] },
      { label: '/oo/', words: ['through', 'throughout'] },
      { label: '/ow/', words: ['plough', 'bough', 'drought'] },
      { label: 'weak /uh/', words: ['thorough', 'borough'] },
    ],
  },
  dictation: [
    'Please do not interrupt, though you may eat a doughnut.',
    'The plough went through every field in the borough.',
  ],
  missingWords: [
    'Knead the {dough} for ten minutes, then let it rise.',
    'The tractor pulled the {plough} across the muddy field.',
    'A robin sang on the lowest {bough} of the pear tree.',
    'She gave the car a {thorough} clean, inside and out.',
    'The story is famous {throughout} the world, from Peru to Japan.',
    'Each {individual} has different fingerprints.',
  ],
  mistakes: [
    { wrong: 'throught', right: 'through', why: 'The t belongs to thought; through ends with h.' },
    { wrong: 'thurough', right: 'thorough', why: 'It begins like thorn: thor, ough.' },
    {
      wrong: 'interupt',
      right: 'interrupt',
      why: 'Inter ends with r and rupt begins with r: write both.',
    },
    { wrong: 'allthough', right: 'although', why: 'When all joins another word, it loses an l.' },
  ],
  proofreading: [
    'I walked {throught=through} the {burough=borough} with a bag of {doe=dough}.',
    '{Allthough=Although} I made a {thurough=thorough} search, I could not find the baker.',
    'I did not want to {interupt=interrupt} an {indevidual=individual} who was asleep in the shop.',
    'It was the baker.',
  ],
  challenge:
    'Write tongue-twister sentences with ough: each must use three words in which ough has three different sounds.',
  challengeAnswer:
    'For example: Although the plough was rough, it was thorough. Though he had a cough, he went through with it. Look for three different sounds of ough in each sentence.',
  exit: ['though', 'dough', 'throughout', 'bough', 'thorough'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then say bought, rough, cough, thought and enough; children call /or/, /uff/ or /off/.',
      },
      {
        minutes: 5,
        text: 'Hear it: four corners for /oh/, /oo/, /ow/, /uh/. Say a word of the week and let a small group walk to its corner.',
      },
      {
        minutes: 5,
        text: 'Rule: put the four new sounds beside the three from last time. Seven sounds, one string of letters!',
      },
      {
        minutes: 8,
        text: 'Words in groups: read though, through, thorough slowly. Underline what is added each time.',
      },
      {
        minutes: 7,
        text: 'Sort by sound, then individual and interrupt by heart, each cut into its parts.',
      },
      {
        minutes: 9,
        text: 'Dictation: dictate at a walking pace. Children compare though and through letter by letter.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words; each child reads one aloud to prove which sound ough has.',
      },
    ],
    say: 'Though, through and thorough are steps. Though; add an r: through; add an o and another syllable: thor-ough.',
    watchFor:
      'Threw for through, and through for thorough. Put them in sentences and ask which one means from one side to the other.',
    support:
      'Build each longer word on a shorter one with cards: a new start or a new end is added, and ough never changes.',
    stretch:
      'Write a short guide for a visitor learning English: how to say ough in ten words, with a helpful rhyme for each.',
    stretchAnswer:
      'For example: though (go), through (too), plough (cow), cough (off), rough (stuff), thought (port), thorough (its end as in china), dough (toe), bough (how), enough (cuff).',
  },
};
