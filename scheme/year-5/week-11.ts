import type { TeachingWeek } from '../week.ts';

export const week11: TeachingWeek = {
  kind: 'teach',
  focus: 'mixed -ant and -ent',
  requirement: 'Years 5 and 6: choosing between -ant and -ent with the help of related words.',
  sound: {
    label: '-ant or -ent?',
    how: 'Say dominant and resident: the ends sound alike. Now say domination and residential, and hear the vowel.',
  },
  rule: 'Let a relative decide: domination gives dominant, residential gives resident; soft g takes -ent.',
  exception:
    'Fluent, fragrant, pleasant, relevant, transparent and patient give no clue of this kind: learn them.',
  pattern: /[ae]nt$/u,
  groups: [
    {
      heading: 'a relative or a soft g decides',
      words: ['domin[ant]', 'radi[ant]', 'resid[ent]', 'intellig[ent]'],
    },
    { heading: 'learn with -ant', words: ['fragr[ant]', 'pleas[ant]', 'relev[ant]'] },
    { heading: 'learn with -ent', words: ['flu[ent]', 'pati[ent]', 'transpar[ent]'] },
  ],
  whichRule: [
    { rule: 'a relative tells which vowel to write', words: ['dominant', 'radiant', 'resident'] },
    { rule: 'after a soft g write -ent', words: ['intelligent'] },
    {
      rule: 'there is no clue: learn it',
      words: ['fragrant', 'pleasant', 'relevant', 'fluent', 'patient', 'transparent'],
    },
  ],
  byHeart: [
    {
      entry: 'competition',
      forms: ['com[pe]tition'],
      hint: 'There is a pet in the competition: com, pet, i, tion.',
    },
    {
      entry: 'curiosity',
      forms: ['curi[os]ity'],
      hint: 'Curious drops its second u: cu, ri, os, i, ty.',
    },
  ],
  origin: {
    word: 'fluent',
    fact: 'Fluent comes from the Latin fluere, to flow: the words of a fluent speaker flow like a river. Fluid is from the same root.',
    journey: [
      { from: 'Latin', form: 'fluere', meaning: 'to flow' },
      { from: 'Latin', form: 'fluens', meaning: 'flowing' },
      { from: 'English', form: 'fluent', meaning: 'speaking with ease' },
    ],
    journeyTask: {
      question: 'Which has another root: fluid, influence, flower or affluent?',
      answer: 'Flower: it comes from flos, a flower. The others come from fluere, to flow.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Who is the odd one out? Look at endings, sounds and meanings.',
    rows: [
      {
        words: ['dominant', 'fluent', 'radiant', 'hesitant'],
        odd: 'fluent',
        why: 'It ends in -ent; the others end in -ant.',
      },
      {
        words: ['intelligent', 'urgent', 'resident', 'agent'],
        odd: 'resident',
        why: 'In the others -ent follows a soft g.',
      },
      {
        words: ['fragrant', 'patient', 'relevant', 'pleasant'],
        odd: 'patient',
        why: 'It ends in -ent; the others end in -ant.',
      },
      {
        words: ['bright', 'radiant', 'glowing', 'transparent'],
        odd: 'transparent',
        why: 'It means see-through; the others mean shining.',
      },
    ],
  },
  dictation: [
    'A fluent and intelligent speech won the competition.',
    'Out of curiosity, the patient children looked for relevant facts.',
  ],
  missingWords: [
    'Lavender is a {fragrant} plant that bees love.',
    'Aunt Rosa is {fluent} in Spanish and English.',
    'Clear glass is {transparent}, so light passes straight through it.',
    'Please be {patient}: your turn will come soon.',
    'Our team came third in the tag rugby {competition}.',
    'Her {curiosity} about the stars led her to join the space club.',
  ],
  mistakes: [
    { wrong: 'relevent', right: 'relevant', why: 'Two e letters, then an a: rel, e, vant.' },
    { wrong: 'intelligant', right: 'intelligent', why: 'The soft g needs an e after it.' },
    {
      wrong: 'pleasent',
      right: 'pleasant',
      why: 'It ends like peasant: there is an ant in it.',
      sentence: 'We had a pleasant walk beside the canal before lunch.',
    },
    { wrong: 'curiousity', right: 'curiosity', why: 'Curious loses a u before -ity.' },
  ],
  proofreading: [
    'The loudest {residant=resident} of our street is a parrot.',
    'It is {fluant=fluent} in three languages, and quite {dominent=dominant}.',
    'Out of {curiousity=curiosity} I asked it for the way to the park.',
    "The parrot's voice was far from {pleasent=pleasant}.",
    'Nor was its answer {relevent=relevant}: it told me about biscuits.',
  ],
  challenge:
    'Write a riddle for each of three words of the week. Your friends must guess the word and spell its ending to win the point.',
  challengeAnswer:
    'For example, one of the three: I am what glass should be, so that you can look right through me. What am I? Transparent, with -ent. A good riddle gives the meaning and leaves the ending for the guesser to spell.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words; for each, children say whether they worked it out or knew it by heart.',
      },
      {
        minutes: 4,
        text: 'Hear it: dominant, domination; resident, residential. Stand up on the syllable where the vowel wakes.',
      },
      {
        minutes: 6,
        text: 'Rule: draw a decision tree together. Soft c, g or qu? A relative? If neither, which list to learn?',
      },
      {
        minutes: 8,
        text: 'Words in groups: put each word through the tree and agree where it comes out.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then by heart: find the pet in competition and the missing u of curiosity.',
      },
      {
        minutes: 10,
        text: 'Dictation, then proofread in pairs: one reads backwards word by word, the other checks letters.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, and beside each one a W for worked out or a K for knew it.',
      },
    ],
    say: 'Ask three questions in order. Is there a soft c, soft g or qu? Is there a relative with a clear vowel? If not, do I know it by heart?',
    watchFor:
      'Guessing. A child who says it looks right may be lucky: ask for the clue as well as the spelling.',
    support:
      'Put the decision tree on a card. Children follow it with a finger for each word before they write the ending.',
    stretch:
      'Write the nouns of all ten words, fragrance, patience, fluency and so on, and say which vowel each one keeps.',
    stretchAnswer:
      'dominance, radiance, residence, intelligence, fragrance, relevance, fluency, patience, transparency. Each keeps its a or e. Pleasant has only pleasantness.',
  },
};
