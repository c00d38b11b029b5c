import type { TeachingWeek } from '../week.ts';

export const week7: TeachingWeek = {
  kind: 'teach',
  focus: 'hyphens that change meaning',
  requirement:
    'Years 5 and 6: use of the hyphen, to join a prefix to a root and to avoid ambiguity.',
  sound: {
    label: 're- again, co- together',
    how: 'Say re-cover, then recover. With the hyphen you say a clear, long ree, and it means again.',
  },
  rule: 'A hyphen keeps two vowels apart, marks off a different meaning, or ties two words into one adjective.',
  exception:
    'Many writers now leave it out of cooperate and coordinate, but resign and re-sign can never be swapped.',
  pattern: /^[a-z]+-[a-z]+$/u,
  groups: [
    { heading: 'two vowels meet', words: ['c[o-o]perate', 'c[o-o]rdinate', 'r[e-e]nter'] },
    {
      heading: 'without the hyphen, another word',
      words: ['[re-]sign', '[re-]cover', '[re-]form', '[re-]sent'],
    },
    {
      heading: 'two words tied into one',
      words: ['man[-]eating', 'long[-]legged', 'well[-]known'],
    },
  ],
  byHeart: [
    {
      entry: 'convenience',
      forms: ['conven[ience]'],
      hint: 'Convenient changes t to ce: the end is i, ence.',
    },
    {
      entry: 'correspond',
      forms: ['co[rr]espond'],
      hint: 'Double r, then es, and a pond at the end.',
    },
  ],
  origin: {
    word: 'co-ordinate',
    fact: 'Co-ordinate joins the Latin co, together, to ordinare, to put in order. Ordinary and order come from the same root.',
    journey: [
      { from: 'Latin', form: 'ordo', meaning: 'a row, an order' },
      { from: 'Latin', form: 'ordinare', meaning: 'to put in order' },
      { from: 'Latin', form: 'coordinare', meaning: 'to put in order together' },
      { from: 'English', form: 'co-ordinate', meaning: 'a hyphen parts the two o letters' },
    ],
    journeyTask: {
      question: 'What has a row to do with a plan that is co-ordinated?',
      answer: 'Ordo is a row or an order: the parts of the plan are put in order together.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'What is the hyphen for? Find the word that does not belong.',
    rows: [
      {
        words: ['re-sign', 're-cover', 're-enter', 're-form'],
        odd: 're-enter',
        why: 'Take out the hyphen and it is not a different word.',
      },
      {
        words: ['man-eating', 'co-operate', 'long-legged', 'well-known'],
        odd: 'co-operate',
        why: 'It has a prefix; the others join two whole words.',
      },
      {
        words: ['co-operate', 're-enter', 'co-ordinate', 're-sent'],
        odd: 're-sent',
        why: 'Its hyphen does not keep two vowels apart.',
      },
      {
        words: ['resign', 'remember', 'recover', 'resent'],
        odd: 'remember',
        why: 'The others change meaning if you add a hyphen.',
      },
    ],
  },
  dictation: [
    'If we co-operate, we can re-cover all the old chairs by Friday.',
    'A well-known artist drew a long-legged bird on the wall.',
  ],
  missingWords: [
    'If both teams {co-operate}, they will finish the den sooner.',
    'The striker will {re-sign} for the club and stay two more years.',
    'We need new cloth to {re-cover} the torn sofa.',
    'The parcel came back, so I {re-sent} it to the right house.',
    'A heron is a {long-legged} bird that wades in shallow water.',
    'Her uncle is a {well-known} singer in Ghana.',
  ],
  mistakes: [
    {
      wrong: 'longlegged',
      right: 'long-legged',
      why: 'Two words make one adjective: a hyphen ties long to legged.',
    },
    {
      wrong: 'reenter',
      right: 're-enter',
      why: 'Two es together look like one long sound: keep them apart.',
      sentence: 'Show your ticket again if you want to re-enter the museum.',
    },
    {
      wrong: 'wellknown',
      right: 'well-known',
      why: 'Both words stay whole: well, a hyphen, then known.',
    },
    {
      wrong: 'convienence',
      right: 'convenience',
      why: 'Say con-ve-ni-ence: the i comes after the n.',
    },
  ],
  proofreading: [
    'The player will {resign=re-sign} for another year.',
    'She is a {wellknown=well-known} striker, and she loves to co-operate.',
    'At her {conveniance=convenience} the club will {recover=re-cover} the old benches.',
    'The mascot, a {man eating=man-eating} shark with a {long legged=long-legged} rider, may {reenter=re-enter} the pitch.',
  ],
  challenge:
    'Write two sentences for resign and re-sign, then two for reform and re-form, so that nobody mixes them up.',
  challengeAnswer:
    'For example: She will resign from the job she hates. She will re-sign the form she spoilt. We must reform unfair laws. The dancers re-form their circle after each turn.',
  exit: ['co-operate', 're-enter', 're-form', 'man-eating', 'well-known'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words; children mark the stressed syllable of each.',
      },
      {
        minutes: 5,
        text: 'Hear it: read "She will resign" and "She will re-sign". What does she do in each?',
      },
      {
        minutes: 5,
        text: 'Rule: sort the ten words on the board by the job the hyphen does: vowels, meaning or tying.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners act out re-cover and recover, re-sent and resent, and guess which.',
      },
      {
        minutes: 7,
        text: 'Odd one out with reasons, then practise convenience and correspond.',
      },
      {
        minutes: 10,
        text: 'Dictation: tell children there are four hyphens in all; they hunt for them when they check.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; each hyphen is plain to see.',
      },
    ],
    say: 'A hyphen is a small line with a big job. It tells your reader which word you mean before they can go wrong.',
    watchFor:
      'A long dash in place of a short hyphen, and hyphens after every prefix: redo, return and unhappy need none.',
    support:
      'Write the words on paper strips and cut them at the hyphen. Children rebuild and explain each.',
    stretch:
      'Make your own tied adjectives (ice-cold, sugar-free, hard-working) and use three in a description of a meal.',
    stretchAnswer:
      'For example: We began with ice-cold lemonade and a sugar-free jelly, made by a hard-working uncle. The hyphen ties two words into one adjective.',
  },
};
