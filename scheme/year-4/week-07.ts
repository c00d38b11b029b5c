import type { TeachingWeek } from '../week.ts';

export const week7: TeachingWeek = {
  kind: 'teach',
  focus: '/zhun/ spelt -sion',
  requirement: 'Years 3 and 4: endings which sound like /zhun/, spelt -sion, as in division.',
  sound: {
    label: '/zhun/ as in division',
    how: 'Put two fingers on your throat and say division: it buzzes. Now say station: the end is a whisper.',
  },
  rule: 'The ending /zhun/ is spelt -sion; the verb often ends in -de or -se: divide, division; revise, revision.',
  exception: 'Equation breaks the rule: many people say it with /zhun/, but it is spelt -tion.',
  pattern: /[aeiou]sion$/u,
  groups: [
    { heading: 'the verb ends in -ide', words: ['divi[sion]', 'deci[sion]', 'colli[sion]'] },
    {
      heading: 'the verb ends in -ade, -ode or -ude',
      words: ['inva[sion]', 'explo[sion]', 'ero[sion]', 'conclu[sion]'],
    },
    {
      heading: 'the verb ends in -se',
      words: ['confu[sion]', 'televi[sion]', 'revi[sion]'],
    },
  ],
  byHeart: [
    {
      entry: 'difficult',
      forms: ['di[ff]icult'],
      hint: 'Double f, then single letters to the end: i, c, u, l, t.',
    },
    {
      entry: 'disappear',
      forms: ['di[s]a[pp]ear'],
      hint: 'Dis- plus appear: one s from the prefix, two p letters from the root.',
    },
  ],
  origin: {
    word: 'erosion',
    fact: 'Erosion comes from the Latin rodere, to gnaw. A rodent gnaws its food, and the sea gnaws at a cliff until part of it is gone.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say each row aloud and think of the verbs. Which word is the odd one out?',
    rows: [
      {
        words: ['decision', 'division', 'confusion', 'collision'],
        odd: 'confusion',
        why: 'Its verb ends in -se; the other verbs end in -ide.',
      },
      {
        words: ['mission', 'explosion', 'invasion', 'erosion'],
        odd: 'mission',
        why: 'It ends in a whispered /shun/, not a buzzing /zhun/.',
      },
      {
        words: ['television', 'supervision', 'revision', 'invasion'],
        odd: 'invasion',
        why: 'The others hold the Latin root vis, to see.',
      },
      {
        words: ['conclusion', 'erosion', 'decision', 'equation'],
        odd: 'equation',
        why: 'It can end in the same sound, but it is spelt -tion.',
      },
    ],
  },
  dictation: [
    'It was a difficult decision to turn the television off.',
    'There was confusion when the magic rabbit did not disappear.',
  ],
  missingWords: [
    'The old chimney was knocked down by a huge {explosion}.',
    'Noodles or curry? Anya found it a hard {decision}.',
    'Two dodgem cars had a gentle {collision} at the fair.',
    'Waves wear the cliff away, bit by bit: this is called {erosion}.',
    'There was {confusion} when both teams came out in blue shirts.',
    'The last sum was so {difficult} that we solved it together.',
  ],
  mistakes: [
    { wrong: 'desision', right: 'decision', why: 'Decide has a c, and decision keeps it.' },
    { wrong: 'explotion', right: 'explosion', why: 'The end buzzes: /zhun/ is -sion, not -tion.' },
    {
      wrong: 'colision',
      right: 'collision',
      why: 'Collide has two l letters, and so has collision.',
    },
    { wrong: 'dissapear', right: 'disappear', why: 'Dis- has one s; appear has two p letters.' },
  ],
  proofreading: [
    'We had to make a {dicision=decision} about the old shed.',
    'The {invazion=invasion} of ants had caused great {confution=confusion}.',
    'In the end we came to the {conclution=conclusion} that they could keep it.',
    'It was too {dificult=difficult} to make them {dissapear=disappear}.',
  ],
  challenge:
    'Write the evening news in five sentences. Use television, decision, confusion, collision and conclusion, but make it good news.',
  challengeAnswer:
    'For example: Good evening. On television tonight: a decision about the park. There was confusion when two ducks met, but no collision. The council listened. In conclusion, the pond stays, and the ducks are delighted.',
  exit: ['division', 'decision', 'collision', 'confusion', 'explosion'],
  classSentence: 'It is difficult to stop the invasion of the sea and the erosion of the cliff.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, checked and corrected in pairs, each saying how the other can fix a slip.',
      },
      {
        minutes: 5,
        text: 'Feel it: fingers on throats for pairs such as vision and mission, erosion and action.',
      },
      {
        minutes: 6,
        text: 'Rule: write explode, decide, confuse. Children cross out the end and write the noun on whiteboards.',
      },
      {
        minutes: 8,
        text: 'Read the groups. Children write the verb beside each noun and compare the last letters.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then practise difficult and disappear: circle every double letter.',
      },
      {
        minutes: 10,
        text: 'Dictation: children listen for /zhun/ and put a dot each time before they start to write.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the verb.',
      },
    ],
    say: 'Your throat can help you spell. If the end buzzes, it is /zhun/, and that is nearly always -sion. Then think of the verb: decide, decision.',
    watchFor:
      'Children who write what they see often, -tion. Ask them to feel the throat as they say it: if the ending buzzes, it is hardly ever -tion.',
    support:
      'Match verb cards to noun cards first (divide, division), and let children read the pairs before they write any.',
    stretch:
      'Make nouns from provide, intrude, persuade and corrode. Check them in a dictionary and use two in sentences.',
    stretchAnswer:
      'provision, intrusion, persuasion, corrosion. In each the -de goes and -sion is added. For example: The shop made provision for the snow. It took some persuasion to get Gran onto her sledge.',
  },
};
