import type { TeachingWeek } from '../week.ts';

export const week11: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -il',
  requirement: 'Year 2: words ending -il. There are not many of these words.',
  sound: {
    label: '-il as in pencil',
    how: 'Say pencil and fossil as usual, then with a clear -il: pen-cil, fos-sil. Use this voice when you spell.',
  },
  rule: 'Only a few words end in -il, so we learn them together as a small family.',
  exception:
    'Most words that end with this sound are written another way: little, camel and metal have no -il.',
  pattern: /il$/u,
  groups: [
    {
      heading: 'school, months and stories',
      words: ['penc[il]', 'pup[il]', 'Apr[il]', 'ev[il]'],
    },
    { heading: 'in the body', words: ['nostr[il]', 'tons[il]'] },
    { heading: 'from nature', words: ['foss[il]', 'gerb[il]', 'lent[il]', 'bas[il]'] },
  ],
  byHeart: [
    { entry: 'told', forms: ['t[o]ld'], hint: 'Old is inside it, as in cold, gold and hold.' },
    {
      entry: 'every',
      forms: ['ev[e]ry'],
      hint: 'It is made of ever and y: do not lose the second e.',
    },
  ],
  origin: {
    word: 'pencil',
    fact: 'Pencil goes back to a Latin word that means little tail. It was the name of a fine brush that painters used.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Four endings, one sound. Which ending does each word need?',
    piles: [
      { label: '-il', words: ['penc__', 'foss__', 'gerb__'] },
      { label: '-le', words: ['cand__', 'bubb__', 'eag__'] },
      { label: '-el', words: ['parc__', 'lab__', 'trav__'] },
      { label: '-al', words: ['pet__', 'sign__', 'capit__'] },
    ],
  },
  dictation: [
    'In April we told every pupil about the fossil.',
    'The gerbil hid my pencil in its cage.',
  ],
  missingWords: [
    'Sharpen your {pencil} before you draw the map.',
    'Leo found a {fossil} in the rocks on the beach.',
    'My {gerbil} sleeps in a nest of hay.',
    'One tiny orange {lentil} fell off my spoon.',
    'The {evil} queen in the story had a talking mirror.',
    'I brush my teeth {every} night.',
  ],
  mistakes: [
    { wrong: 'pensil', right: 'pencil', why: 'C before i says /s/.' },
    { wrong: 'fossle', right: 'fossil', why: 'It belongs to the small -il family.' },
    { wrong: 'jerbil', right: 'gerbil', why: 'Before e, this /j/ is written g.' },
    { wrong: 'evry', right: 'every', why: 'Ever is inside it: write both e letters.' },
  ],
  proofreading: [
    'I lost my {pensil=pencil} when I drew a {fossel=fossil}.',
    'A {pupel=pupil} in the next class {toled=told} me to use a pen.',
    'It was the first day of {Aprel=April}, and the pen had no ink!',
  ],
  challenge: 'Write a menu for a gerbil café. Can you use lentil, basil, pencil and April in it?',
  challengeAnswer:
    'For example: The April menu: lentil soup with basil, a leaf shaped like a pencil, and seed cake for every gerbil. Look for -il at the end of each word.',
  exit: ['pencil', 'fossil', 'April', 'pupil', 'every'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. For each one with -le, -el or -al, point to the corner of the room marked with its ending.',
      },
      {
        minutes: 6,
        text: 'Meet the family: show all ten words (slides 8 and 9). Which are new? Talk about fossil, lentil, tonsil and basil.',
      },
      {
        minutes: 5,
        text: 'Spelling voice: say every word with a clear -il, softly, loudly, slowly, quickly.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then let pairs test each other on one word from each pile.',
      },
      {
        minutes: 7,
        text: 'By heart, told and every: find ever inside every and shade it in colour, then practise.',
      },
      {
        minutes: 10,
        text: 'Dictation: whisper each sentence together before writing. Remind the class that April has a capital letter.',
      },
      { minutes: 5, text: 'Exit check: pencil, fossil, April, pupil and every.' },
    ],
    say: 'The -il family is small. If you know these ten, you know most of the -il words you will need for years.',
    watchFor: 'April with a small a, and pencil with s. Link pencil to city and fancy from week 4.',
    support:
      'Learn four words in -il first: pencil, pupil, fossil and April. Draw each one and write the word under it.',
    stretch:
      'Make a chart of the four endings, -le, -el, -al and -il. Add five words to each and keep it for week 35.',
    stretchAnswer:
      '-le: table, little, apple, middle, bottle. -el: camel, towel, tunnel, label, travel. -al: metal, animal, final, local, petal. -il: pencil, pupil, fossil, April, evil.',
  },
};
