import type { TeachingWeek } from '../week.ts';

export const week26: TeachingWeek = {
  kind: 'teach',
  focus: 'suffixes -ment and -ness',
  requirement: 'Year 2: the suffixes -ment and -ness.',
  sound: {
    label: '-ment and -ness name it',
    how: 'Say I enjoy it, my enjoyment; I am kind, my kindness. The ending turns the word into a noun.',
  },
  rule: 'Add -ment or -ness straight on to most words to make a noun.',
  exception: 'Argue loses its e in argument, and happy changes its y to i in happiness.',
  pattern: /(?:ment|ness)$/u,
  groups: [
    {
      heading: 'verb + ment',
      words: ['enjoy[ment]', 'pay[ment]', 'move[ment]', 'agree[ment]'],
    },
    {
      heading: 'adjective + ness',
      words: ['sad[ness]', 'kind[ness]', 'dark[ness]', 'plain[ness]'],
    },
    { heading: 'the first part changes', words: ['argu[ment]', 'happi[ness]'] },
  ],
  byHeart: [
    {
      entry: 'eye',
      forms: ['[eye]'],
      hint: 'Two e letters like two eyes, with y for the nose between.',
    },
    { entry: 'could', forms: ['c[oul]d'], hint: 'Between c and d stand o, u and a silent l.' },
  ],
  origin: {
    word: 'payment',
    fact: 'Pay came to English from French, and so did the ending -ment. The ending -ness is older: it is from Old English.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Take the ending away. Which word was made in a different way?',
    rows: [
      {
        words: ['payment', 'movement', 'moment', 'agreement'],
        odd: 'moment',
        why: 'Take -ment away and no word is left.',
      },
      {
        words: ['sadness', 'happiness', 'darkness', 'kindness'],
        odd: 'happiness',
        why: 'Its root word, happy, changed y to i.',
      },
      {
        words: ['argument', 'enjoyment', 'payment', 'movement'],
        odd: 'argument',
        why: 'Its root word, argue, lost an e.',
      },
      {
        words: ['kindness', 'plainness', 'sadness', 'princess'],
        odd: 'princess',
        why: 'It does not end in -ness.',
      },
    ],
  },
  dictation: [
    'There was a small movement in the darkness.',
    'I could see the happiness in her eyes.',
  ],
  missingWords: [
    'Thank you for your {kindness} when I fell over.',
    'The friends had an {argument} over whose turn it was.',
    'We shook hands on our {agreement}.',
    'She jumped for joy, and her face shone with {happiness}.',
    'His eyes were full of {sadness}, and he began to cry.',
    'Can you wink with one {eye}?',
  ],
  mistakes: [
    { wrong: 'arguement', right: 'argument', why: 'Argue drops its e before -ment.' },
    { wrong: 'happyness', right: 'happiness', why: 'The y of happy changes to i.' },
    {
      wrong: 'plainess',
      right: 'plainness',
      why: 'Plain ends in n and -ness starts with n: keep both.',
    },
    { wrong: 'cud', right: 'could', why: 'Remember the silent l: c, oul, d.' },
  ],
  proofreading: [
    'Sam and I had an {arguement=argument} about a game.',
    'I felt {saddness=sadness} when he went home.',
    'Then he {cud=could} not sleep, so he came back.',
    'I will not forget his {kindniss=kindness}.',
  ],
  challenge:
    'What is kindness? Write three sentences about it, with at least three words that end in -ness or -ment.',
  challengeAnswer:
    'For example: Kindness is when you stop an argument. It brings happiness to a sad friend. A kind movement, such as a wave, can bring enjoyment too. Look for three or more words in -ness or -ment.',
  exit: ['sadness', 'payment', 'enjoyment', 'kindness', 'happiness'],
  notes: {
    steps: [
      { minutes: 5, text: 'Revisit: read out the eight words. Buzz for each /zh/.' },
      {
        minutes: 6,
        text: 'Meaning: finish these aloud. I am kind: I show (kindness). We agree: we have an (agreement).',
      },
      {
        minutes: 5,
        text: 'Rule: write move and -ment on two slips of paper. Snap them together and read: nothing changes. Do the same with sad, -ness.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children draw a line between root word and ending, then look hard at the last group.',
      },
      { minutes: 7, text: 'Odd one out, then practise eye and could.' },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Children write the root word above movement, darkness and happiness.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the sum, such as sad + ness.',
      },
    ],
    say: 'These endings start with a consonant, so in most words the root stays just as it is: move keeps its e in movement.',
    watchFor:
      'The e dropped by habit from week 16 (movment, agrement). There the ending began with a vowel; here it does not.',
    support:
      'Begin with words that do not change. Give the root word and let children write only the ending, -ment or -ness.',
    stretch:
      'Make nouns from treat, lazy, punish, silly, fit and ship. Which of them change, and why?',
    stretchAnswer:
      'treatment, laziness, punishment, silliness, fitness, shipment. Lazy and silly change, because y after a consonant becomes i. The others just add the ending.',
  },
};
