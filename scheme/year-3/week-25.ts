import type { TeachingWeek } from '../week.ts';

export const week25: TeachingWeek = {
  kind: 'teach',
  focus: '-ture or -cher?',
  requirement:
    'Years 3 and 4: /chuh/ spelt -ture, or -cher and -tcher where the root word ends in ch or tch.',
  sound: {
    label: '/chuh/, two spellings',
    how: 'Say teacher and pasture: the ends sound alike. Now take the end off: teach is a word, pas is not.',
  },
  rule: 'If the root word ends in ch or tch, add -er; if there is no such root word, write /chuh/ as -ture.',
  exception:
    'Butcher is the odd one: it ends in -cher, though there is no root word inside with that meaning.',
  pattern: /(?:cher|ture)$/u,
  groups: [
    { heading: 'root word in ch: add -er', words: ['teach[er]', 'rich[er]'] },
    { heading: '-tcher', words: ['catch[er]', 'watch[er]', 'stretch[er]', 'bu[tcher]'] },
    { heading: '-ture', words: ['frac[ture]', 'pas[ture]', 'mois[ture]', 'depar[ture]'] },
  ],
  byHeart: [
    {
      entry: 'increase',
      forms: ['incr[ease]'],
      hint: 'In + crease: the long e is ea, and the end is se.',
    },
    {
      entry: 'island',
      forms: ['i[s]land'],
      hint: 'An island is land: say is-land in your spelling voice.',
    },
  ],
  origin: {
    word: 'island',
    fact: 'In Old English it was igland, with no s. Much later people put an s in to match isle, a French word that is no relative.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Which root word is inside? Sort: word + er, word + ure, or no root word.',
    piles: [
      { label: 'word + er', words: ['teacher', 'catcher', 'richer', 'watcher'] },
      { label: 'word + ure', words: ['moisture', 'departure', 'sculpture'] },
      { label: 'no root word', words: ['nature', 'future', 'picture', 'vulture'] },
    ],
  },
  dictation: [
    'Our teacher was the best ball catcher on the island.',
    'The moisture in the pasture will increase after the rain.',
  ],
  missingWords: [
    'The {butcher} sold us six sausages.',
    'Two helpers carried the player off on a {stretcher}.',
    'Forty sheep were grazing in the green {pasture}.',
    'Fog delayed our {departure} from the airport.',
    'The bird {watcher} hid in the reeds with her binoculars.',
    'The ferry took us to a tiny {island} off Scotland.',
  ],
  mistakes: [
    { wrong: 'strecher', right: 'stretcher', why: 'It comes from stretch, so the t stays in.' },
    { wrong: 'pascher', right: 'pasture', why: 'There is no word pasch, so the end is -ture.' },
    {
      wrong: 'departcher',
      right: 'departure',
      why: 'It comes from depart: add ure and nothing else.',
    },
    { wrong: 'iland', right: 'island', why: 'It has a silent s: an island is land.' },
  ],
  proofreading: [
    'Our {teecher=teacher} took us to a farm on an {iland=island}.',
    'The cows had gone to their {pascher=pasture}, and there was {moischer=moisture} on the grass.',
    'Tom slipped, but it was no {fraccher=fracture}.',
    'We still carried him back on a {strecher=stretcher}!',
  ],
  challenge:
    'Write a timetable for a day on an island where the butcher, the teacher and the catcher all swap jobs. Use six of the words.',
  challengeAnswer:
    'For example: 9:00 the butcher teaches. 10:00 the teacher sells sausages. 11:00 the catcher drops the ball in the pasture. 12:00 the watcher sleeps. 1:00 a stretcher race. 2:00 departure from the island.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Then ask how /chuh/ was spelt in nature and furniture.',
      },
      {
        minutes: 5,
        text: 'Hear it: read the ten words in mixed order. Can anyone hear which spelling it is? No: so what can help?',
      },
      {
        minutes: 5,
        text: 'Rule: cover -er in teacher and catcher. A word is left. Cover -ture in pasture: no word is left.',
      },
      {
        minutes: 8,
        text: 'Groups: write root + er for the first five, and puzzle over butcher; block out -ture in the rest.',
      },
      {
        minutes: 7,
        text: 'Sort the eleven words. Ask for proof each time: show me the root word.',
      },
      {
        minutes: 2,
        text: 'Learn increase and island: find ea in the one and the silent s of the other.',
      },
      {
        minutes: 9,
        text: 'Dictation: two sentences. Children mark -cher and -ture in two colours afterwards.',
      },
      {
        minutes: 4,
        text: 'Exit check: five words. Afterwards ask of each: is there a root word inside?',
      },
    ],
    say: 'Your ears cannot tell -cher from -ture. Your eyes can: look for a root word that ends in ch or tch.',
    watchFor:
      'A lost t in stretcher and catcher. The root word has tch after its short vowel and keeps it.',
    support:
      'Give children the verbs teach and catch. They add -er and act out the person. Then show that butcher has no verb in it.',
    stretch:
      'Moist + ure, depart + ure, sculpt + ure: the t was there already. Find more, such as creature or scripture.',
    stretchAnswer:
      'creature (create), texture (text), scripture (script), adventure (advent). In each the t belongs to the first part, and -ure is added.',
  },
};
