import type { TeachingWeek } from '../week.ts';

export const week33: TeachingWeek = {
  kind: 'teach',
  focus: 'word families from a common root',
  requirement:
    'Years 3 and 4: word families based on common words, showing how words are related in form and meaning.',
  sound: {
    label: 'two roots, ten words',
    how: 'Say solve, solution; sign, signal. The sound shifts, but the family letters sol and sign can still be seen.',
  },
  rule: 'Words of one family share the letters of their root, and some of its meaning, even if the sound changes.',
  exception: 'A root may change a little: the v of solve becomes u in solution and insoluble.',
  pattern: /sol[uv]|sign/u,
  groups: [
    {
      heading: 'solve: to loosen or work out',
      words: ['[solve]', '[solv]er', '[solu]tion', 'dis[solve]', 'in[solu]ble'],
    },
    { heading: 'sign: a mark', words: ['[sign]', '[sign]al'] },
    {
      heading: 'prefix + sign, the g still silent',
      words: ['de[sign]', 're[sign]', 'as[sign]'],
    },
  ],
  byHeart: [
    { entry: 'remember', forms: ['re[mem]ber'], hint: 'Three syllables, three es: re-mem-ber.' },
    { entry: 'strange', forms: ['str[ange]'], hint: 'It ends like change and range: str + ange.' },
  ],
  origin: {
    word: 'dissolve',
    fact: 'The Latin solvere meant to loosen. A puzzle is solved when you loosen its knot, and sugar dissolves when tea loosens it.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Three words are from one family. Which one only looks like a relative?',
    rows: [
      {
        words: ['solve', 'solution', 'solid', 'dissolve'],
        odd: 'solid',
        why: 'Solid means firm: nothing is loosened.',
      },
      {
        words: ['sign', 'sigh', 'signal', 'design'],
        odd: 'sigh',
        why: 'A sigh is a breath, not a mark.',
      },
      {
        words: ['medic', 'medicine', 'medical', 'medal'],
        odd: 'medal',
        why: 'The others are about making people well.',
      },
      {
        words: ['heart', 'hear', 'heard', 'hearing'],
        odd: 'heart',
        why: 'The others are about your ears.',
      },
    ],
  },
  dictation: [
    'Remember to sign your design before you give it to the judge.',
    'It was strange to see the sugar dissolve in the water.',
  ],
  missingWords: [
    'Nadia found a clever {solution} to the riddle.',
    'Stir the salt until you see it {dissolve}.',
    'We waited until the railway {signal} turned green.',
    'The mayor had to {resign} because she was moving away.',
    'Sand is {insoluble}, so it just sinks in water.',
    'I had a {strange} dream about a piano that could swim.',
  ],
  mistakes: [
    { wrong: 'disolve', right: 'dissolve', why: 'It is dis + solve, and each part brings an s.' },
    {
      wrong: 'desine',
      right: 'design',
      why: 'A design is a plan with signs: it ends in sign.',
      sentence: 'I like the design on the front of your card.',
    },
    { wrong: 'soloution', right: 'solution', why: 'The root is solu: so-lu-tion.' },
    {
      wrong: 'rember',
      right: 'remember',
      why: 'There is an m on each side of the middle e: re-mem-ber.',
    },
  ],
  proofreading: [
    'The {desine=design} of the trap was very clever.',
    'There was a {sine=sign} on it that said: free cake.',
    'The ants could not {solv=solve} the puzzle of getting out.',
    'Their {soloution=solution} was {strainge=strange}: they ate the whole cake and walked home.',
  ],
  challenge:
    'Choose a root: form, port, act or play. Draw a tree and hang as many family words on it as you can find.',
  challengeAnswer:
    'For example, form: reform, inform, information, transform, perform, uniform, formal, platform. Look for the same root in each word and a meaning that can be explained.',
  exit: ['solve', 'solution', 'sign', 'signal', 'design'],
  classSentence: 'The solver will remember that no puzzle is insoluble.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words. Ask of each: has it relatives, as hear has heard and hearing?',
      },
      {
        minutes: 5,
        text: 'Families: write solve at the foot of a tree. Children call out relatives; you add them as branches.',
      },
      {
        minutes: 5,
        text: 'Rule: say sign and signal. In which can you hear the g? It helps you to remember the silent one.',
      },
      {
        minutes: 9,
        text: 'Groups: children read each family, find its root and say what it has to do with the meaning.',
      },
      { minutes: 6, text: 'Odd one out: pairs must give the meaning that joins the other three.' },
      {
        minutes: 3,
        text: 'Learn remember and strange: clap the three syllables of one; find the soft g of the other.',
      },
      { minutes: 8, text: 'Dictation: two sentences. Hunt for the silent g before marking.' },
      { minutes: 4, text: 'Exit check: five words, with the family root underlined.' },
    ],
    say: 'If you are unsure of a word, ask its family. Sign has a g because signal does, and signal says it out loud.',
    watchFor:
      'Sine, dezine and resine. The spelling of sign never changes in its family, so it is worth over-learning.',
    support:
      'Begin with solve, solver, sign, signal and design. Write the root in one colour wherever it turns up.',
    stretch:
      'Look up signature, absolve, resolution and solvent. How does each one belong to its family?',
    stretchAnswer:
      'A signature is how you sign your name. Absolve means to free from blame; a resolution solves or decides a thing; a solvent dissolves other things. Solve once meant to loosen.',
  },
};
