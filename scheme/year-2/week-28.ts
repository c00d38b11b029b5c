import type { TeachingWeek } from '../week.ts';

export const week28: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ly',
  requirement: 'Year 2: the suffix -ly.',
  sound: {
    label: '-ly tells us how',
    how: 'Ask: how did she walk? Slowly, quickly, happily! Walk on the spot each way and stress the -ly.',
  },
  rule: 'Add -ly to an adjective to tell how something is done: keep the e of safe, but change the y of happy to i.',
  exception: 'Gentle and true change in another way: gently, truly.',
  pattern: /[a-z]{3,}ly$/u,
  groups: [
    {
      heading: 'just add -ly',
      words: ['bad[ly]', 'sad[ly]', 'slow[ly]', 'quick[ly]', 'kind[ly]'],
    },
    { heading: 'keep the e, add -ly', words: ['safe[ly]', 'brave[ly]'] },
    { heading: 'y to i, then -ly', words: ['happi[ly]', 'angri[ly]', 'lucki[ly]'] },
  ],
  byHeart: [
    { entry: 'who', forms: ['[wh]o'], hint: 'The w is silent: say /h/, but write w and h.' },
    { entry: 'whole', forms: ['[wh]ole'], hint: 'A hole with a silent w means all of it.' },
  ],
  origin: {
    word: 'kindly',
    fact: 'The ending -ly comes from Old English, and it is related to our word like. So kindly is, in a way, kind-like.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Take the -ly away and look at the root word. Which is odd?',
    rows: [
      {
        words: ['badly', 'sadly', 'happily', 'quickly'],
        odd: 'happily',
        why: 'Its root word, happy, changed y to i.',
      },
      {
        words: ['safely', 'slowly', 'bravely', 'nicely'],
        odd: 'slowly',
        why: 'Slow has no e before -ly.',
      },
      {
        words: ['kindly', 'loudly', 'slowly', 'jelly'],
        odd: 'jelly',
        why: 'Ly is not an ending here: jelly is something to eat.',
      },
      {
        words: ['angrily', 'luckily', 'badly', 'sleepily'],
        odd: 'badly',
        why: 'Bad has no y to change.',
      },
    ],
  },
  dictation: [
    'The whole class walked slowly and safely home.',
    'Luckily the small animal ran off quickly.',
  ],
  missingWords: [
    'The baby laughed {happily} and clapped her hands.',
    'Dan shouted {angrily} and stamped his foot.',
    'She did not run from the dragon, but fought it {bravely}.',
    'Wear a helmet so that you can cycle {safely}.',
    '{Sadly}, our team lost by one goal.',
    '{Who} left the gate open?',
  ],
  mistakes: [
    { wrong: 'happyly', right: 'happily', why: 'The y of happy changes to i before -ly.' },
    { wrong: 'safly', right: 'safely', why: 'Keep the e of safe: -ly starts with a consonant.' },
    {
      wrong: 'luckly',
      right: 'luckily',
      why: 'It comes from lucky, so it has three syllables: luck-i-ly.',
      sentence: 'I fell off the wall, but luckily I was not hurt.',
    },
    {
      wrong: 'hole',
      right: 'whole',
      why: 'A hole is in the ground. All of a thing is the whole.',
      sentence: 'Leo ate the whole pie by himself.',
    },
  ],
  proofreading: [
    'I got up late and ran {quickley=quickly} to the gate.',
    'The bus came up the hill very {slowley=slowly}.',
    'But {luckyly=luckily} it had to wait for a hen.',
    'I sat next to Asha {happyly=happily} for the {hole=whole} trip.',
  ],
  challenge:
    'Write five sentences about getting ready for school. Put a different -ly word in each one.',
  challengeAnswer:
    'For example: I slowly open my eyes. I quickly put on my socks. Sadly, one has a hole in it. Luckily, there is another. Dad kindly makes my lunch. Look for y changed to i, as in luckily.',
  exit: ['slowly', 'safely', 'happily', 'luckily', 'whole'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Which of them end in -ful, and what does -ful mean?',
      },
      {
        minutes: 6,
        text: 'Act it: whisper slowly, sadly, bravely, kindly or angrily to a child, who walks that way. The class guesses and spells it.',
      },
      {
        minutes: 5,
        text: 'Rule: slow + ly, safe + ly, happy + ly. In which one does something change?',
      },
      {
        minutes: 7,
        text: 'Words in groups: children write the root word of each and box any letter that has changed.',
      },
      { minutes: 7, text: 'Odd one out, then practise who and whole.' },
      {
        minutes: 10,
        text: 'Dictation: whisper each sentence together before writing. Children underline the word that tells how.',
      },
      { minutes: 5, text: 'Exit check: slowly, safely, happily, luckily and whole.' },
    ],
    say: 'Find the whole root word first, then add -ly. In our words only a y at the end of the root changes, and it changes to i.',
    watchFor:
      'Writing -ley for -ly (sadley), and e dropped from brave and safe. Say the root word, write it, then add two letters.',
    support:
      'Begin with words that just add -ly. Write -ly on a sticky note and move it from word to word.',
    stretch:
      'Make -ly words from easy, simple, careful, hungry and whole. Which two change as gentle and true do? Check in a dictionary.',
    stretchAnswer:
      'easily, simply, carefully, hungrily, wholly. Simple loses -le before -ly, as gentle does, and whole loses its e, as true does.',
  },
};
