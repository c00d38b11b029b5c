import type { TeachingWeek } from '../week.ts';

export const week10: TeachingWeek = {
  kind: 'teach',
  focus: '/l/ spelt -al',
  requirement: 'Year 2: the /l/ or /əl/ sound spelt -al at the end of words.',
  sound: {
    label: '/l/ as in metal',
    how: 'Say metal, animal, local as usual. Then say them in a robot voice with a clear -al: met-al, an-i-mal.',
  },
  rule: 'Many adjectives that end with the /l/ sound are written -al, and so are a few nouns.',
  exception:
    'Your ears cannot tell you: pedal and middle end with the same sound, so learn the -al words by eye.',
  pattern: /al$/u,
  groups: [
    {
      heading: 'nouns, two syllables',
      words: ['met[al]', 'ped[al]', 'pet[al]', 'sign[al]'],
    },
    { heading: 'nouns, three syllables', words: ['anim[al]', 'capit[al]', 'hospit[al]'] },
    { heading: 'adjectives', words: ['loc[al]', 'tot[al]', 'fin[al]'] },
  ],
  byHeart: [
    { entry: 'gold', forms: ['g[o]ld'], hint: 'Old with a g in front: old gold.' },
    {
      entry: 'hold',
      forms: ['h[o]ld'],
      hint: 'Put h in front of old. Hold on tight to all four letters.',
    },
  ],
  origin: {
    word: 'animal',
    fact: 'Animal comes from the Latin word anima, which means breath. An animal is a thing that lives and breathes.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word does not fit? Look at the ending and clap the syllables.',
    rows: [
      {
        words: ['metal', 'kettle', 'petal', 'pedal'],
        odd: 'kettle',
        why: 'It ends in -le. The others end in -al.',
      },
      {
        words: ['animal', 'capital', 'local', 'hospital'],
        odd: 'local',
        why: 'It has two syllables. The others have three.',
      },
      {
        words: ['final', 'total', 'local', 'tunnel'],
        odd: 'tunnel',
        why: 'It ends in -el. The others end in -al.',
      },
      {
        words: ['camel', 'signal', 'towel', 'jewel'],
        odd: 'signal',
        why: 'It ends in -al. The others end in -el.',
      },
    ],
  },
  dictation: ['They took the wild animal to the hospital.', 'The pedal on my old bike is metal.'],
  missingWords: [
    'London is the {capital} city of England.',
    'A pink {petal} fell off the rose.',
    'The green light was the {signal} to go.',
    'We buy bread from our {local} shop.',
    'Add two, three and five, and the {total} is ten.',
    'The ring is made of real {gold}.',
  ],
  mistakes: [
    { wrong: 'animel', right: 'animal', why: 'Say it as a robot: an-i-mal, with a at the end.' },
    { wrong: 'pedle', right: 'pedal', why: 'Pedal, petal and metal all end in -al.' },
    {
      wrong: 'hospitle',
      right: 'hospital',
      why: 'Three syllables, hos-pi-tal, and -al at the end.',
    },
    {
      wrong: 'finel',
      right: 'final',
      why: 'Final is an adjective, and many of those have -al.',
    },
  ],
  proofreading: [
    'A lost {animel=animal} sat by the {hospitle=hospital} door.',
    'It had a {mettle=metal} tag with its name on it in {goald=gold} letters.',
    'Mum rang the {locle=local} vet, and soon its owner came.',
  ],
  challenge:
    'Invent an animal made of metal. Describe it with at least four -al words and draw it.',
  challengeAnswer:
    'For example: My metal animal has one pedal on each foot and a petal for an ear. It has a total of six legs. When it sees a signal, it stops. Look for -al, not -le, in each word.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. For each -el word, name the letter before -el.',
      },
      {
        minutes: 5,
        text: 'Hear it: say metal, camel, bottle. The ends sound the same, so our eyes must help our ears.',
      },
      {
        minutes: 6,
        text: 'Rule: which words name a thing, and which describe? Try a local shop, the final page, the total score.',
      },
      {
        minutes: 8,
        text: 'Robot reading: pairs read each group with a strong -al, then write three words from memory.',
      },
      {
        minutes: 6,
        text: 'Odd one out, with the reason. Then practise gold and hold.',
      },
      {
        minutes: 10,
        text: 'Dictation: say each sentence twice. Children underline each -al ending when they check.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words. Before they write, children whisper each as a robot.',
      },
    ],
    say: 'When you cannot hear how to spell an ending, say the word in a silly way that you can hear: an-i-mal, hos-pi-tal.',
    watchFor:
      'Three-syllable words that lose their middle (hosptal, captal). Clap first, then write one syllable at a time.',
    support:
      'Print the words cut into syllables: hos, pi, tal. Children put them in order and read before they write.',
    stretch:
      'Find longer relatives in which the a is heard, such as metal and metallic, final and finality, hospital and hospitality.',
    stretchAnswer:
      'Local and locality, total and totality, normal and normality also work. Say the longer word slowly: the a can be heard clearly, so the short word has -al.',
  },
};
