import type { TeachingWeek } from '../week.ts';

export const week29: TeachingWeek = {
  kind: 'teach',
  focus: 'test practice: missing words in sentences',
  requirement:
    'Years 5 and 6: the statutory word list, practised in the form of the Key Stage 2 spelling paper.',
  sound: {
    label: 'hear, write, check',
    how: 'You will hear the word, the sentence and the word again. Whisper it in syllables before you write.',
  },
  rule: 'Listen to the whole sentence, write the word at once, then go back and check its tricky part.',
  exception:
    'If you are not sure, never leave a gap: write two versions on rough paper and choose the one that looks right.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'pairs and silent letters',
      words: ['a[cc]o[mm]odate', 'for[eign]', 'r[hy]t[h]m'],
    },
    {
      heading: 'letters that are swallowed or added',
      words: ['desp[er]ate', 'enviro[n]ment', 'hin[drance]', 'light[ning]'],
    },
    { heading: 'odd vowels', words: ['br[ui]se', 'con[sci]ous', 'privil[ege]'] },
  ],
  byHeart: [
    { entry: 'rhythm', forms: ['r[hy]t[h]m'], hint: 'Two hs and a y, and no other vowel letter.' },
    {
      entry: 'sacrifice',
      forms: ['sacr[i]f[ice]'],
      hint: 'Sac, ri, fice: an i in the middle and ice to end.',
    },
  ],
  origin: {
    word: 'lightning',
    fact: 'Lightning is a worn-down form of lightening, making light. The e fell out, and now lightening means only making or growing lighter.',
    journey: [
      { from: 'Old English', form: 'leoht', meaning: 'light' },
      { from: 'English', form: 'lightening', meaning: 'making light' },
      { from: 'English', form: 'lightning', meaning: 'the flash, its e worn away' },
    ],
    journeyTask: {
      question: 'Which is the odd one out: lightning, daylight, lightweight or lighthouse?',
      answer:
        'Lightweight: there light means not heavy. In the others it is the light that shines.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word slowly and count its syllables.',
    piles: [
      { label: 'one syllable', words: ['bruise', 'queue', 'yacht'] },
      { label: 'two syllables', words: ['rhythm', 'foreign', 'lightning'] },
      { label: 'three syllables', words: ['privilege', 'sacrifice', 'recommend'] },
      { label: 'four syllables', words: ['accommodate', 'environment', 'identity'] },
    ],
  },
  dictation: [
    'We were conscious of the rhythm of the rain and a flash of lightning.',
    'It is a privilege to care for our environment.',
  ],
  missingWords: [
    'This coach can {accommodate} fifty passengers.',
    'The goalkeeper had a nasty {bruise} on her elbow.',
    'By the sixth day the shipwrecked sailors were {desperate}.',
    'Mending old clothes is good for the {environment}.',
    'A bolt of {lightning} struck the tallest tree on the hill.',
    'The dancers stamped to the {rhythm} of the drums.',
  ],
  paper: [
    'My uncle speaks four {foreign} languages.',
    'The long grass was a {hindrance} to the runners.',
    'I was {conscious} of a strange smell in the corridor.',
    'It was a {privilege} to meet the author of our class book.',
    'Giving up his holiday was a great {sacrifice}.',
    'The van was {stationary} at the traffic lights.',
    'We walked through the ruins of an {ancient} city.',
    'A warm coat is {necessary} in the mountains.',
    'There was a long {queue} outside the bakery.',
    'Did you {receive} my letter?',
    'Be {cautious} when you cross the icy bridge.',
    'A {disastrous} flood swept the farm away.',
    'Clean the brushes {thoroughly} before you put them away.',
    'The crowd fell silent, and every face was {solemn}.',
  ],
  mistakes: [
    { wrong: 'accomodate', right: 'accommodate', why: 'Check both pairs: cc and mm.' },
    { wrong: 'enviroment', right: 'environment', why: 'There is iron in the middle: keep its n.' },
    { wrong: 'lightening', right: 'lightning', why: 'In a storm there is no e: light, ning.' },
    { wrong: 'rhythem', right: 'rhythm', why: 'No vowel letter comes between th and m.' },
  ],
  proofreading: [
    'The hall could not {accomodate=accommodate} everyone, and the {forriegn=foreign} guests were {desprate=desperate} to dance.',
    'Then {lightening=lightning} put out the lights.',
    'It was no {hinderance=hindrance}, for the drummer kept her {rythm=rhythm} in the dark.',
    'She was {consious=conscious} of two hundred feet, and of the {priviledge=privilege} of leading them.',
  ],
  challenge:
    'With a partner write six more test sentences, for list words that are not in the paper. Test another pair.',
  challengeAnswer:
    'For example: A turnip is a vegetable. A yacht needs wind. My stomach began to rumble. The heart is a muscle. December is the twelfth month. English is a language. Each sentence should be short and leave only one list word possible.',
  classSentence: 'It is no sacrifice to care for the environment in a foreign country.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words given exactly as in the test: word, sentence, word.',
      },
      {
        minutes: 5,
        text: 'Explain the paper: twenty sentences, each with one gap, read aloud by the teacher.',
      },
      {
        minutes: 5,
        text: 'Rule: model one sentence, thinking aloud as you listen, write and check.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children mark in each word the letters most people get wrong.',
      },
      {
        minutes: 8,
        text: 'Sort by syllables, then practise rhythm and sacrifice.',
      },
      {
        minutes: 10,
        text: 'Dictation: the twenty sentences of the paper, at the pace of the test.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words as in the test. Share which check caught a mistake: syllables, pairs, roots or looks.',
      },
    ],
    say: 'The test is the same thing we do every week, only quieter. You know how to listen, write and check, so take your time.',
    watchFor:
      'Unclear handwriting: an a like an o is marked wrong. Key Stage 2 tests are in the second week of May: explain and give this paper in the week before, whatever your week number.',
    support:
      'Read the sentences twice and stop for longer; let children say the word back before they write it.',
    stretch:
      'Be the examiner: choose twelve list words, write a sentence for each, test a partner and mark the answers.',
    stretchAnswer:
      'A good examiner chooses different kinds of difficulty, leaves a clear gap and accepts no letter out of place. The mark scheme should be written before the test.',
  },
};
