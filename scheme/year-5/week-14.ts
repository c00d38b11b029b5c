import type { TeachingWeek } from '../week.ts';

export const week14: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -able after soft c or g',
  requirement:
    'Years 5 and 6: keeping the e of -ce and -ge before -able, so that c and g stay soft.',
  sound: {
    label: 'soft c and soft g',
    how: 'Say notice, noticeable; change, changeable. Listen closely: c still says /s/, and g still says /j/.',
  },
  rule: 'When a root ends in ce or ge, keep the e before -able, so that c and g stay soft.',
  exception:
    'After other letters the e of the root usually goes: adore, adorable; value, valuable.',
  pattern: /[cg]eable$/u,
  groups: [
    {
      heading: 'e keeps the c soft',
      words: ['notic[eable]', 'peac[eable]', 'servic[eable]', 'replac[eable]', 'trac[eable]'],
    },
    {
      heading: 'e keeps the g soft',
      words: ['chang[eable]', 'manag[eable]', 'knowledg[eable]', 'charg[eable]', 'recharg[eable]'],
    },
  ],
  byHeart: [
    {
      entry: 'desperate',
      forms: ['desp[er]ate'],
      hint: 'Des, per, ate: it has per in the middle, as in person.',
    },
    {
      entry: 'determined',
      forms: ['determ[ine]d'],
      hint: 'There is a mine in it: deter, mine, d.',
    },
  ],
  origin: {
    word: 'manageable',
    fact: 'Manage, inside manageable, came from the Italian maneggiare, to handle a horse. It goes back to the Latin manus, a hand.',
    journey: [
      { from: 'Latin', form: 'manus', meaning: 'a hand' },
      { from: 'Italian', form: 'maneggiare', meaning: 'to handle a horse' },
      { from: 'English', form: 'manage', meaning: 'to be in charge of' },
      { from: 'English', form: 'manageable', meaning: 'easy enough to deal with' },
    ],
    journeyTask: {
      question: 'Write a dictionary entry for manageable, with its root.',
      answer:
        'For example: manageable (adjective): easy enough to deal with. From Latin manus, a hand.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Which word breaks the pattern of its row?',
    rows: [
      {
        words: ['noticeable', 'changeable', 'traceable', 'replaceable'],
        odd: 'changeable',
        why: 'Its e keeps a g soft; in the others it is a c.',
      },
      {
        words: ['manageable', 'chargeable', 'rechargeable', 'adorable'],
        odd: 'adorable',
        why: 'It lost the e of its root; the others kept it.',
      },
      {
        words: ['enjoyable', 'knowledgeable', 'comfortable', 'reasonable'],
        odd: 'knowledgeable',
        why: 'Its root ends in e; the other roots do not.',
      },
      {
        words: ['wise', 'learned', 'desperate', 'knowledgeable'],
        odd: 'desperate',
        why: 'It means almost without hope; the others know a lot.',
      },
    ],
  },
  dictation: [
    'The weather is changeable today, and the cold wind is noticeable.',
    'A knowledgeable guide made the desperate team more determined.',
  ],
  missingWords: [
    'British weather is {changeable}, so take a coat and sunglasses.',
    'There was a {noticeable} dent in the side of the van.',
    'Ask Farah about planets: she is very {knowledgeable}.',
    'The work is {manageable} if we each do a little.',
    'A broken bulb is {replaceable}: just screw in a new one.',
    'Dylan was {determined} to finish the race.',
  ],
  mistakes: [
    { wrong: 'noticable', right: 'noticeable', why: 'Without the e, the c would say /k/.' },
    { wrong: 'changable', right: 'changeable', why: 'Keep the e of change, or the g turns hard.' },
    {
      wrong: 'knowlegable',
      right: 'knowledgeable',
      why: 'Write knowledge in full and then add -able.',
    },
    {
      wrong: 'desparate',
      right: 'desperate',
      why: 'It has per in the middle; separate is the one with par.',
      sentence: 'The goalkeeper made a desperate leap and pushed the ball over the bar.',
    },
  ],
  proofreading: [
    'My aunt has {changable=changeable} moods, but she is {managable=manageable} on a walk.',
    'She is {knowlegable=knowledgeable} about birds.',
    'We were {desparate=desperate} for light, so we lit her {rechargable=rechargeable} lamp.',
    'The path was hardly {noticable=noticeable}, yet she was {determind=determined} to find it, and she did.',
  ],
  challenge:
    'Write a weather forecast for a changeable week. Use noticeable, manageable and two more words of this kind.',
  challengeAnswer:
    'For example: Monday: a noticeable breeze. Tuesday: changeable, with manageable showers. Wednesday: peaceable sunshine. Thursday: umbrellas replaceable at the station. Look for the e after c and g.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words. Then ask: which word of last week dropped an e before -able, and why could it?',
      },
      {
        minutes: 5,
        text: 'Hear it: read noticable and changable from the board exactly as written. What has gone wrong with the sound?',
      },
      {
        minutes: 5,
        text: 'Rule: put the e back and read again. Children explain to a partner what the e is guarding.',
      },
      {
        minutes: 7,
        text: 'Words in two groups: circle ce or ge, then write four words as sums, trace + able = traceable.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then desperate and determined by heart: per in one, mine in the other.',
      },
      {
        minutes: 10,
        text: 'Dictation: pause after knowledgeable to let children write knowledge first, then the ending.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, then adore with -able as a trap: does it keep its e?',
      },
    ],
    say: 'The e looks silent, but it has a job: it stands between c or g and the letter a, and keeps them soft.',
    watchFor:
      'Children who now keep every e, as in adoreable. Ask: does the root end in ce or ge? If not, the e usually goes.',
    support:
      'Read each word with its e and without it: which keeps c or g soft? Children then trace that e in red.',
    stretch:
      'The same e guards courageous and outrageous. Collect words in -geous and explain what they share with this week.',
    stretchAnswer:
      'gorgeous, courageous, outrageous, advantageous. The e keeps the g soft before o, as it keeps c and g soft before a in noticeable and changeable.',
  },
};
