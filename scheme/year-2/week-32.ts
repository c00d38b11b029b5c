import type { TeachingWeek } from '../week.ts';

export const week32: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -tion',
  requirement: 'Year 2: words ending -tion.',
  sound: {
    label: '-tion sounds like shun',
    how: 'Say sta-tion, fic-tion, mo-tion with a clap for each syllable. The last syllable is always shun.',
  },
  rule: 'The ending that sounds like shun is most often written -tion.',
  exception:
    'A few words write it in another way, such as mission and magician, and in vision the s buzzes: zhun.',
  pattern: /tion(?:al)?$/u,
  groups: [
    { heading: 'after c', words: ['ac[tion]', 'fic[tion]', 'frac[tion]', 'sec[tion]'] },
    { heading: 'after a long vowel', words: ['sta[tion]', 'na[tion]', 'mo[tion]', 'lo[tion]'] },
    { heading: 'after p, and with -al added', words: ['cap[tion]', 'na[tion]al'] },
  ],
  byHeart: [
    {
      entry: 'people',
      forms: ['p[eo]ple'],
      hint: 'Say pe-o-ple in your head, so that you do not lose the o.',
    },
    { entry: 'water', forms: ['w[a]ter'], hint: 'After w, the letter a says /or/: wa, then ter.' },
    {
      entry: 'again',
      forms: ['ag[ai]n'],
      hint: 'Write a, then gain: there is ai in it, as in rain.',
    },
  ],
  origin: {
    word: 'station',
    fact: 'Station comes from a Latin word for standing. At first a station was simply a place where someone stood.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at the end of each word. Which is the odd one out?',
    rows: [
      {
        words: ['station', 'nation', 'fashion', 'lotion'],
        odd: 'fashion',
        why: 'It sounds like shun, but is written shion.',
      },
      {
        words: ['action', 'section', 'motion', 'fraction'],
        odd: 'motion',
        why: 'It has no c before -tion.',
      },
      {
        words: ['television', 'fiction', 'caption', 'action'],
        odd: 'television',
        why: 'It ends in -sion. The others end in -tion.',
      },
      {
        words: ['station', 'national', 'lotion', 'section'],
        odd: 'national',
        why: 'It goes on after -tion: -al has been added.',
      },
    ],
  },
  dictation: ['Many people were at the station again.', 'We read a section of fiction in class.'],
  missingWords: [
    'Rub some sun {lotion} on your arms.',
    'One half is a {fraction}.',
    'Write a {caption} under the photo.',
    'We watched the winning goal in slow {motion}.',
    'The film was full of {action}.',
    'I have lost my left glove {again}!',
  ],
  mistakes: [
    {
      wrong: 'stashun',
      right: 'station',
      why: 'The shun at the end is written -tion.',
      sentence: 'Gran met us at the bus station.',
    },
    { wrong: 'frakshun', right: 'fraction', why: 'Write c for the /k/, then -tion.' },
    {
      wrong: 'peple',
      right: 'people',
      why: 'There is an o after the first e.',
      sentence: 'Too many people tried to get on the bus.',
    },
    { wrong: 'agen', right: 'again', why: 'The second part is gain, with ai.' },
  ],
  proofreading: [
    'We got to the {stashun=station} at six.',
    'It was full of {peple=people}.',
    'I sat down with some {ficshun=fiction} and got to the best {secshun=section}.',
    'I did not see the train in {moshun=motion} until it was too late!',
  ],
  challenge:
    'Write a short news report from a busy station. Use action, motion, section and people. Draw a picture with a caption.',
  challengeAnswer:
    'For example: There was action at the station today. A train in motion woke the people in every section of the waiting room. Caption: The station cat drives off!',
  exit: ['station', 'action', 'fraction', 'people', 'again'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: "Revisit: read out the eight words and mark them. Then ask when we write 's.",
      },
      {
        minutes: 5,
        text: 'Hear it: clap the syllables and whisper the last one, shun. Which letters would you expect? Now look.',
      },
      {
        minutes: 5,
        text: 'Rule: write t-i-o-n large in the air, on the table and with eyes shut.',
      },
      {
        minutes: 8,
        text: 'Words in groups: cover -tion and read what is left (ac, frac, sta). Then add it and read again.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then practise people, water and again.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Ask the class to say each -tion word in syllables before writing it.',
      },
      { minutes: 5, text: 'Exit check: station, action, fraction, people and again.' },
    ],
    say: 'Four letters, one syllable: t, i, o, n says shun. Nobody could guess it, so we learn it once and use it for ever.',
    watchFor:
      'Letters in the wrong order (toin, tian), and k for c (fraktion). Chant t-i-o-n as one piece.',
    support:
      'Give -tion as one tile. Children add sta, ac, mo and sec in front, read each word and write it.',
    stretch:
      'What is the link? act and action, invent and invention, collect and collection. Find two more pairs.',
    stretchAnswer:
      'Other pairs: direct and direction, connect and connection, subtract and subtraction, inject and injection. The t is there already, so the ending adds only ion.',
  },
};
