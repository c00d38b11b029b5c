import type { TeachingWeek } from '../week.ts';

export const week17: TeachingWeek = {
  kind: 'teach',
  focus: 'adding -ing, -ed, -er, -est, -y: double the consonant',
  requirement:
    'Year 2: adding endings to one-syllable words with one consonant after one vowel letter.',
  sound: {
    label: 'double, then add',
    how: 'Say hum, humming; sad, sadder. The vowel stays short. Clap twice on the middle: two letters guard it.',
  },
  rule: 'If a one-syllable word ends in one short vowel and one consonant, double the consonant before the ending.',
  exception:
    'We never double x (mixing), and we do not double after two vowels (raining) or two consonants (jumping).',
  pattern: /([bdgmnpt])\1(?:ing|ed|er|est|y)$/u,
  groups: [
    { heading: 'pat and hum', words: ['pat[t]ing', 'pat[t]ed', 'hum[m]ing', 'hum[m]ed'] },
    { heading: 'with -er and -est', words: ['sad[d]er', 'sad[d]est', 'fat[t]er'] },
    { heading: 'drop and run', words: ['drop[p]ing', 'run[n]er', 'run[n]y'] },
  ],
  byHeart: [
    { entry: 'last', forms: ['l[a]st'], hint: 'Take the f off fast and put l in its place.' },
    {
      entry: 'past',
      forms: ['p[a]st'],
      hint: 'Fast, last, past: the same three letters, a, s, t.',
    },
  ],
  origin: {
    word: 'sadder',
    fact: 'Sad is an Old English word. At first it meant full, as you feel after a big meal; only later did it mean unhappy.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What must you do to each word before you add -ing?',
    piles: [
      { label: 'double the letter', words: ['pat', 'hop', 'run', 'sit'] },
      { label: 'drop the e', words: ['hike', 'bake', 'smile', 'ride'] },
      { label: 'just add -ing', words: ['jump', 'rain', 'mix', 'play'] },
    ],
  },
  dictation: [
    'Mum was humming and patting the little dog.',
    'The last runner went past the village.',
  ],
  missingWords: [
    'Dev {patted} the pony on its nose.',
    'She {hummed} a tune while she was drawing.',
    'Stop {dropping} your coat on the floor!',
    'My nose is {runny} because I have a cold.',
    'It was the {saddest} part of the film.',
    'Our hamster is getting {fatter}: he eats too much!',
  ],
  mistakes: [
    { wrong: 'huming', right: 'humming', why: 'With one m, the u would be long.' },
    { wrong: 'runer', right: 'runner', why: 'Run is short: double the n before -er.' },
    { wrong: 'pated', right: 'patted', why: 'With one t it would sound like pay-ted.' },
    { wrong: 'sadest', right: 'saddest', why: 'The a is short: double the d before -est.' },
  ],
  proofreading: [
    'I was {huming=humming} a song when the race began.',
    'I was the {larst=last} {runer=runner} to start, and I kept {droping=dropping} my hat.',
    'But I ran {parst=past} the others and came third.',
  ],
  challenge:
    'Write a sports report about a race with a runner, some hopping and some dropping. Check each double letter.',
  challengeAnswer:
    'For example: It was a wet day, and the first runner had a runny nose. She was hopping to keep warm. She kept dropping her hat. The saddest boy patted her arm and ran on. Check each double letter.',
  exit: ['patting', 'hummed', 'sadder', 'saddest', 'runny'],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Which dropped an e?' },
      {
        minutes: 5,
        text: 'Hear it: say hoping and hopping, taping and tapping. Long or short vowel? What do the letters show?',
      },
      {
        minutes: 6,
        text: 'Rule: test it on sad, hum and run. One syllable, one short vowel, one consonant: three ticks, so double.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children write the root word, add the guard letter in colour, then the ending.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve root words and say the -ing form of each. Then last and past by heart.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children tick every double letter when they check.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the root word.',
      },
    ],
    say: 'The second letter stands guard. It keeps the ending away from the short vowel, so that the vowel stays short.',
    watchFor:
      'Doubling everywhere (rainning, jumpping). Go back to the three ticks and let the word fail one of them.',
    support:
      'Use three boxes for the root word: consonant, vowel, consonant. Copy the last box once more before the ending.',
    stretch:
      'Find pairs that differ only by a double letter: hoping and hopping, planed and planned, taped and tapped.',
    stretchAnswer:
      'More pairs: pined and pinned, moped and mopped, scraped and scrapped, striped and stripped. With one letter the vowel is long; with two it is short.',
  },
};
