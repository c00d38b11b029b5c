import type { TeachingWeek } from '../week.ts';

export const week1: TeachingWeek = {
  kind: 'teach',
  focus: '/shus/ spelt -cious',
  requirement: 'Years 5 and 6: endings which sound like /shus/, spelt -cious or -tious.',
  sound: {
    label: '/shus/ as in delicious',
    how: 'Say delicious in syllables: de, li, shus. Whisper the last syllable: five letters, c, i, o, u, s, make it together.',
  },
  rule: 'When a root word ends in ce, as in grace or space, we write /shus/ as -cious: gracious, spacious.',
  exception:
    'Ferocious, atrocious, suspicious, precious, delicious and conscious have no ce root: learn them. Anxious has an x.',
  pattern: /cious$/u,
  groups: [
    {
      heading: 'root in ce: vice, malice, grace, space',
      words: ['vi[cious]', 'mali[cious]', 'gra[cious]', 'spa[cious]'],
    },
    {
      heading: 'a c in the family: ferocity, suspicion',
      words: ['fero[cious]', 'atro[cious]', 'suspi[cious]'],
    },
    {
      heading: 'no root to help: learn these',
      words: ['pre[cious]', 'deli[cious]', 'cons[cious]'],
    },
  ],
  byHeart: [
    {
      entry: 'accompany',
      forms: ['a[cc]ompany'],
      hint: 'Find company inside it, then put ac in front: that gives a double c.',
    },
    {
      entry: 'according',
      forms: ['a[cc]ording'],
      hint: 'Ac, then cord, then ing: one c ends the first syllable and one starts the next.',
    },
  ],
  origin: {
    word: 'precious',
    fact: 'Precious goes back to the Latin word pretium, meaning a price or what a thing is worth. The words price, prize and praise grew from it too.',
    journey: [
      { from: 'Latin', form: 'pretium', meaning: 'a price' },
      { from: 'Latin', form: 'pretiosus', meaning: 'worth a high price' },
      { from: 'Old French', form: 'precios', meaning: 'its t has become c' },
      { from: 'English', form: 'precious', meaning: 'with ou for the French o' },
    ],
    journeyTask: {
      question: 'Why can a friend be precious, when pretium was only a price?',
      answer: 'The meaning moved from a price to worth, and a friend is worth a great deal.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Can you find a root word that ends in ce? Sort the words.',
    piles: [
      { label: 'root word ends in ce', words: ['vicious', 'gracious', 'spacious', 'malicious'] },
      {
        label: 'no ce root word',
        words: ['delicious', 'ferocious', 'conscious', 'suspicious', 'atrocious'],
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each family. The adjectives end in -cious.',
    columns: ['noun', 'adjective', 'adverb'],
    rows: [
      ['vice', '{vicious}', 'viciously'],
      ['malice', 'malicious', '{maliciously}'],
      ['grace', '{gracious}', 'graciously'],
      ['space', 'spacious', '{spaciously}'],
      ['{suspicion}', 'suspicious', 'suspiciously'],
      ['ferocity', '{ferocious}', 'ferociously'],
    ],
  },
  dictation: [
    'The soup was delicious, according to my cousin, but I was suspicious of it.',
    'A ferocious wind blew through the spacious hall.',
  ],
  missingWords: [
    'The smell of mouth-watering, {delicious} curry filled the whole flat.',
    'Grandma keeps her {precious} letters in a tin box.',
    'An adult must {accompany} each group of children to the museum.',
    'The classroom felt more {spacious} once we had moved the tables.',
    'The detective grew {suspicious} when she saw the muddy footprints.',
    'I was {conscious} of everyone watching me as I walked onto the stage.',
  ],
  mistakes: [
    {
      wrong: 'delishous',
      right: 'delicious',
      why: 'You hear sh, but the letters are ci: de, li, cious.',
    },
    {
      wrong: 'suspitious',
      right: 'suspicious',
      why: 'Suspicion has a c in it, so suspicious keeps that c.',
    },
    { wrong: 'consious', right: 'conscious', why: 'After con come both letters, s and c.' },
    { wrong: 'acompany', right: 'accompany', why: 'It is ac plus company, so c is written twice.' },
  ],
  proofreading: [
    'The new café is {spatious=spacious}, and it smells {delishous=delicious}.',
    'My brother offered to {acompany=accompany} me there, and that should have made me {suspitious=suspicious}.',
    '{Acording=According} to the waiter, he was the cook.',
    'The pie he had made was {atrotious=atrocious}.',
  ],
  challenge:
    'Write the menu of a giant: one dish must sound delicious, one atrocious and one suspicious. Use five or more -cious words.',
  challengeAnswer:
    'For example: Starter: a delicious pond of soup. Main course: an atrocious pie of boots. Pudding: a suspicious jelly that is conscious. Served by a gracious troll in our spacious cave. Beware of the vicious pepper.',
  exit: ['vicious', 'gracious', 'atrocious', 'precious', 'delicious'],
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: read out the eight words. Partners swap, tick and write out any that slipped.',
      },
      {
        minutes: 5,
        text: 'Hear it: children clap delicious, ferocious and spacious, and jot what they think spells the last syllable.',
      },
      {
        minutes: 6,
        text: 'Rule: write grace, space, malice and vice; take off e, add -ious and say what has happened to the sound of c.',
      },
      {
        minutes: 8,
        text: 'Words in groups: find the ce root in the first group and the relative in the second; read all ten aloud.',
      },
      {
        minutes: 7,
        text: 'Sort the nine words, then cover and write accompany and according, saying ac before each.',
      },
      {
        minutes: 10,
        text: 'Dictation: read each sentence whole, then in parts. Children underline every -cious before you show the answer.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; children point to the letters that say /sh/.',
      },
    ],
    say: 'The ending never changes: c, i, o, u, s. Your job is to decide whether it is the c kind, so hunt for a relative with a c: space, spacious.',
    watchFor:
      'Children who write sh or drop the i, as in delicous. Ask them to point to the two letters that make /sh/.',
    support:
      'Give the ending -cious on a card and the roots grace and vice. Cover the e of the root with the ending card.',
    stretch:
      'Collect the noun for each adjective, such as ferocity, suspicion and malice, and see which ones keep the c.',
    stretchAnswer:
      'ferocity, suspicion, malice, vice, grace, space, atrocity. All of these keep the c, so the adjective has -cious. Conscious has the noun consciousness, and precious goes with price.',
  },
};
