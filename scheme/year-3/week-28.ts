import type { TeachingWeek } from '../week.ts';

export const week28: TeachingWeek = {
  kind: 'teach',
  focus: '/sh/ spelt ch (French)',
  requirement: 'Years 3 and 4: words with the /sh/ sound spelt ch (mostly French in origin).',
  sound: {
    label: '/sh/ as in chef',
    how: 'Put a finger to your lips and say sh: chef, machine, parachute. Hear sh, but picture ch.',
  },
  rule: 'In a family of words that came from French, the /sh/ sound is written ch.',
  exception:
    'Not every word from French does this: chair, chain and chief came to England long ago and say /ch/.',
  pattern: /(?:^|[aio])ch[aeinu]/u,
  groups: [
    { heading: 'ch at the start', words: ['[ch]ef', '[ch]alet', '[ch]andelier'] },
    {
      heading: 'ch in the middle',
      words: ['ma[ch]ine', 'ma[ch]inery', 'para[ch]ute', 'bro[ch]ure', 'cro[ch]et'],
    },
    { heading: '-che at the end', words: ['mousta[ch]e', 'qui[ch]e'] },
  ],
  byHeart: [
    {
      entry: 'natural',
      forms: ['nat[u]ral'],
      hint: 'Nature drops its e and adds -al: natur + al.',
    },
    {
      entry: 'notice',
      forms: ['not[ice]'],
      hint: 'Did you notice the ice at the end? Not + ice.',
    },
  ],
  origin: {
    word: 'parachute',
    fact: 'The French made parachute from para-, guarding against, and chute, a fall. It guards you when you fall from high up.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say each row aloud. In which word does ch not say /sh/?',
    rows: [
      { words: ['chef', 'chin', 'chalet', 'machine'], odd: 'chin', why: 'Its ch says /ch/.' },
      {
        words: ['brochure', 'parachute', 'anchor', 'quiche'],
        odd: 'anchor',
        why: 'It is a Greek word: its ch says /k/.',
      },
      {
        words: ['chemist', 'crochet', 'moustache', 'machinery'],
        odd: 'chemist',
        why: 'It is a Greek word: its ch says /k/.',
      },
      { words: ['chandelier', 'chute', 'chef', 'cheese'], odd: 'cheese', why: 'Its ch says /ch/.' },
    ],
  },
  dictation: [
    'The chef had a long grey moustache.',
    'Did you notice the huge machine behind the chalet?',
  ],
  missingWords: [
    'The yellow {parachute} floated down to the field.',
    'A glass {chandelier} hung in the hall of the palace.',
    'We baked a cheese and leek {quiche}.',
    'Nan taught me to {crochet} a blanket with a hook and wool.',
    'The holiday {brochure} has photos of sandy beaches.',
    'Wool is {natural}, but nylon is made by people.',
  ],
  mistakes: [
    {
      wrong: 'shef',
      right: 'chef',
      why: 'It is a French word: hear sh, write ch.',
      sentence: 'The chef tasted the sauce and added some salt.',
    },
    { wrong: 'masheen', right: 'machine', why: 'The /sh/ is ch and the /een/ is ine.' },
    { wrong: 'croshay', right: 'crochet', why: 'The French ending et says /ay/.' },
    {
      wrong: 'natral',
      right: 'natural',
      why: 'There is a u from nature: nat-u-ral.',
      sentence: 'Cotton is a natural thing that grows on a plant.',
    },
  ],
  proofreading: [
    'We had lunch in a {shalet=chalet} on a hill.',
    'The {shef=chef} cut the cheese {keesh=quiche} with a big {masheen=machine}.',
    'He did not {notise=notice} that there was egg on his {moustash=moustache}.',
    'Nobody liked to tell him.',
  ],
  challenge:
    'Write a menu and a welcome note for a café in a chalet, run by a chef with a moustache. Use six of the words.',
  challengeAnswer:
    'For example: Welcome to our chalet! Our chef, who is proud of his moustache, has a new machine. Menu: quiche with salad; parachute pudding. Please take a brochure, and mind the chandelier.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask what ch said last week, and which language it came from.',
      },
      {
        minutes: 4,
        text: 'Hear it: finger on lips for each /sh/ as you read chef, chip, machine, school, quiche.',
      },
      {
        minutes: 6,
        text: 'Rule: three voices of ch on the board: chip (English), school (Greek), chef (French). Add a word to each.',
      },
      {
        minutes: 8,
        text: 'Groups: children read the words with a finger on ch and say start, middle or end. Each writes one of each.',
      },
      { minutes: 7, text: 'Odd one out; then say why some answers are /k/ and others /ch/.' },
      {
        minutes: 2,
        text: 'Learn natural and notice: find the u of nature, and ice at the end of notice.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences, the second a question. Children check its question mark.',
      },
      { minutes: 4, text: 'Exit check: five words, finger on lips for each /sh/.' },
    ],
    say: 'One pair of letters, three voices. Ask where the word comes from: Greek gives /k/, French gives /sh/, and most others /ch/.',
    watchFor:
      'Endings that are French too: et in chalet and crochet, ine in machine, che in quiche. Teach them as part of the word.',
    support:
      'Begin with chef and machine. Sort picture cards by sound before any writing is asked for.',
    stretch:
      'Find more: chute, charade, sachet, cliché, ricochet. Which of them also have a French ending that says /ay/?',
    stretchAnswer:
      'Sachet and ricochet end in et that says /ay/, as crochet and chalet do. Cliché has é for the same sound. Chute and charade do not end in /ay/.',
  },
};
