import type { TeachingWeek } from '../week.ts';

export const week26: TeachingWeek = {
  kind: 'teach',
  focus: '/ay/ spelt ei, eigh, ey',
  requirement: 'Years 3 and 4: words with the /ay/ sound spelt ei, eigh or ey.',
  sound: {
    label: '/ay/ as in they',
    how: 'Say day, then they, weigh, vein. Hold the /ay/ in each one and smile: it is the same sound.',
  },
  rule: 'In a small family of words the /ay/ sound is written ei, eigh or ey.',
  exception:
    'The same letters can say other sounds, as in key, ceiling and height, and most /ay/ words have ai, ay or a-e.',
  pattern: /e(?:igh|i|y)/u,
  groups: [
    { heading: 'ei', words: ['v[ei]n', 'b[ei]ge'] },
    { heading: 'eigh', words: ['w[eigh]', 'sl[eigh]', 'fr[eigh]t', 'n[eigh]bour'] },
    { heading: 'ey', words: ['th[ey]', 'gr[ey]', 'pr[ey]', 'ob[ey]'] },
  ],
  byHeart: [
    { entry: 'learn', forms: ['l[ear]n'], hint: 'You learn with your ear: l, ear, n.' },
    { entry: 'length', forms: ['len[g]th'], hint: 'It comes from long, so it keeps the g.' },
  ],
  origin: {
    word: 'neighbour',
    fact: 'Neighbour was made in Old English from neah, near, and gebur, a person who lives on the land: the one who lives near.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Read each row aloud. Which word does not have the /ay/ sound?',
    rows: [
      { words: ['grey', 'prey', 'key', 'they'], odd: 'key', why: 'Its ey says /ee/.' },
      {
        words: ['weigh', 'height', 'sleigh', 'freight'],
        odd: 'height',
        why: 'Its eigh says long i, as in kite.',
      },
      { words: ['ceiling', 'vein', 'beige', 'rein'], odd: 'ceiling', why: 'Its ei says /ee/.' },
      { words: ['obey', 'disobey', 'grey', 'donkey'], odd: 'donkey', why: 'Its ey says /ee/.' },
    ],
  },
  dictation: [
    'My neighbour has a grey dog that will always obey.',
    'They want to learn how to weigh a giant parcel.',
  ],
  missingWords: [
    'Two horses pulled the {sleigh} through the snow.',
    'Blood flows back to your heart through a {vein}.',
    'An owl swoops down on its {prey} without a sound.',
    'The long {freight} train carried coal and timber.',
    'My socks are {beige}, the colour of pale sand.',
    'Use a ruler to find the {length} of the leaf.',
  ],
  mistakes: [
    { wrong: 'thay', right: 'they', why: 'It begins with the: the + y.' },
    {
      wrong: 'wiegh',
      right: 'weigh',
      why: 'The e comes first: e, i, g, h.',
      sentence: 'How much does this melon weigh?',
    },
    {
      wrong: 'naybour',
      right: 'neighbour',
      why: 'The /ay/ is eigh: neigh, as a horse does, then bour.',
      sentence: 'Our neighbour feeds our cat when we are away.',
    },
    { wrong: 'lenth', right: 'length', why: 'Long has a g, and so does length.' },
  ],
  proofreading: [
    'The {grai=grey} horse next door is huge.',
    'That horse must {wiegh=weigh} more than our car, and it will never {obay=obey}.',
    'Our {naybour=neighbour} wants her horse to {lern=learn} to dance.',
    '{Thay=They} try each day, and now the horse can bow.',
  ],
  challenge:
    'Write a short rhyme in which every line ends in /ay/. Use weigh, they, grey, obey and sleigh, and other spellings too.',
  challengeAnswer:
    'For example: Down the hill came a huge grey sleigh. / We tried to guess what it might weigh. / The reindeer would not stop or obey, / So they flew with it far away.',
  exit: ['vein', 'weigh', 'neighbour', 'grey', 'obey'],
  classSentence: 'You can learn to paint a sleigh in beige.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then write eight: which letters in it say /ay/?',
      },
      {
        minutes: 4,
        text: 'Hear it: children raise a hand for /ay/ as you read day, key, they, rain, height, weigh.',
      },
      {
        minutes: 6,
        text: 'Rule: list every spelling of /ay/ the class knows, then add three new columns: ei, eigh, ey.',
      },
      {
        minutes: 8,
        text: 'Groups: each pair takes one column and invents a silly sentence, said aloud, to hold its words together.',
      },
      { minutes: 7, text: 'Odd one out, with every row read aloud twice before anyone answers.' },
      { minutes: 5, text: 'By heart: learn with early, earth and heard; length with long.' },
      { minutes: 6, text: 'Dictation: two sentences. Check neighbour in two halves: neigh, bour.' },
      { minutes: 4, text: 'Exit check: five words. Which ei, eigh or ey did each one need?' },
    ],
    say: 'My neighbour weighs eight sleighs: that sentence holds most of the eigh family. Learn the sentence and you have the words.',
    watchFor:
      'Ie for ei (wiegh, vien). In this family e always comes first, whatever rhyme about i and e children have heard.',
    support: 'Teach the ey words first: they, grey, prey, obey. Then eigh as one block on a card.',
    stretch:
      'Vein, weigh, sleigh and prey each have a partner that sounds the same. Find it and write both in one sentence.',
    stretchAnswer:
      "vein and vain, weigh and way, sleigh and slay, prey and pray. For example: We weigh the parcel on the way to town. The owl's prey could only pray.",
  },
};
