import type { TeachingWeek } from '../week.ts';

export const week22: TeachingWeek = {
  kind: 'teach',
  focus: '/ee/ spelt ei after c (and exceptions)',
  requirement: 'Years 5 and 6: words with the /ee/ sound spelt ei after c.',
  sound: {
    label: '/ee/ as in receive',
    how: 'Say receive and ceiling and stretch the /ee/. Which letter stands just before it? A soft c, every time.',
  },
  rule: 'For the sound /ee/, write i before e, except straight after c: there it is ei.',
  exception:
    'Protein, caffeine and seize have ei with no c. The rule is only for the sound /ee/, so not for eight.',
  pattern: /cei|^(?:protein|caffeine|seize)$/u,
  groups: [
    {
      heading: 'verbs in -ceive',
      words: ['dec[ei]ve', 'conc[ei]ve', 'rec[ei]ve', 'perc[ei]ve'],
    },
    { heading: 'nouns with cei', words: ['c[ei]ling', 'rec[ei]pt', 'conc[ei]t'] },
    { heading: 'ei with no c: learn these', words: ['prot[ei]n', 'caff[ei]ne', 's[ei]ze'] },
  ],
  byHeart: [
    {
      entry: 'frequently',
      forms: ['frequ[ent]ly'],
      hint: 'Frequent plus ly: after qu the ending is -ent.',
    },
    {
      entry: 'government',
      forms: ['gover[n]ment'],
      hint: 'Govern plus ment: write the n that you hardly hear.',
    },
  ],
  origin: {
    word: 'receive',
    fact: 'Receive, deceive, perceive and conceive all go back, by way of French, to the Latin capere, to take. That is why they look so alike.',
    journey: [
      { from: 'Latin', form: 'capere', meaning: 'to take' },
      { from: 'Latin', form: 'recipere', meaning: 'to take back' },
      { from: 'Old French', form: 'receivre', meaning: 'the p has become v' },
      { from: 'English', form: 'receive', meaning: 'to be given' },
    ],
    journeyTask: {
      question: 'Write one sentence with receive and receipt in it.',
      answer: 'For example: You will receive a receipt when you pay.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'How is /ee/ spelt? Sort the words.',
    piles: [
      { label: 'ei after c', words: ['receive', 'ceiling', 'deceive', 'conceit'] },
      { label: 'ei without c', words: ['protein', 'caffeine', 'seize'] },
      { label: 'ie', words: ['believe', 'achieve', 'field', 'shield'] },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Mind the e of the root.',
    columns: [['de', 're', 'con', 'per'], ['ceive'], ['ed', 'er', 'ing', 'able']],
    words: [
      'deceive',
      'receive',
      'conceive',
      'perceive',
      'deceived',
      'received',
      'conceived',
      'perceived',
      'deceiver',
      'receiver',
      'deceiving',
      'receiving',
      'conceiving',
      'perceiving',
      'receivable',
      'conceivable',
    ],
  },
  dictation: [
    'The government will frequently receive letters from children.',
    'Did you receive a receipt for the ceiling paint?',
  ],
  missingWords: [
    'A spider is walking upside down across the {ceiling}.',
    'Grandma was glad to {receive} my postcard from Cardiff.',
    'Beans, fish and eggs are full of {protein}.',
    'Coffee and strong tea contain {caffeine}.',
    'After the election, the new {government} began its work.',
    'A magician can {deceive} your eyes with a clever trick.',
  ],
  mistakes: [
    { wrong: 'recieve', right: 'receive', why: 'Straight after c, the e comes first.' },
    { wrong: 'cieling', right: 'ceiling', why: 'The c calls for ei: ceil, ing.' },
    { wrong: 'protien', right: 'protein', why: 'One of the few with ei and no c in front.' },
    {
      wrong: 'goverment',
      right: 'government',
      why: 'It is govern + ment, so n comes before m.',
    },
  ],
  proofreading: [
    'Hold the card so that it seems to touch the {cieling=ceiling}.',
    'To {decieve=deceive} your audience, {sieze=seize} the moment when they blink.',
    'They will {percieve=perceive} nothing.',
    'Afterwards, with no {conciet=conceit} at all, {recieve=receive} their applause.',
    'No {goverment=government} minister could do it better.',
  ],
  challenge:
    'Write a magic trick for a friend to try. Use deceive, perceive, receive and ceiling, and no ie words at all.',
  challengeAnswer:
    'For example: Hold up a receipt. Let the crowd perceive one corner. Throw it at the ceiling and receive a coin in its place. You can deceive anyone, if you seize the right moment.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then write receipt again. Besides the p, what is worth noticing in it?',
      },
      {
        minutes: 4,
        text: 'Hear it: read believe, receive, field, ceiling, achieve. Children snap their fingers when c comes before /ee/.',
      },
      {
        minutes: 6,
        text: 'Rule: say it together, then limit it: only for /ee/. Test it on eight, weigh and science. Does it apply?',
      },
      {
        minutes: 8,
        text: 'Words in groups: write -ceive four times, each with a new start; then learn the three rebels as a rhyme of your own.',
      },
      { minutes: 7, text: 'Sort the eleven words. Each pair makes one more word for the ie pile.' },
      {
        minutes: 10,
        text: 'Dictation: both sentences hold receive. Children check the two against each other before you show them.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; children say c or no c for every ei that they have written.',
      },
    ],
    say: 'The old rhyme is only safe with its second half: for the sound /ee/. Used like that, it has few exceptions. Three of them are here.',
    watchFor:
      'Children who apply the rule to any sound and write wiegh or thier. Ask first: do I hear /ee/?',
    support:
      'Write cei as one joined unit, in one colour, in every word that has it. Children say "c, e, i" as they write.',
    stretch: 'Find the nouns of receive, deceive, perceive and conceive. What replaces -ceive?',
    stretchAnswer:
      'reception, deception, perception, conception. -ceive becomes -cept, and -ion is added. The p comes from the Latin root, which means take.',
  },
};
