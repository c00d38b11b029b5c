import type { TeachingWeek } from '../week.ts';

export const week3: TeachingWeek = {
  kind: 'teach',
  focus: 'revise -able and -ible',
  requirement: 'Years 5 and 6: words ending in -able and -ible.',
  sound: {
    label: '-able, -ible: can be',
    how: 'Say flexible and irritable: the endings sound alike, so the ear cannot help. Look for a relative.',
  },
  rule: 'Write -able if a relative ends in -ation or a whole word comes first; with no whole word, -ible is more likely.',
  exception:
    'Access and flex are whole words, yet we write accessible and flexible; vulnerable has -able without a whole word.',
  pattern: /(?:[ai]ble|ation)$/u,
  groups: [
    {
      heading: '-able with its -ation relative',
      words: ['applic[able]', 'applic[ation]', 'consider[able]', 'consider[ation]'],
    },
    {
      heading: 'more words with -able',
      words: ['avail[able]', 'vulner[able]', 'irrit[able]'],
    },
    { heading: '-ible', words: ['access[ible]', 'respons[ible]', 'flex[ible]'] },
  ],
  whichRule: [
    {
      rule: 'a family with -ation: -able, -ation',
      words: ['applicable', 'application', 'considerable', 'consideration', 'irritable'],
    },
    { rule: 'after a whole word: -able', words: ['available', 'considerable'] },
    { rule: 'with no whole word: -ible', words: ['responsible'] },
    { rule: 'it breaks the rule: learn it', words: ['vulnerable', 'accessible', 'flexible'] },
  ],
  byHeart: [
    {
      entry: 'apparent',
      forms: ['a[pp]ar[ent]'],
      hint: 'Split it as app, a, rent: two ps but only one r.',
    },
    {
      entry: 'appreciate',
      forms: ['a[pp]re[ci]ate'],
      hint: 'Double p, then ci for the /sh/ sound.',
    },
  ],
  origin: {
    word: 'vulnerable',
    fact: 'Vulnus is the Latin word for a wound. Someone who is vulnerable can be hurt easily and needs looking after.',
    journey: [
      { from: 'Latin', form: 'vulnus', meaning: 'a wound' },
      { from: 'Latin', form: 'vulnerare', meaning: 'to wound' },
      { from: 'English', form: 'vulnerable', meaning: 'easily hurt' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell vulnerable.',
      answer: 'For example: say the l that people swallow, vul, then ner, then able.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Cover -able or -ible. Is a whole word left? Do not let the vowel fool you.',
    piles: [
      {
        label: 'a whole word is left',
        words: ['dependable', 'comfortable', 'available', 'accessible', 'flexible'],
      },
      {
        label: 'no whole word is left',
        words: ['possible', 'visible', 'horrible', 'vulnerable', 'irritable', 'incredible'],
      },
    ],
  },
  dictation: [
    'After considerable thought, Omar sent off his application.',
    'A responsible person must be available to help the children.',
  ],
  missingWords: [
    'The new ramp makes the museum {accessible} to wheelchair users.',
    'Who is {responsible} for feeding the class fish this week?',
    'Gymnasts need to be both strong and {flexible}.',
    'My baby brother is {irritable} when he has not had a nap.',
    'She filled in an {application} form to join the library.',
    'Write a card to show that you {appreciate} the lovely present.',
  ],
  mistakes: [
    {
      wrong: 'flexable',
      right: 'flexible',
      why: 'Flex is a whole word, but this one is an exception: i.',
    },
    { wrong: 'availible', right: 'available', why: 'Avail is a whole word, so write -able.' },
    {
      wrong: 'irritible',
      right: 'irritable',
      why: 'Irritation has an a, so irritable has one too.',
    },
    { wrong: 'appriciate', right: 'appreciate', why: 'Say ap-pre-ci-ate: e comes before ci.' },
  ],
  proofreading: [
    'The {vulnerible=vulnerable} puppy was {irritible=irritable} at first.',
    'It took {considrable=considerable} patience to win its trust.',
    'Now even its basket is {accessable=accessible} to anyone with a biscuit.',
    'I {appriciate=appreciate} that our {responsable=responsible} vet made herself {availible=available} at night.',
  ],
  challenge:
    'Write an advert for the perfect school pet. Use at least five adjectives ending in -able or -ible, and check each one.',
  challengeAnswer:
    'For example: Wanted: a flexible, responsible tortoise. It should be available at weekends, accessible to small hands and never irritable. A considerable appetite is no problem.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children swap boards and mark the endings first.',
      },
      {
        minutes: 4,
        text: 'Hear it: read out flexible and irritable. Agree as a class that the ear cannot tell i from a.',
      },
      {
        minutes: 6,
        text: 'Rule: children cover the ending of each word and tell you what is left: a word or only a piece.',
      },
      {
        minutes: 7,
        text: 'Words in groups: link applicable to application, considerable to consideration, irritable to irritation.',
      },
      {
        minutes: 8,
        text: 'Sort the eleven words, discuss the rule breakers, then learn apparent and appreciate.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences, then children write beside each -able or -ible how they chose it.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words said in sentences, shown together, with the clue named aloud.',
      },
    ],
    say: 'There are far more -able words than -ible words. So look for a reason to write -ible; if you have none, -able is the better bet.',
    watchFor:
      'Too much trust in the whole-word clue: accessible and flexible break it. Treat those two as words to learn.',
    support:
      'Use strips that fold: children fold back the ending, read what is left and decide if it is a word.',
    stretch:
      'Turn the adjectives into nouns: flexible becomes flexibility, available becomes availability. What happens to the vowel?',
    stretchAnswer:
      'flexibility, availability, responsibility, accessibility. The a or i stays, and it is now stressed, so the noun tells you how to spell the adjective.',
  },
};
