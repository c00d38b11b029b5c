import type { TeachingWeek } from '../week.ts';

export const week16: TeachingWeek = {
  kind: 'teach',
  focus: 'Greek roots: tele, phon, graph, bio, scope',
  requirement: 'Years 5 and 6: use knowledge of morphology and etymology in spelling.',
  sound: {
    label: 'what the roots mean',
    how: 'Say a root and its meaning with an action: tele far, phon sound, graph write, bio life, scope look.',
  },
  rule: 'Greek roots keep their letters: tele far, phon sound, graph writing, bio life, scope looking; /f/ is spelt ph.',
  exception:
    'A few Greek words, such as fantasy and frantic, reached us through French and changed their ph to f.',
  pattern: /tele|phon|graph|bio|scope/u,
  groups: [
    { heading: 'phon: sound', words: ['tele[phone]', 'micro[phone]', 'sym[phon]y'] },
    {
      heading: 'graph: writing or drawing',
      words: ['photo[graph]', 'auto[graph]', 'para[graph]', 'bio[graph]y', 'geo[graph]y'],
    },
    { heading: 'scope: looking', words: ['micro[scope]', 'tele[scope]'] },
  ],
  byHeart: [
    {
      entry: 'mischievous',
      forms: ['misch[ie][vous]'],
      hint: 'Mischief with v for f, then -ous: three syllables and no i before -ous.',
    },
  ],
  origin: {
    word: 'telescope',
    fact: 'Telescope joins the Greek tele, far off, to skopein, to look. The name was made in 1611 for the new tube with which Galileo studied the sky.',
    journey: [
      { from: 'Greek', form: 'tele', meaning: 'far off' },
      { from: 'Greek', form: 'skopein', meaning: 'to look' },
      { from: 'Italian', form: 'telescopio', meaning: "Galileo's new tube" },
      { from: 'English', form: 'telescope', meaning: 'what shows far things near' },
    ],
    journeyTask: {
      question: 'Write one sentence with telescope and microscope in it.',
      answer: 'For example: A telescope shows what is far, a microscope what is tiny.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words share a Greek root. Which word does not?',
    rows: [
      {
        words: ['telephone', 'symphony', 'geography', 'microphone'],
        odd: 'geography',
        why: 'The others have phon, sound.',
      },
      {
        words: ['telescope', 'photograph', 'microscope', 'periscope'],
        odd: 'photograph',
        why: 'The others have scope, looking.',
      },
      {
        words: ['biology', 'bicycle', 'biography', 'antibiotic'],
        odd: 'bicycle',
        why: 'Its bi means two; the others have bio, life.',
      },
      {
        words: ['paragraph', 'autograph', 'giraffe', 'photograph'],
        odd: 'giraffe',
        why: 'It ends with the same sound, but it has no graph in it.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. What does each part mean?',
    columns: [
      ['tele', 'photo', 'micro', 'auto', 'bio', 'geo'],
      ['graph', 'scope', 'phone', 'logy'],
      ['ic', 'y'],
    ],
    words: [
      'telephone',
      'telescope',
      'telegraph',
      'telescopic',
      'photograph',
      'photography',
      'photographic',
      'microscope',
      'microscopic',
      'microphone',
      'autograph',
      'biography',
      'biology',
      'geography',
      'geographic',
      'geology',
    ],
  },
  dictation: [
    'Ravi took a photograph of the moon through his telescope.',
    'In geography, each pupil wrote a paragraph about a famous river.',
  ],
  missingWords: [
    'The head teacher tapped the {microphone} to see if it was on.',
    'May I have your {autograph} on the front of my book?',
    'She wrote the {biography} of a great inventor.',
    'Under the {microscope} a drop of pond water is full of life.',
    'The orchestra played a long {symphony} with four parts.',
    'Start a new {paragraph} when you change the subject.',
  ],
  mistakes: [
    {
      wrong: 'telefone',
      right: 'telephone',
      why: 'The root is phon: Greek /f/ is ph.',
      sentence: 'The telephone rang just as we sat down to eat.',
    },
    { wrong: 'telascope', right: 'telescope', why: 'Tele, far, has two es.' },
    { wrong: 'simphony', right: 'symphony', why: 'It begins with sym, together, as in symbol.' },
    {
      wrong: 'mischevious',
      right: 'mischievous',
      why: 'Take chie from mischief, then add vous and no more.',
    },
  ],
  proofreading: [
    'The scientist spoke by {telefone=telephone} about her new {telascope=telescope}.',
    'On the screen was a {photagraph=photograph} of a ring of dust.',
    'A {mischevious=mischievous} student asked for her {ortograph=autograph}.',
    'There is a whole {paragraf=paragraph} about it in her {biografy=biography}.',
  ],
  challenge:
    'Invent a machine and name it with two of the roots, such as a bioscope. Draw it and explain its name.',
  challengeAnswer:
    'For example: A telegraphoscope: it shows far-off writing. Its parts are tele, far; graph, writing; scope, looking. Any name is good if its parts add up to what the machine does.',
  exit: ['biography', 'telephone', 'photograph', 'microscope', 'autograph'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for an ei word and an ie word from last week.',
      },
      {
        minutes: 5,
        text: 'Meet the roots: tele point far, phon cup an ear, graph write, bio hand on heart, scope look through a tube. Call and show.',
      },
      {
        minutes: 5,
        text: 'Rule: write tele, micro, phone, scope on the board; build telephone, telescope, microphone and microscope from them.',
      },
      {
        minutes: 8,
        text: 'Words in groups: children work out each meaning from its parts before they look it up.',
      },
      {
        minutes: 7,
        text: 'Odd one out, naming the root; then clap mischievous in three syllables and learn it.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences; afterwards children draw a box round every Greek root they wrote.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence; children underline the two roots of every word they write.',
      },
    ],
    say: 'If you know five small Greek roots, you can spell dozens of long words.',
    watchFor: 'In biography and geography graph sounds weak: write graphy in full.',
    support:
      'Hand out root cards in two colours; children join one of each, read the word and copy the parts.',
    stretch:
      'Add micro, photo, geo and auto. How many real words can you build from nine roots? Check them in a dictionary.',
    stretchAnswer:
      'For example: telephone, telescope, telegraph, microphone, microscope, photograph, photography, geography, biography, autograph. Accept biology and geology too: their logy, study, is a tenth root. Twelve is very good.',
  },
};
