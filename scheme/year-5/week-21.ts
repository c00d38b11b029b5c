import type { TeachingWeek } from '../week.ts';

export const week21: TeachingWeek = {
  kind: 'teach',
  focus: 'silent w, p, h and u',
  requirement: 'Years 5 and 6: words with silent letters, whose presence cannot be heard.',
  sound: {
    label: 'silent w, p, h and u',
    how: 'Read the word with every letter spoken, s-word, g-host, p-salm; then say it as we do, and mark what vanished.',
  },
  rule: 'The w is silent in wr, p in ps at the start of a word, h after r or g, and u after g in guard.',
  exception:
    'The w of answer and sword and the p of receipt follow no rule: learn them one by one.',
  pattern: /^wr|^answer$|^sword$|^ps|pt$|^rh|^gh|^gua/u,
  groups: [
    { heading: 'silent w', words: ['[w]restle', '[w]reath', 'ans[w]er', 's[w]ord'] },
    { heading: 'silent p', words: ['[p]salm', 'recei[p]t'] },
    { heading: 'silent h or u', words: ['r[h]yme', 'r[h]ubarb', 'g[h]ost', 'g[u]ard'] },
  ],
  byHeart: [
    {
      entry: 'familiar',
      forms: ['famili[ar]'],
      hint: 'Family changes its y to i and takes ar: famili, ar.',
    },
    { entry: 'forty', forms: ['f[or]ty'], hint: 'Four loses its u on the way to forty.' },
  ],
  origin: {
    word: 'psalm',
    fact: 'Psalm comes from the Greek psalmos, a song sung to the music of a harp. The p was once spoken, as in its Greek parent.',
    journey: [
      { from: 'Greek', form: 'psallein', meaning: 'to pluck a harp' },
      { from: 'Greek', form: 'psalmos', meaning: 'a song to a harp' },
      { from: 'Latin', form: 'psalmus', meaning: 'a holy song' },
      { from: 'English', form: 'psalm', meaning: 'the p is no longer said' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell psalm.',
      answer: 'For example: begin with the p that nobody says, and end as you end calm.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say each row aloud. Which word is different?',
    rows: [
      {
        words: ['sword', 'answer', 'swan', 'wreath'],
        odd: 'swan',
        why: 'Its w is heard; in the others w is silent.',
      },
      {
        words: ['ghost', 'rhubarb', 'guard', 'rhyme'],
        odd: 'guard',
        why: 'Its silent letter is u; the others have a silent h.',
      },
      {
        words: ['psalm', 'carpet', 'receipt', 'cupboard'],
        odd: 'carpet',
        why: 'Its p is heard; in the others p is silent.',
      },
      {
        words: ['guard', 'guess', 'guide', 'gust'],
        odd: 'gust',
        why: 'Its u is heard; in the others u is silent.',
      },
    ],
  },
  dictation: [
    'The guard put a wreath by the old sword.',
    'A familiar ghost gave forty answers in rhyme.',
  ],
  missingWords: [
    'Keep the {receipt} in case you need to take the shoes back.',
    'Grandpa stews {rhubarb} with ginger and sugar.',
    'The words clown and brown {rhyme}.',
    'Twenty plus twenty makes {forty}.',
    'Her face was {familiar}, but I could not think of her name.',
    'The two champions will {wrestle} in the final tonight.',
  ],
  mistakes: [
    {
      wrong: 'anser',
      right: 'answer',
      why: 'A silent w hides after the s.',
      sentence: 'Nobody knew the answer to the last question in the quiz.',
    },
    { wrong: 'sord', right: 'sword', why: 'It holds a word: s and word.' },
    { wrong: 'rubarb', right: 'rhubarb', why: 'It starts with rh, like rhyme and rhino.' },
    { wrong: 'fourty', right: 'forty', why: 'Four has a u, but forty has lost it.' },
  ],
  proofreading: [
    'A {gost=ghost} lives in our castle, and it keeps every {recept=receipt}.',
    'In one hand it holds a {sord=sword}, in the other some {rubarb=rhubarb}.',
    'It gives no {anser=answer} when I ask for its name.',
    'Last night it sang a {sarm=psalm}, and {fourty=forty} windows shook.',
  ],
  challenge:
    'Write a poem of six lines about a ghost on guard. The lines must rhyme and hold six silent letters: mark them.',
  challengeAnswer:
    'For example: A ghost on guard once drew his sword / because he was so very bored. / He had no answer, had no rhyme, / and ate up rhubarb all the time. / He hung a wreath upon the door, / and now he guards the place no more. Silent letters: h, u, w, w, h, h, w, u.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words; then ask for relatives that wake a silent n or g, such as autumnal.',
      },
      {
        minutes: 4,
        text: 'Hear it: play robot voices. One child says g-host or s-word, the class answers in ordinary speech.',
      },
      {
        minutes: 6,
        text: 'Rule: find four silent letters and the letter that each one stands beside. Which words follow no rule?',
      },
      {
        minutes: 8,
        text: 'Words in groups: write each in a box shape that shows tall and low letters, then test a partner.',
      },
      {
        minutes: 7,
        text: 'Odd one out by sound, then familiar and forty by heart: family and four each lose something.',
      },
      {
        minutes: 10,
        text: 'Dictation: the second sentence is meant to make them smile. Ask for the plural of answer first.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words said in ordinary speech; the class answers in the spelling voice.',
      },
    ],
    say: 'Keep two voices for these words: the speaking voice and the spelling voice. The spelling voice says every letter, even the silent ones.',
    watchFor:
      'A second silent letter: psalm hides an l and wrestle a t. Receipt comes back next week, so note who leaves out its p.',
    support:
      'Make a silent-letter hotel: one floor for each letter. Children post word cards to the right floor.',
    stretch:
      'Greek gave us rh and ps: find rhinoceros, rhapsody and psychology, and look up what each Greek part means.',
    stretchAnswer:
      'Rhinoceros: rhino, nose, and ceros, horn. Rhapsody: stitched song. Psychology: psyche, mind, and -logy, study. The letters rh or ps at the start are a sign of Greek.',
  },
};
