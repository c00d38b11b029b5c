import type { TeachingWeek } from '../week.ts';

export const week26: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: vowels we swallow',
  requirement: 'Years 5 and 6: the statutory word list, words with unstressed vowels.',
  sound: {
    label: 'swallowed vowels',
    how: 'Say temp-er-a-ture and veg-e-ta-ble like a robot, with each syllable as loud as the next.',
  },
  rule: 'Say the word as it is spelt, syllable by syllable, or find a relative in which you can hear the weak vowel.',
  exception:
    'Desperation helps with desperate and secretarial with secretary, but bargain and average have no relative that helps.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'a syllable we often swallow',
      words: ['temp[era]ture', 'veg[e]table', 'av[er]age', 'desp[er]ate'],
    },
    { heading: '-ary at the end', words: ['diction[a]ry', 'secret[a]ry'] },
    {
      heading: 'a weak vowel to remember',
      words: ['defin[ite]', 'determ[ined]', 'barg[ain]', 'priv[i]l[ege]'],
    },
  ],
  byHeart: [
    {
      entry: 'recognise',
      forms: ['reco[g]n[ise]'],
      hint: 'Do not swallow the g: rec, og, nise.',
    },
    { entry: 'recommend', forms: ['reco[mm]end'], hint: 'Re plus commend: one c and two ms.' },
  ],
  origin: {
    word: 'secretary',
    fact: 'A secretary was at first someone trusted with secrets: the word comes from the Latin secretum, a secret.',
    journey: [
      { from: 'Latin', form: 'secretum', meaning: 'a secret' },
      { from: 'Latin', form: 'secretarius', meaning: 'someone trusted with secrets' },
      { from: 'English', form: 'secretary', meaning: 'someone who runs an office' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for secretary, with its root.',
      answer:
        'For example: secretary (noun): someone who runs an office. From Latin secretum, a secret.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at the endings and listen to the syllables. Which is the odd one out?',
    rows: [
      {
        words: ['dictionary', 'cemetery', 'library', 'secretary'],
        odd: 'cemetery',
        why: 'It ends in -ery; the others end in -ary.',
      },
      {
        words: ['vegetable', 'bargain', 'temperature', 'average'],
        odd: 'bargain',
        why: 'We say all its syllables; the others often lose one.',
      },
      {
        words: ['definite', 'favourite', 'desperate', 'opposite'],
        odd: 'desperate',
        why: 'It ends in -ate; the others end in -ite.',
      },
      {
        words: ['average', 'village', 'language', 'privilege'],
        odd: 'privilege',
        why: 'It ends in -ege; the others end in -age.',
      },
    ],
  },
  dictation: [
    'As the temperature fell, we made a hot vegetable pie.',
    'Noor was determined, and in the end she found a bargain.',
  ],
  missingWords: [
    'Set the oven to the right {temperature} before you bake.',
    'A turnip is a {vegetable} that grows under the ground.',
    'I need a {definite} answer: are you coming or not?',
    'At half price, these trainers are a real {bargain}.',
    'The club {secretary} writes the letters and keeps the diary.',
    'I did not {recognise} you behind that false beard!',
  ],
  mistakes: [
    {
      wrong: 'temprature',
      right: 'temperature',
      why: 'Your temper is inside it: temper, a, ture.',
    },
    {
      wrong: 'definate',
      right: 'definite',
      why: 'It has finite in it: no a at all.',
      sentence: 'We have no definite plans for the summer yet.',
    },
    {
      wrong: 'desprate',
      right: 'desperate',
      why: 'Do not swallow the er: des, per, ate.',
      sentence: 'The hungry gulls grew desperate and fought over a single chip.',
    },
    { wrong: 'vegtable', right: 'vegetable', why: 'Veg, e, table: the e comes before table.' },
  ],
  proofreading: [
    'At an {avarage=average} {temprature=temperature} of thirty degrees, every {vegtable=vegetable} on the stall had wilted.',
    'The trader was {desprate=desperate}, yet {determind=determined} to sell.',
    'He told us that lettuce was a real {bargin=bargain}.',
    'I would {reccomend=recommend} the soup.',
  ],
  challenge:
    'Write a weather report or the shouts of a market trader with at least five of these words, and read it in a robot voice.',
  challengeAnswer:
    'For example: Average temperature today: low. What a bargain, this vegetable! Are you desperate for beans? I am determined to sell. In a robot voice every vowel is said: tem-per-a-ture.',
  exit: ['definite', 'desperate', 'temperature', 'secretary', 'average'],
  classSentence: 'We were determined to recognise every vegetable in the soup.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask for a word in -ence and a word in -ance from last week.',
      },
      {
        minutes: 5,
        text: 'Hear it: say each word fast, then as robots; children count how many syllables come back.',
      },
      {
        minutes: 5,
        text: 'Rule: find hidden words that hold the vowel: temper, table, finite, secret, diction.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners speak as robots in turn; the listener writes every syllable.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then practise recognise and recommend.',
      },
      {
        minutes: 10,
        text: 'Dictation: read at natural speed. Children must bring back the syllables you swallow.',
      },
      { minutes: 5, text: 'Exit check: definite, desperate, temperature, secretary, average.' },
    ],
    say: 'When we talk we are lazy, and vowels get swallowed. When we write we put them back on the page.',
    watchFor:
      'Definate is the commonest of all. Put definite, finite and infinite together on the wall and leave them there.',
    support:
      'Write the words with a gap for each weak vowel and say them as a robot together before filling it.',
    stretch:
      'Collect more swallowed syllables: chocolate, interest, business, separate, library. Make a robot dictionary.',
    stretchAnswer:
      'For example: choc-o-late, in-ter-est, bus-i-ness, sep-a-rate, li-brar-y. An entry shows how people say the word and how the robot says it.',
  },
};
