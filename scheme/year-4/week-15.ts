import type { TeachingWeek } from '../week.ts';

export const week15: TeachingWeek = {
  kind: 'teach',
  focus: '/s/ spelt sc (Latin)',
  requirement: 'Years 3 and 4: words with the /s/ sound spelt sc, Latin in origin.',
  sound: {
    label: '/s/ as in science',
    how: 'Hiss the first sound of science. It is one hiss, yet two letters: s and c.',
  },
  rule: 'In some words that came from Latin, /s/ is spelt sc before e or i: scene, science, descend.',
  exception: 'Before a, o, u or r, the letters sc are said /sk/: scarf, score, rescue, scrub.',
  pattern: /sc[ei]/u,
  groups: [
    { heading: 'sc at the start', words: ['[sc]ience', '[sc]ene', '[sc]ent', '[sc]issors'] },
    {
      heading: 'sc in the middle',
      words: ['di[sc]ipline', 'di[sc]iple', 'fa[sc]inate', 'cre[sc]ent'],
    },
    { heading: 'going up, going down', words: ['a[sc]end', 'de[sc]end'] },
  ],
  byHeart: [
    {
      entry: 'medicine',
      forms: ['med[ic]ine'],
      hint: 'Think of medical: the i and the c are there too. Then add ine.',
    },
    {
      entry: 'mention',
      forms: ['men[tion]'],
      hint: 'Write men, then the /shun/ that you know best: -tion.',
    },
  ],
  origin: {
    word: 'scent',
    fact: 'Scent was once spelt sent, for it comes from the Latin word sentire, to feel. The c slipped in about four hundred years ago, and nobody is sure why.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Does sc say /s/ or /sk/ in each word? Look at the letter that follows it.',
    piles: [
      { label: 'sc says /s/', words: ['science', 'descend', 'ascend', 'scene', 'scissors'] },
      { label: 'sc says /sk/', words: ['scarf', 'escape', 'scooter', 'scrub', 'score'] },
    ],
  },
  dictation: [
    'In science we used scissors to cut out a crescent moon.',
    'The scent of the medicine was strange but not bad.',
  ],
  missingWords: [
    'Cut along the dotted line with your {scissors}.',
    'The moon was a thin silver {crescent} in the night sky.',
    'In {science}, we put celery in blue water to see how plants drink.',
    'From the top of the tower, we had to {descend} ninety steps to the street.',
    'The {scent} of fresh bread drifted out of the bakery.',
    'Take a spoonful of this {medicine} for your cough.',
  ],
  mistakes: [
    { wrong: 'sience', right: 'science', why: 'One hiss, two letters: s and c.' },
    { wrong: 'sissors', right: 'scissors', why: 'Write sc at the start, then ss in the middle.' },
    {
      wrong: 'decend',
      right: 'descend',
      why: 'Ascend and descend both have sc before end.',
      sentence: 'The divers descend slowly to the wreck on the sea bed.',
    },
    {
      wrong: 'medisin',
      right: 'medicine',
      why: 'Medical has a c, and so has medicine, with a silent e last.',
    },
  ],
  proofreading: [
    'Our {sience=science} lesson was about smells.',
    'We had to follow a {sent=scent} round the room with our eyes shut.',
    'It led me past the {sissors=scissors} and down the steps.',
    'To {assend=ascend} again I had to open my eyes, and there was the {medicin=medicine} box.',
  ],
  challenge:
    'Write a scene in which a team of scientists follows a strange scent. Use six of the sc words of this week.',
  challengeAnswer:
    'For example: The scene is a laboratory. A strange scent fills the air. The team descends a crescent of stone steps. The chief trusts in science and discipline. What they find will fascinate us all.',
  exit: ['science', 'scissors', 'fascinate', 'crescent', 'descend'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words, then ask for any word that ends in -gue or -que.',
      },
      {
        minutes: 5,
        text: 'Hear it: children show one finger for /s/ and two for /sk/: scene, scarf, scent, score, science.',
      },
      {
        minutes: 5,
        text: 'Rule: write sce, sci, sca, sco, scr. Which ones hiss? Children find the pattern themselves.',
      },
      { minutes: 8, text: 'Groups: read, trace sc with a finger, and act out ascend and descend.' },
      {
        minutes: 7,
        text: 'Sort the ten words and explain the letter after sc. Practise medicine and mention.',
      },
      {
        minutes: 10,
        text: 'Dictation: children draw a tiny crescent above every sc when they check.',
      },
      { minutes: 5, text: 'Exit check: five words on whiteboards, each with sc.' },
    ],
    say: 'Long ago the Romans said both letters, s and then k. Over time the c before e and i went soft, until only one hiss was left. The spelling remembers.',
    watchFor:
      'Scent, sent and cent sound alike, so settle the meaning before the spelling. Some people say crescent with /z/: the letters are the same.',
    support: 'Make a flap book with sc on the front and ience, ene and issors on the flaps.',
    stretch:
      'Muscle has sc before l. Find out what the Latin word for muscle first meant, and tell the class.',
    stretchAnswer:
      'Muscle comes from the Latin musculus, a little mouse: a muscle that moves under the skin was thought to look like one.',
  },
};
