import type { TeachingWeek } from '../week.ts';

export const week14: TeachingWeek = {
  kind: 'teach',
  focus: 'words with ough: every sound',
  requirement:
    'Years 5 and 6: words containing the letter-string ough, which can spell a number of different sounds.',
  sound: {
    label: 'six sounds of ough',
    how: 'Read the groups aloud and hear ough change: /uh/, /ow/, /oh/, /or/, /uff/, /off/.',
  },
  rule: 'The string ough is always the same four letters, but it spells at least six sounds: learn it in sound families.',
  exception:
    'Through has a seventh sound, /oo/. In hiccough, a rarer way to write hiccup, ough even spells /up/.',
  pattern: /ough/u,
  groups: [
    { heading: '/uh/, a weak sound', words: ['thor[ough]', 'thor[ough]ly', 'bor[ough]'] },
    { heading: '/ow/ and, in sourdough, /oh/', words: ['pl[ough]', 'dr[ough]t', 'sourd[ough]'] },
    {
      heading: '/or/, then /uff/ and /off/',
      words: ['n[ough]t', 'overwr[ough]t', 't[ough]en', 'c[ough]ing'],
    },
  ],
  byHeart: [
    {
      entry: 'immediate(ly)',
      forms: ['i[mm]e[di]ate', 'i[mm]edi[ately]'],
      hint: 'Double m, then edi as in media; keep the e before -ly.',
    },
    {
      entry: 'interfere',
      forms: ['interf[ere]'],
      hint: 'Inter, then fere: it ends like here, with three es in all.',
    },
  ],
  origin: {
    word: 'drought',
    fact: 'Drought is a relative of dry: in Old English it was drugath, dryness. Its gh once stood for a sound at the back of the throat.',
    journey: [
      { from: 'Old English', form: 'dryge', meaning: 'dry' },
      { from: 'Old English', form: 'drugath', meaning: 'dryness' },
      { from: 'English', form: 'droghte', meaning: 'how the poet Chaucer spelt it' },
      { from: 'English', form: 'drought', meaning: 'a long time without rain' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for drought, with its root.',
      answer: 'For example: drought (noun): a long time without rain. From Old English dryge, dry.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Read each row aloud. In which word does ough make a different sound?',
    rows: [
      {
        words: ['plough', 'drought', 'dough', 'bough'],
        odd: 'dough',
        why: 'It has /oh/; the others have /ow/.',
      },
      {
        words: ['toughen', 'coughing', 'roughly', 'enough'],
        odd: 'coughing',
        why: 'It has /off/; the others have /uff/.',
      },
      {
        words: ['nought', 'bought', 'overwrought', 'drought'],
        odd: 'drought',
        why: 'It has /ow/; the others have /or/.',
      },
      {
        words: ['thorough', 'throughout', 'borough', 'thoroughly'],
        odd: 'throughout',
        why: 'It has /oo/; the others have a weak /uh/.',
      },
    ],
  },
  dictation: [
    'In a drought, the farmer could not plough the hard ground.',
    'Dad had been coughing, so Dr Noor gave him a thorough check.',
  ],
  missingWords: [
    'Wash your hands {thoroughly}, even between the fingers.',
    'The mayor of our {borough} opened the new skate park.',
    'There was a {drought}, because no rain fell for months.',
    'The baker sells {sourdough} bread with a crisp crust.',
    'Walking barefoot will {toughen} the skin on your feet.',
    'When the fire bell rings, leave the room {immediately}.',
  ],
  mistakes: [
    { wrong: 'drout', right: 'drought', why: 'This /ow/ is the ough of plough, then t.' },
    {
      wrong: 'thurough',
      right: 'thorough',
      why: 'Say thor at the front: it has an o.',
      sentence: 'The dentist gave my teeth a thorough check.',
    },
    { wrong: 'tuffen', right: 'toughen', why: 'It comes from tough, so keep ough.' },
    { wrong: 'immediatly', right: 'immediately', why: 'Immediate keeps its final e before -ly.' },
  ],
  proofreading: [
    'After a month of {drout=drought}, dust kept the whole {burough=borough} {coffing=coughing}.',
    'The council made a {thurough=thorough} check of every well.',
    'It told people not to {plouh=plough} or to {interfear=interfere} with the pumps.',
    '{Immediatly=Immediately} after the meeting it began to pour.',
  ],
  challenge:
    'Write one sentence that has at least four different sounds of ough in it, and dare a partner to read it aloud.',
  challengeAnswer:
    'For example: Though the tough farmer ploughed through the drought, he thought of coughing in the borough. Four or more sounds: /oh/, /uff/, /ow/, /oo/, /or/, /off/, weak /uh/.',
  exit: ['thorough', 'drought', 'borough', 'toughen', 'coughing'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children box the silent letters when they check.',
      },
      {
        minutes: 5,
        text: 'Hear it: show plough, dough, cough, rough, thought, thorough; the class reads, getting faster.',
      },
      {
        minutes: 5,
        text: 'Rule: put up /uh/, /ow/, /oh/, /or/, /uff/, /off/ round the room; children walk with a word of the week to its sound.',
      },
      {
        minutes: 8,
        text: 'Words in groups: read a family in one breath, cover it, and write it from memory.',
      },
      { minutes: 7, text: 'Odd one out by ear, then learn immediate, immediately and interfere.' },
      {
        minutes: 10,
        text: 'Dictation: after each sentence children write the sound of every ough word above it.',
      },
      {
        minutes: 5,
        text: 'Exit check: thorough, drought, borough, toughen, coughing, shown together.',
      },
    ],
    say: 'Nobody can work these out from the sound. But the four letters never change, so learn which words belong to the club.',
    watchFor:
      'Thorough and through swapped. Thorough has two syllables and an o after th; through has one syllable and thr.',
    support:
      'Use two sounds at a time, and colour ough in each word. Children say its sound there before they write.',
    stretch:
      'Look up place names with ough, such as Slough, Brough and Loughborough. Which sounds do people there use?',
    stretchAnswer:
      'Slough rhymes with cow. Brough rhymes with rough. Loughborough has two sounds: luff at the start and a weak ending, as in borough.',
  },
};
