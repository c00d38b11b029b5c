import type { TeachingWeek } from '../week.ts';

export const week5: TeachingWeek = {
  kind: 'teach',
  focus: '/n/ spelt kn and gn',
  requirement: 'Year 2: the /n/ sound spelt kn and, less often, gn at the beginning of words.',
  sound: {
    label: '/n/ as in knee',
    how: 'Put a finger on your nose and hum /n/. Say knee, knot, gnat: you hear /n/ first, with no k and no g.',
  },
  rule: 'Some words that begin with the sound /n/ are written kn or gn, and the k or g is silent.',
  exception:
    'Most words that begin with /n/ have n alone, such as nose and nut, so kn and gn words must be learnt.',
  pattern: /^[kg]n/u,
  groups: [
    { heading: 'kn: things and people', words: ['[kn]ee', '[kn]ife', '[kn]ot', '[kn]ight'] },
    { heading: 'kn: things we do', words: ['[kn]ock', '[kn]ow', '[kn]it'] },
    { heading: 'gn', words: ['[gn]at', '[gn]aw', '[gn]ome'] },
  ],
  byHeart: [
    {
      entry: 'children',
      forms: ['child[ren]'],
      hint: 'Write child and add ren. Now the i is short.',
    },
    { entry: 'wild', forms: ['w[i]ld'], hint: 'It rhymes with child and is built the same way.' },
  ],
  origin: {
    word: 'knight',
    fact: 'In Old English the word was cniht and meant a boy or a servant. People said the hard /k/ at the start as well as the n.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say the start of each word. Is its first letter silent or heard?',
    piles: [
      { label: 'silent k', words: ['knee', 'knit', 'knot'] },
      { label: 'k is heard', words: ['king', 'kite', 'keep'] },
      { label: 'silent g', words: ['gnat', 'gnaw', 'gnome'] },
      { label: 'g is heard', words: ['game', 'goat', 'green'] },
    ],
  },
  dictation: [
    'The knight fell and cut his knee on the ice.',
    'Do all the children know how to knit?',
  ],
  missingWords: [
    '{Knock} on the door before you go in.',
    'Grandad has a garden {gnome} with a red hat.',
    'Tie the string in a tight {knot}.',
    'Put the baby on your {knee} and read to her.',
    'The puppy likes to {gnaw} an old slipper.',
    'Foxes are {wild} animals, so do not touch them.',
  ],
  mistakes: [
    { wrong: 'nee', right: 'knee', why: 'A silent k stands in front of the n.' },
    { wrong: 'nife', right: 'knife', why: 'Start with kn, then write ife as in life.' },
    {
      wrong: 'no',
      right: 'know',
      why: 'No is the opposite of yes. To know a thing needs k and w.',
      sentence: 'Do you know the way to the library?',
    },
    { wrong: 'nome', right: 'gnome', why: 'Gnome, gnat and gnaw start with a silent g.' },
  ],
  proofreading: [
    'I {no=know} a small {nome=gnome} who lives under our shed.',
    'He likes to {nit=knit} hats for the {childern=children}.',
    'If you {nock=knock}, he hides.',
  ],
  challenge:
    'Draw a gnome who can knit. Write three sentences about him or her, each with a kn or gn word.',
  challengeAnswer:
    'For example: This gnome can knit. He ties a knot in the wool. He knows how to make a hat for a knight. Look for a kn or gn word in every sentence.',
  classSentence: 'Dad put down his knife when he heard a wild knock at the door.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Children tick the ones with a soft c or soft g.',
      },
      {
        minutes: 5,
        text: 'Hear it: say knee, knock, gnat. What sound comes first? Now show the words. What is the surprise?',
      },
      {
        minutes: 5,
        text: 'Rule: read it. Long ago the k and the g were heard, so all say k-night and k-nee the old way.',
      },
      {
        minutes: 8,
        text: 'Words in groups: act out knock, knit and gnaw. Partners guess the word and spell it aloud.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise children and wild.',
      },
      {
        minutes: 10,
        text: 'Dictation: before they write, children count how many kn words they hear in each sentence.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Afterwards children whisper the kn and gn words the old way (k-not).',
      },
    ],
    say: 'Long ago people did say the k and the g. The sounds died away, but the letters stayed behind to show us where they were.',
    watchFor:
      'Children who now put k in front of any n (knose, knut). Keep the list of ten in sight and add others as you meet them.',
    support:
      'Say the words in a spelling voice, k-nee and g-nat. Learn kn first and leave gn for the second session.',
    stretch:
      'Write sentences that show the difference between knight and night, knot and not. What would we lose without the k?',
    stretchAnswer:
      'The knight rode home at night. I did not tie that knot. Without the k the words would look the same, and a reader would have to guess.',
  },
};
