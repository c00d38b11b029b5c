import type { TeachingWeek } from '../week.ts';

export const week22: TeachingWeek = {
  kind: 'teach',
  focus: 'endings /zhuh/ spelt -sure',
  requirement: 'Years 3 and 4: words with endings sounding like /zhuh/, always spelt -sure.',
  sound: {
    label: '/zhuh/ as in treasure',
    how: 'Say zh with a buzz in your throat, as in television. Then treasure, measure: the end is a soft zhuh.',
  },
  rule: 'When a word ends in the sound /zhuh/, write -sure.',
  exception:
    'Seizure is a rarer word with z. And -sure does not always say /zhuh/: think of pressure, sure and ensure.',
  pattern: /(?:ea|ei|o)sure$/u,
  groups: [
    {
      heading: '-easure and -eisure',
      words: ['mea[sure]', 'trea[sure]', 'plea[sure]', 'displea[sure]', 'lei[sure]'],
    },
    { heading: '-closure, from close', words: ['clo[sure]', 'enclo[sure]', 'disclo[sure]'] },
    { heading: '-posure', words: ['expo[sure]', 'compo[sure]'] },
  ],
  byHeart: [
    { entry: 'history', forms: ['hist[o]ry'], hint: 'It holds the word story: hi + story.' },
    {
      entry: 'imagine',
      forms: ['imag[ine]'],
      hint: 'The ending is ine, and there is one m: i-mag-ine.',
    },
  ],
  origin: {
    word: 'treasure',
    fact: 'Treasure goes back to the Greek thesauros, a store of precious things. A thesaurus, a treasury of words, comes from it too.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'All these words end in -sure. Does the s say /zh/ or /sh/? Sort them.',
    piles: [
      { label: '/zh/', words: ['measure', 'treasure', 'pleasure', 'enclosure', 'leisure'] },
      { label: '/sh/', words: ['sure', 'pressure', 'ensure', 'unsure', 'reassure'] },
    ],
  },
  dictation: [
    'Imagine that you find treasure in the lion enclosure.',
    'That history book gave me great pleasure.',
  ],
  missingWords: [
    'Use a tape to {measure} the width of the doorway.',
    'The pirates buried their {treasure} under a palm tree.',
    'We watched the penguins swim in their {enclosure}.',
    'Grandma spends her {leisure} time making model boats.',
    'Snow led to the {closure} of the mountain road.',
    'Our {history} topic is the Great Fire of London.',
  ],
  mistakes: [
    {
      wrong: 'plesure',
      right: 'pleasure',
      why: 'It comes from please, so it keeps the ea.',
      sentence: 'It is a pleasure to meet you at last.',
    },
    { wrong: 'treashure', right: 'treasure', why: 'Just s says /zh/ here: no h is needed.' },
    { wrong: 'leasure', right: 'leisure', why: 'This one has ei, unlike pleasure.' },
    { wrong: 'histry', right: 'history', why: 'There is a story in history: remember the o.' },
  ],
  proofreading: [
    'In our {hystory=history} lesson we read about a lost {treashure=treasure}.',
    'It was hidden in a stone {enclozure=enclosure} by the sea.',
    'To {mesure=measure} the way there, you count a hundred steps.',
    'Can you {imajine=imagine} the {plesure=pleasure} of finding it?',
  ],
  challenge:
    'Draw a treasure map and write five clues for it. Each clue must use a -sure word or a word to know by heart.',
  challengeAnswer:
    'For example: 1 Start at the enclosure. 2 Measure ten steps north. 3 Imagine a ship, and turn to it. 4 With pleasure, jump the stream. 5 Dig under the old oak: treasure!',
  classSentence: "Imagine the king's displeasure when his treasure was gone!",
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then say television slowly: where is the buzzing /zh/?',
      },
      {
        minutes: 5,
        text: 'Hear it: hand on throat, say sh, then zh. Feel the buzz. Which one is in treasure?',
      },
      {
        minutes: 5,
        text: 'Rule: write measure, closure and leisure. Cover the ends: which four letters are always there?',
      },
      {
        minutes: 8,
        text: 'Groups: find the verb inside: please in pleasure, close in closure, expose in exposure.',
      },
      {
        minutes: 7,
        text: 'Sort by buzz or no buzz. Every child says the word with a hand on the throat before choosing.',
      },
      {
        minutes: 2,
        text: 'Learn history and imagine: find the o that we hardly hear and the soft g.',
      },
      {
        minutes: 10,
        text: 'Dictation: two sentences. Afterwards find the word in each that ends in -sure and say it with a buzz.',
      },
      { minutes: 3, text: 'Exit check: five words, written after a buzz check.' },
    ],
    say: 'English has no special letter for the buzzing zh. At the end of a word we hear zhuh and we write sure.',
    watchFor:
      'Zh or sh in the spelling (mezhure, treashure), and a lost a in the ea. Link pleasure with please and treasure with treat.',
    support:
      'Measure, treasure and pleasure were met in Year 2: start from those and build a rhyme with the three.',
    stretch:
      'Enclose, disclose, expose, compose: make the noun from each verb. What happens to the e?',
    stretchAnswer:
      'enclosure, disclosure, exposure, composure. The e goes, because the ending -ure begins with a vowel.',
  },
};
