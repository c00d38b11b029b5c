import type { TeachingWeek } from '../week.ts';

export const week27: TeachingWeek = {
  kind: 'teach',
  focus: '/k/ spelt ch (Greek)',
  requirement: 'Years 3 and 4: words with the /k/ sound spelt ch (Greek in origin).',
  sound: {
    label: '/k/ as in echo',
    how: 'Say echo, and say it again like an echo. The middle sound is /k/. Now school, chorus, anchor: find the /k/.',
  },
  rule: 'In a family of words that began in Greek, the /k/ sound is written ch.',
  exception:
    'Most words with ch say /ch/, as in chip, and most words with /k/ have c, k or ck: learn this family by name.',
  pattern: /(?:^|s|[aeinor])ch/u,
  groups: [
    { heading: 'ch at the start', words: ['[ch]orus', '[ch]emist', '[ch]aracter', '[ch]aos'] },
    { heading: 'sch', words: ['s[ch]ool', 's[ch]eme'] },
    {
      heading: 'ch in the middle or at the end',
      words: ['e[ch]o', 'an[ch]or', 'or[ch]id', 'monar[ch]'],
    },
  ],
  byHeart: [
    {
      entry: 'minute',
      forms: ['min[ute]'],
      hint: 'It sounds like minnit, but it is made of min and ute.',
    },
  ],
  origin: {
    word: 'school',
    fact: 'School comes from Greek skhole, which first meant free time! The Greeks liked to spend their free time talking and learning.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What does ch say, /k/ as in echo or /ch/ as in chip? Sort them.',
    piles: [
      { label: '/k/', words: ['chorus', 'anchor', 'chemist', 'orchid', 'monarch'] },
      { label: '/ch/', words: ['cheese', 'lunch', 'chapter', 'beach', 'orchard'] },
    ],
  },
  dictation: [
    'Wait a minute and you will hear the echo.',
    'There was chaos when the whole school sang the chorus.',
  ],
  missingWords: [
    'The boat dropped its {anchor} in the bay.',
    'Mum bought some plasters at the {chemist}.',
    'The funniest {character} in the book is a talking badger.',
    'The purple {orchid} on the windowsill has six flowers.',
    'A king or a queen is called a {monarch}.',
    'Boil the egg for just one more {minute}.',
  ],
  mistakes: [
    { wrong: 'skool', right: 'school', why: 'It is Greek, so the /k/ is ch.' },
    { wrong: 'ecko', right: 'echo', why: 'The /k/ in the middle is ch: e-cho.' },
    {
      wrong: 'caracter',
      right: 'character',
      why: 'It begins with ch, though you hear /k/.',
    },
    { wrong: 'minit', right: 'minute', why: 'Sixty of them make an hour: min, then ute.' },
  ],
  proofreading: [
    'Our {skool=school} play was in {kaos=chaos} for a {minit=minute}.',
    'The main {caracter=character} lost her hat, and the {corus=chorus} began to giggle.',
    'The hall was so big that we heard the {ecko=echo} as well.',
    'Everyone clapped anyway.',
  ],
  challenge:
    'Write a scene for a school play with a chorus, an echo and a chemist. Mark every ch that says /k/ with a star.',
  challengeAnswer:
    'For example: Chemist: Who is there? Echo: There, there! Chorus: It is only an echo from the school hall. Chemist: What chaos! Stars belong over ch in chemist, echo, chorus, school and chaos.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then recall crystal and myth from the autumn: also Greek.',
      },
      {
        minutes: 5,
        text: 'Hear it: call each word like an echo, twice. Children write down only what they hear: k.',
      },
      {
        minutes: 5,
        text: 'Rule: show how Greek words kept a ch when the Romans wrote them down. Write Greek beside ch in your list of sounds.',
      },
      {
        minutes: 8,
        text: 'Groups: children say each word first with /ch/ (s-chool!), laugh, then say it properly and write it.',
      },
      { minutes: 7, text: 'Sort the ten words. Orchid and orchard look alike: how do they sound?' },
      {
        minutes: 2,
        text: 'Learn minute: say it in a spelling voice, min-ute, and then as we speak.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences. Let children whisper the silly /ch/ version as they write.',
      },
      { minutes: 4, text: 'Exit check: five words, each echoed twice by the class.' },
    ],
    say: 'In your spelling voice you may say s-chool and e-cho with a real ch. It sounds silly, and that is why it works.',
    watchFor:
      'Children who now write ch in every /k/ word (chind, chat for cat). Stress that the family is small and mostly Greek.',
    support:
      'Begin with school and echo, the two known words. Put each new word on a wall next to the one it looks like.',
    stretch:
      'Find more members: orchestra, stomach, mechanic, choir, technology. Which one would surprise a new reader most?',
    stretchAnswer:
      'Choir surprises most: it is said kwire, so hardly any letter does what we expect. The others have a plain /k/ for ch.',
  },
};
