import type { TeachingWeek } from '../week.ts';

export const week3: TeachingWeek = {
  kind: 'teach',
  focus: '/shul/ spelt -cial',
  requirement: 'Years 5 and 6: endings which sound like /shul/, spelt -cial or -tial.',
  sound: {
    label: '/shul/ as in special',
    how: 'Say special, social and crucial. Hold up a finger on the last syllable, /shul/, and trace c, i, a, l in the air.',
  },
  rule: 'After a vowel letter, /shul/ at the end of a word is usually spelt -cial: official, social.',
  exception:
    'After a consonant, financial, commercial and provincial keep the c of finance, commerce and province.',
  pattern: /cial$/u,
  groups: [
    { heading: 'after the vowel i', words: ['offi[cial]', 'artifi[cial]', 'benefi[cial]'] },
    {
      heading: 'after a, e, o or u',
      words: ['fa[cial]', 'spe[cial]', 'so[cial]', 'cru[cial]'],
    },
    {
      heading: 'c kept: finance, commerce, province',
      words: ['finan[cial]', 'commer[cial]', 'provin[cial]'],
    },
  ],
  byHeart: [
    {
      entry: 'ancient',
      forms: ['an[ci]ent'],
      hint: 'The /sh/ is spelt ci, as in special: an, ci, ent.',
    },
    {
      entry: 'attached',
      forms: ['a[tt]a[ch]ed'],
      hint: 'A double t, and then ch with no t in front of it: at, tach, ed.',
    },
  ],
  origin: {
    word: 'artificial',
    fact: 'Artificial is built from the Latin ars, meaning skill, and facere, to make. Something artificial is made by human skill, not by nature.',
    journey: [
      { from: 'Latin', form: 'ars, facere', meaning: 'skill, to make' },
      { from: 'Latin', form: 'artificium', meaning: 'something made with skill' },
      { from: 'Old French', form: 'artificiel', meaning: 'made by skill' },
      { from: 'English', form: 'artificial', meaning: 'made by people' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell artificial.',
      answer: 'For example: say it slowly, ar, ti, fi, cial, and end it as you end special.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Look at the letter just before -cial. Sort the words.',
    piles: [
      {
        label: 'after a vowel letter',
        words: ['social', 'facial', 'crucial', 'official', 'special', 'beneficial'],
      },
      { label: 'after a consonant', words: ['financial', 'commercial', 'provincial'] },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Mind the e of the root.',
    columns: [['un'], ['office', 'finance', 'commerce', 'province', 'face'], ['ial', 'ially']],
    words: [
      'official',
      'unofficial',
      'officially',
      'unofficially',
      'financial',
      'financially',
      'commercial',
      'commercially',
      'provincial',
      'facial',
    ],
  },
  dictation: [
    'The official opened the ancient gate with a special key.',
    'It is crucial that both wheels are attached before the race.',
  ],
  missingWords: [
    'The {ancient} oak in the park is nearly nine hundred years old.',
    'Those {artificial} flowers never need any water.',
    'Please read the form {attached} to this email.',
    'Walking to school is {beneficial} for your heart and lungs.',
    'Uncle Jerome made a {special} cake for my tenth birthday.',
    'The mayor paid an {official} visit to our new library.',
  ],
  mistakes: [
    { wrong: 'speshal', right: 'special', why: 'There is no sh in it: ci makes the sound.' },
    { wrong: 'offical', right: 'official', why: 'Keep the second i: of, fi, cial.' },
    {
      wrong: 'artifitial',
      right: 'artificial',
      why: 'A vowel comes just before the ending, so choose -cial.',
    },
    { wrong: 'attatched', right: 'attached', why: 'After the a comes ch alone; there is no tch.' },
  ],
  proofreading: [
    'The {offical=official} opening of the pool was a {speshal=special} day.',
    'A band played {ainshent=ancient} songs on {artifitial=artificial} grass.',
    'My medal was {atached=attached} to a ribbon.',
    'It was {cruical=crucial} that it stayed dry, but then somebody pushed me in.',
  ],
  challenge:
    'Write a short radio report about the official opening of a very unusual place. Use four words in -cial.',
  challengeAnswer:
    'For example: Good evening from the official opening of the Museum of Mud. A special guest spoke of its social value. The mud is not artificial. Financial help came from the worms.',
  exit: ['official', 'beneficial', 'social', 'financial', 'commercial'],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words on whiteboards; then one minute to explain -cious or -tious to a partner.',
      },
      {
        minutes: 5,
        text: 'Hear it: special, social, facial. Which letter stands just before /shul/? Record the answers on the board.',
      },
      {
        minutes: 6,
        text: 'Rule: read it, then test it on official, crucial and beneficial by boxing the vowel before -cial.',
      },
      {
        minutes: 7,
        text: 'Exceptions: write finance, commerce, province; change the end and see how the old c lives on.',
      },
      {
        minutes: 8,
        text: 'Sort the nine words; then practise ancient and attached.',
      },
      {
        minutes: 10,
        text: 'Dictation: children say each sentence back to you before they write it. Check ci in four words.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. For each, a volunteer names the letter just before the ending.',
      },
    ],
    say: 'Say the word up to /shul/ and stop. If your last letter is a vowel, -cial is the best bet. Then learn the three that break it: financial, commercial, provincial.',
    watchFor:
      'A lost i, as in offical or specal. Let children touch c and i with two fingers and say: together they are /sh/.',
    support:
      'Glue the letter tiles of -cial together as one tile. Children build the start of each word, add the tile and read it aloud.',
    stretch:
      'Make adverbs with -ly, such as officially and especially, and check whether the l is doubled each time.',
    stretchAnswer:
      'officially, artificially, specially, especially, socially, crucially, financially, commercially. Each has double l, since the adjective ends in l and the suffix begins with one.',
  },
};
