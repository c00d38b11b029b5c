import type { TeachingWeek } from '../week.ts';

export const week23: TeachingWeek = {
  kind: 'teach',
  focus: 'ough 1: ought, rough, cough',
  requirement: 'Years 5 and 6: words containing the letter-string ough.',
  sound: {
    label: '/or/, /uff/ and /off/',
    how: 'Say bought, rough, cough. One string of letters, three sounds: one finger for /or/, two for /uff/, three for /off/.',
  },
  rule: 'The letters ough say /or/ before t, as in bought; /uff/ in rough; and /off/ in cough.',
  exception:
    'Drought has ough before t, but it rhymes with out; caught and taught are spelt with augh.',
  pattern: /ough/u,
  groups: [
    {
      heading: '/or/: past tense verbs',
      words: ['b[ough]t', 'th[ough]t', 'br[ough]t', 'f[ough]t'],
    },
    { heading: '/or/: two more', words: ['[ough]t', 'n[ough]t'] },
    { heading: '/uff/, and /off/ in cough', words: ['r[ough]', 't[ough]', 'en[ough]', 'c[ough]'] },
  ],
  byHeart: [{ entry: 'identity', forms: ['i[dent]ity'], hint: 'I have a dent: i, dent, ity.' }],
  origin: {
    word: 'rough',
    fact: 'In Old English rough was ruh, and its last letter was a sound made in the throat, like the end of the Scottish loch. Later it became /f/.',
    journey: [
      { from: 'Old English', form: 'ruh', meaning: 'rough, hairy' },
      { from: 'English', form: 'rogh', meaning: 'its end like the Scottish loch' },
      { from: 'English', form: 'rough', meaning: 'gh now says /f/' },
    ],
    journeyTask: {
      question: 'Which gh is the odd one out: rough, tough, bought or cough?',
      answer: 'Bought: its gh is silent. In the others gh says /f/.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Read aloud, then look closely. Which word is the odd one out?',
    rows: [
      {
        words: ['bought', 'fought', 'caught', 'thought'],
        odd: 'caught',
        why: 'It is spelt augh; the others have ough.',
      },
      {
        words: ['rough', 'cough', 'tough', 'enough'],
        odd: 'cough',
        why: 'It ends with /off/; the others end with /uff/.',
      },
      {
        words: ['ought', 'nought', 'brought', 'drought'],
        odd: 'drought',
        why: 'It rhymes with out; the others say /or/.',
      },
      {
        words: ['bought', 'nought', 'brought', 'fought'],
        odd: 'nought',
        why: 'It means zero; the others are past tense verbs.',
      },
    ],
  },
  dictation: [
    'I bought enough fruit, but I thought the bread was tough.',
    'A rough cough gave away the identity of the ghost.',
  ],
  missingWords: [
    'Have we got {enough} chairs for everybody?',
    'Ten minus ten is {nought}.',
    'Amelia {bought} a second-hand bike at the market.',
    'The bark of an oak tree is {rough} to the touch.',
    'Dad has a sore throat and a tickly {cough}.',
    'The superhero hid her true {identity} behind a mask.',
  ],
  mistakes: [
    {
      wrong: 'thort',
      right: 'thought',
      why: 'Before the t, /or/ is spelt with four letters: ough.',
    },
    { wrong: 'enuff', right: 'enough', why: 'The /uff/ at the end is ough, as in rough.' },
    {
      wrong: 'bougth',
      right: 'bought',
      why: 'Finish the string first, o, u, g, h, and then write t.',
    },
    { wrong: 'coff', right: 'cough', why: 'No f is written: ough makes the /off/.' },
  ],
  proofreading: [
    'One cheese is never {enuff=enough} for Gran, so we {bougth=bought} three.',
    'The road to her house was {ruff=rough}, and my little brother had a {coff=cough}.',
    'When we had {brort=brought} the bag to her door, it was empty.',
    'I {thort=thought} the {identaty=identity} of our thief was a mystery, until the dog burped.',
  ],
  challenge:
    'Write a story of eight sentences about a tough old sea captain. Use seven words with ough and read it aloud without a slip.',
  challengeAnswer:
    'For example: The tough captain had fought rough seas. He thought of home and brought out a map. He had a cough, but not enough tea. Look for seven ough words in eight sentences.',
  exit: ['bought', 'brought', 'nought', 'tough', 'cough'],
  classSentence: 'We thought that the spy fought to hide her identity.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then quick hands for receive, seize, ceiling, protein and receipt: c before ei or not?',
      },
      {
        minutes: 6,
        text: 'Hear it: read the ten words in mixed order; children show one finger for /or/, two for /uff/, three for /off/.',
      },
      {
        minutes: 5,
        text: 'Rule: three columns on the board. Chant o, u, g, h to a steady beat until it runs by itself.',
      },
      {
        minutes: 7,
        text: 'Words in groups: match the past tense to buy, think, bring, fight; beware of brought and bought.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then identity by heart: draw a dent in the middle of the word.',
      },
      {
        minutes: 10,
        text: 'Dictation: tell children that each sentence hides ough, and let them say how often at the end: four and two.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; then read them aloud and show the sound of each ough with fingers.',
      },
    ],
    say: 'Write ough as one piece, without lifting your pencil. The hand learns it faster than the ear, because the ear gets no help here.',
    watchFor:
      'Bought and brought mixed up. Buy has no r and bought has no r; bring has an r and brought has one too.',
    support:
      'Put ough on one joined tile. Children sort the words by its sound first, then build each one round the tile.',
    stretch:
      'Write a limerick whose rhymes look alike but do not sound alike, using cough, rough, though and bough.',
    stretchAnswer:
      'For example: A boy who sat out on a bough / came home with a terrible cough. / The wind had been rough, / he had had quite enough, / but he never once grumbled, though.',
  },
};
