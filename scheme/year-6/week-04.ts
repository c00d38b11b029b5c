import type { TeachingWeek } from '../week.ts';

export const week4: TeachingWeek = {
  kind: 'teach',
  focus: 'doubling the r of stressed -fer',
  requirement:
    'Years 5 and 6: adding suffixes beginning with vowel letters to words ending in -fer.',
  sound: {
    label: 'the stress is on fer',
    how: 'Tap the syllables and make the strong one loud: re-FER-ring, pre-FERRED, in-FERRED.',
  },
  rule: 'If fer is still the stressed syllable when a vowel suffix is added, double the r: refer, referring.',
  exception:
    'If the stressed syllable moves away from fer, as in reference, the r stays single; so it does in transferable.',
  pattern: /ferr(?:ed|ing|al)$/u,
  groups: [
    { heading: 'the family of refer', words: ['refe[rr]ing', 'refe[rr]ed', 'refe[rr]al'] },
    {
      heading: 'the families of prefer and transfer',
      words: ['prefe[rr]ing', 'prefe[rr]ed', 'transfe[rr]ing', 'transfe[rr]ed'],
    },
    {
      heading: 'the families of infer and defer',
      words: ['infe[rr]ing', 'infe[rr]ed', 'defe[rr]ed'],
    },
  ],
  byHeart: [
    {
      entry: 'conscience',
      forms: ['con[sci]ence'],
      hint: 'Con plus science: write both parts whole.',
    },
    {
      entry: 'conscious',
      forms: ['con[sci]ous'],
      hint: 'It begins like conscience: sci makes the /sh/.',
    },
  ],
  origin: {
    word: 'transferred',
    fact: 'The fer in these words is the Latin ferre, to carry. Trans means across, so something transferred has been carried across.',
    journey: [
      { from: 'Latin', form: 'ferre', meaning: 'to carry' },
      { from: 'Latin', form: 'transferre', meaning: 'to carry across' },
      { from: 'English', form: 'transfer', meaning: 'the Latin without its -re' },
      { from: 'English', form: 'transferred', meaning: 'stress on fer, so two rs' },
    ],
    journeyTask: {
      question: 'Write one sentence with transferred and preferred in it.',
      answer: 'For example: She preferred her old team, but was transferred to ours.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Say each word aloud and listen for the stressed syllable. Which is the odd one out?',
    rows: [
      {
        words: ['referred', 'offered', 'preferred', 'inferred'],
        odd: 'offered',
        why: 'The stressed syllable is off, so its r is single.',
      },
      {
        words: ['transferring', 'preferring', 'suffering', 'referring'],
        odd: 'suffering',
        why: 'The stressed syllable is suf, so its r is single.',
      },
      {
        words: ['reference', 'referral', 'referring', 'referred'],
        odd: 'reference',
        why: 'The stressed syllable has moved from fer to the front.',
      },
      {
        words: ['deferred', 'conferred', 'preferred', 'differed'],
        odd: 'differed',
        why: 'The stressed syllable is dif, so its r is single.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Where is the r doubled?',
    columns: [['re', 'pre', 'trans', 'in', 'de'], ['fer'], ['ed', 'ing', 'al', 'ence']],
    words: [
      'refer',
      'referred',
      'referring',
      'referral',
      'reference',
      'prefer',
      'preferred',
      'preferring',
      'preference',
      'transfer',
      'transferred',
      'transferring',
      'infer',
      'inferred',
      'inferring',
      'inference',
      'defer',
      'deferred',
      'deferring',
      'deferral',
    ],
  },
  dictation: [
    'We inferred from his smile that he preferred the chocolate cake.',
    'Dr Noor referred the patient to a hospital in the city.',
  ],
  missingWords: [
    'The optician {referred} Nia, who needed more tests, to a hospital.',
    'Of the two films we saw, I {preferred} the funny one.',
    'Next week Leila is {transferring} to another school.',
    'From the wet umbrella we {inferred} that it was raining.',
    'The fair has been {deferred}, so now it will be held in May.',
    'His {conscience} would not let him keep the lost purse.',
  ],
  mistakes: [
    {
      wrong: 'refered',
      right: 'referred',
      why: 'You say re-FERRED with a strong fer: double the r.',
    },
    {
      wrong: 'prefering',
      right: 'preferring',
      why: 'The stress stays on fer, so r is doubled before -ing.',
    },
    {
      wrong: 'transfered',
      right: 'transferred',
      why: 'Fer is strong here: two rs.',
      sentence: 'All my photos have been transferred from the old phone to the new one.',
    },
    { wrong: 'concience', right: 'conscience', why: 'You left a letter out of science.' },
  ],
  proofreading: [
    'She {prefered=preferred} football to chess.',
    'Last year she was {transfered=transferred} to a new team.',
    'The manager kept {refering=referring} to her as the star.',
    'She {infered=inferred} that he was pleased, but her {concience=conscience} told her to share the praise.',
  ],
  challenge:
    'Make a table of refer, prefer, transfer, infer and defer with -ed and -ing. Then write one sentence with three of the words.',
  challengeAnswer:
    'referred, referring; preferred, preferring; transferred, transferring; inferred, inferring; deferred, deferring. For example: He inferred that she preferred to be transferred.',
  exit: ['preferred', 'transferred', 'inferred', 'deferred', 'referred'],
  classSentence: 'My conscience is clear: I was referring to the cat, not transferring the blame.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words, then children clap the stressed syllable of each one they got right.',
      },
      {
        minutes: 5,
        text: 'Hear it: children stand tall on the stressed syllable of refer, referring, reference, and notice it move.',
      },
      {
        minutes: 5,
        text: 'Rule: add -ed and -ing to refer on the board, underlining the stressed syllable before doubling the r.',
      },
      {
        minutes: 8,
        text: 'Words in groups: partners read a family, then write it from memory with both rs in colour.',
      },
      {
        minutes: 7,
        text: 'Odd one out, read aloud row by row, then practise conscience and conscious.',
      },
      {
        minutes: 10,
        text: 'Dictation: children mark the stressed syllable above each fer word before they check the spelling.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence; children mark the stressed syllable of every word they write.',
      },
    ],
    say: 'It is the rule you know from stopped and beginning: a stressed syllable with one vowel and one consonant doubles before -ed and -ing.',
    watchFor: 'Children who stress nothing and guess. Exaggerate the stress.',
    support:
      'Make cards of the roots, a spare r, -ed, -ing and -al. Children say the word, lean on fer, and then put in the r.',
    stretch:
      'Why does preferable have one r but preferred two? Say both, mark the stress and explain it in a sentence.',
    stretchAnswer:
      'PREFerable is stressed on its first syllable, so r stays single; preFERRED is stressed on fer, so r doubles.',
  },
};
