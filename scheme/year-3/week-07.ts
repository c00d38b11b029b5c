import type { TeachingWeek } from '../week.ts';

export const week7: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix dis-',
  requirement: 'Years 3 and 4: the prefix dis-, which gives a word a negative meaning.',
  sound: {
    label: 'dis- means not, or undo',
    how: 'Say agree with a nod and disagree with a shake of the head. Do the same with like, trust, obey and loyal.',
  },
  rule: 'Put dis- in front of a whole word to turn its meaning round; the word itself does not change.',
  exception:
    'Discover and disappoint have drifted: to discover was once to take the cover off, and now it means to find.',
  pattern: /^dis(?:a|o|c|h|l|t)[a-z]{3,}$/u,
  groups: [
    {
      heading: 'dis- before a vowel',
      words: ['[dis]agree', '[dis]able', '[dis]appoint', '[dis]obey'],
    },
    {
      heading: 'dis- before a consonant: verbs',
      words: ['[dis]like', '[dis]trust', '[dis]connect', '[dis]cover'],
    },
    { heading: 'adjectives', words: ['[dis]honest', '[dis]loyal'] },
  ],
  byHeart: [
    {
      entry: 'caught',
      forms: ['c[augh]t'],
      hint: 'It sounds like court, but has augh, as taught and daughter do.',
    },
    {
      entry: 'centre',
      forms: ['[c]ent[re]'],
      hint: 'Soft c at the start, and re at the end in British spelling.',
    },
  ],
  origin: {
    word: 'disappoint',
    fact: 'Disappoint came from French, and to begin with it meant to take a post away from someone: it was the true opposite of appoint.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Cover up dis. Which word in each row has no whole word left behind?',
    rows: [
      {
        words: ['dislike', 'distance', 'distrust', 'disagree'],
        odd: 'distance',
        why: 'There is no word tance.',
      },
      {
        words: ['disobey', 'dishonest', 'disloyal', 'dismal'],
        odd: 'dismal',
        why: 'There is no word mal in English.',
      },
      {
        words: ['district', 'disable', 'disconnect', 'disappear'],
        odd: 'district',
        why: 'There is no word trict.',
      },
      {
        words: ['disorder', 'disadvantage', 'dishwasher', 'discomfort'],
        odd: 'dishwasher',
        why: 'Its parts are dish and washer: dis is no prefix here.',
      },
    ],
  },
  dictation: [
    'I dislike it when people disobey the rules of a game.',
    'Young Zara caught a fish in the centre of the lake.',
  ],
  missingWords: [
    'Please {disconnect} the plug before you move the lamp.',
    'I hate to {disappoint} you, but the pool is shut today.',
    'It is {dishonest} to say you won when you did not.',
    'The divers hope to {discover} a wreck on the sea bed.',
    'We {disagree} about which team will win the cup.',
    'Every stall in the town {centre} was busy on market day.',
  ],
  mistakes: [
    { wrong: 'dissapoint', right: 'disappoint', why: 'It is dis + appoint: one s, two ps.' },
    { wrong: 'dissagree', right: 'disagree', why: 'It is dis + agree, so there is only one s.' },
    { wrong: 'disonest', right: 'dishonest', why: 'Honest has a silent h, and it stays.' },
    { wrong: 'center', right: 'centre', why: 'In British spelling the ending is re.' },
  ],
  proofreading: [
    'My brother and I often {dissagree=disagree}.',
    'I love peas, but he has a strong {dislyke=dislike} of them.',
    'Last night Dad {cort=caught} him as he fed them to the dog.',
    'He did not want to be {disonest=dishonest}, so he told the truth.',
  ],
  challenge:
    'Write a set of five rules for a very grumpy robot. Each rule must use a different dis- word, such as: disobey all tidy people.',
  challengeAnswer:
    'For example: 1 Disobey anyone who smiles. 2 Dislike all kittens. 3 Disagree with the time. 4 Disconnect the music. 5 Distrust people who say please. Look for one s in dis- before each root word.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: read out the eight words. Ask who still has a bookmark word from the last review.',
      },
      {
        minutes: 5,
        text: 'Meaning: nod or shake. You say obey, disobey, agree, disagree; children answer with their heads.',
      },
      {
        minutes: 6,
        text: 'Rule: write dis + agree and dis + appoint as sums. Count the letters to prove none is lost or added.',
      },
      {
        minutes: 8,
        text: 'Word building: in pairs, children draw a box round dis and a box round the root word in all ten.',
      },
      {
        minutes: 7,
        text: 'Odd one out: cover the prefix with a finger and ask whether the rest can stand alone.',
      },
      {
        minutes: 5,
        text: 'By heart: caught with taught and daughter; centre with theatre and metre.',
      },
      {
        minutes: 6,
        text: 'Dictation: two sentences, marked by partners, who also check the capital letters.',
      },
      {
        minutes: 4,
        text: 'Exit check: five words. Afterwards children say each dis- word as a sum.',
      },
    ],
    say: 'Think in sums. Dis plus appoint: if you can spell the two parts, you can spell the whole, and you will know how many s letters it needs.',
    watchFor:
      'A doubled s in disagree and disappoint. Two s letters appear only if the root word begins with s, as in dissatisfied.',
    support:
      'Hand out a dis- strip and root words on cards. Children slide the strip along and read each new word.',
    stretch:
      'Which words could take dis- or un-, and do they then mean the same? Try able, trust, cover and like.',
    stretchAnswer:
      'Disable means to stop something working; unable means not able. Discover means to find; uncover means to take a cover off. Dislike is a verb; unlike means different from. Trust takes dis-, never un-.',
  },
};
