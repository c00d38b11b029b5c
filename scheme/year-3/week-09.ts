import type { TeachingWeek } from '../week.ts';

export const week9: TeachingWeek = {
  kind: 'teach',
  focus: 'prefix in- meaning not',
  requirement:
    'Years 3 and 4: the prefix in-, which can mean both not and in or into; here it means not.',
  sound: {
    label: 'in- means not',
    how: 'Say correct, incorrect; visible, invisible. Push both hands away each time you say the in-.',
  },
  rule: 'In- in front of an adjective often means not: incorrect means not correct.',
  exception:
    'In- can also mean in or into, as in inside and include, and some words take un- instead, as in unkind.',
  pattern: /^in(?=[a-z]*(?:tive|ct|ible|plete|cure|rate|sive|mal)$)/u,
  groups: [
    {
      heading: 'not right or not whole',
      words: ['[in]correct', '[in]accurate', '[in]complete', '[in]direct'],
    },
    {
      heading: 'how someone or something may be',
      words: ['[in]active', '[in]secure', '[in]formal'],
    },
    {
      heading: 'to do with seeing, believing, paying',
      words: ['[in]visible', '[in]credible', '[in]expensive'],
    },
  ],
  byHeart: [
    {
      entry: 'complete',
      forms: ['compl[ete]'],
      hint: 'The ending is ete: the last e makes the first one long.',
    },
  ],
  origin: {
    word: 'invisible',
    fact: 'The vis in invisible comes from videre, the Latin for to see. You can spot it in vision, visit and television too.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'In one word of each row, in- does not mean not. Which one?',
    rows: [
      {
        words: ['incorrect', 'inside', 'invisible', 'informal'],
        odd: 'inside',
        why: 'Here in really means in.',
      },
      {
        words: ['inactive', 'incomplete', 'insecure', 'insect'],
        odd: 'insect',
        why: 'An insect is a creature: not sect makes no sense.',
      },
      {
        words: ['indoors', 'indirect', 'inexpensive', 'inaccurate'],
        odd: 'indoors',
        why: 'It means in the house, not out of it.',
      },
      {
        words: ['incredible', 'incapable', 'inhale', 'independent'],
        odd: 'inhale',
        why: 'To inhale is to breathe in.',
      },
    ],
  },
  dictation: [
    'The map was incomplete, and the path was invisible in the dark.',
    'My first answer was incorrect, so my work is not complete.',
  ],
  missingWords: [
    'Words in lemon juice stay {invisible} until the paper is warm.',
    'A hedgehog is {inactive} all winter, asleep under leaves.',
    'What an {incredible} view: you can see as far as the sea!',
    'This {inexpensive} kite cost us only two pounds.',
    'You can wear jeans, because the party is {informal}.',
    'One more piece and the jigsaw will be {complete}.',
  ],
  mistakes: [
    {
      wrong: 'incorect',
      right: 'incorrect',
      why: 'Correct has two rs, and they both stay.',
      sentence: 'Two of my ten answers were incorrect.',
    },
    {
      wrong: 'invisable',
      right: 'invisible',
      why: 'The ending is -ible: think of the i in vision.',
    },
    { wrong: 'inacurate', right: 'inaccurate', why: 'Accurate has two cs: in + accurate.' },
    {
      wrong: 'incompleat',
      right: 'incomplete',
      why: 'The long e is spelt ete, as in athlete.',
      sentence: 'The jigsaw is incomplete, as one piece is lost.',
    },
  ],
  proofreading: [
    'The sign was {incorect=incorrect}, and the list of roads was {incomplet=incomplete}.',
    'So we took an {indirekt=indirect} way to the beach.',
    'Half of it was {invisable=invisible} under the sand.',
    'When we got there, the sea looked {incredable=incredible}.',
  ],
  challenge:
    'You wake up invisible! Write about your morning with five in- words. Is it an incredible day or an inactive one?',
  challengeAnswer:
    'For example: I looked in the mirror: invisible! It was incredible. My inactive cat did not even blink. At school the register was incorrect, because nobody saw me come in, and our team photo looked incomplete.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, then split dislike and misread together into prefix and root word.',
      },
      {
        minutes: 4,
        text: 'Meaning: you say a root word, children answer with its opposite: active, inactive; direct, indirect.',
      },
      {
        minutes: 6,
        text: 'Rule: compare invisible and inside on the board. In which one does in- mean not?',
      },
      {
        minutes: 8,
        text: 'Groups: clap the syllables of each word, then write it one syllable at a time with a line between.',
      },
      {
        minutes: 7,
        text: 'Odd one out: pairs explain each answer in a full sentence that begins: here in- means.',
      },
      {
        minutes: 2,
        text: 'Learn complete: find the e that nobody hears, and give a partner a trick for it.',
      },
      {
        minutes: 10,
        text: 'Dictation: these words are long, so read in short parts and let children whisper the syllables.',
      },
      { minutes: 3, text: 'Exit check: five words, said in syllables before they are written.' },
    ],
    say: 'Long words frighten nobody who takes them in parts. In, vis, i, ble: four small bites, and the first bite means not.',
    watchFor:
      'Un- where in- is right (uncorrect, unvisible). There is no sure rule: say the word aloud and trust what you have read.',
    support:
      'Cut each word into syllable strips for children to put in order before they write it.',
    stretch:
      'Sort capable, happy, able, sincere, fair, human and tidy by in- and un-. Check each one in a dictionary.',
    stretchAnswer:
      'in-: incapable, insincere, inhuman. un-: unhappy, unable, unfair, untidy. Common short words mostly take un-; longer ones from Latin mostly take in-.',
  },
};
