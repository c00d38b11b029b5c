import type { TeachingWeek } from '../week.ts';

export const week9: TeachingWeek = {
  kind: 'teach',
  focus: 'homophones: past or passed?',
  requirement: 'Years 5 and 6: homophones and other words that are often confused.',
  sound: {
    label: 'verb or not?',
    how: 'Say passed and past: one sound. Put "we" in front: we passed works, so that one is the verb.',
  },
  rule: 'Ask what job the word does: heard, led and passed are verbs in the past tense; herd, lead and past are not.',
  exception:
    'Lead has two sounds: the metal rhymes with led, but lead in "lead the way" rhymes with seed.',
  examples: ['heard', 'herd', 'passed'],
  pattern: 'homophones',
  groups: [
    { heading: 'heard, herd; led, lead', words: ['h[ear]d', 'h[er]d', 'l[e]d', 'l[ea]d'] },
    {
      heading: 'morning, mourning; past, passed',
      words: ['m[or]ning', 'm[our]ning', 'pa[st]', 'pa[ssed]'],
    },
    { heading: 'nearly alike: precede, proceed', words: ['pr[e]c[ede]', 'pr[o]c[eed]'] },
  ],
  byHeart: [
    {
      entry: 'embarrass',
      forms: ['emba[rr]a[ss]'],
      hint: 'Two rosy cheeks: a double r, then a double s.',
    },
  ],
  origin: {
    word: 'proceed',
    fact: 'Proceed and precede share the Latin cedere, to go: pro- is forward and pre- is before. English simply came to spell their ends in two ways.',
    journey: [
      { from: 'Latin', form: 'cedere', meaning: 'to go' },
      { from: 'Latin', form: 'procedere', meaning: 'to go forward' },
      { from: 'Old French', form: 'proceder', meaning: '-ere has become -er' },
      { from: 'English', form: 'proceed', meaning: 'spelt with a double e' },
    ],
    journeyTask: {
      question: 'Write a tip that helps a younger child to spell proceed.',
      answer: 'For example: proceed, exceed and succeed go at full speed: a double e in each.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'One word in each row has the wrong meaning for the set. Which?',
    rows: [
      {
        words: ['flock', 'heard', 'pack', 'swarm'],
        odd: 'heard',
        why: 'Groups of animals: the cows would be a herd.',
      },
      {
        words: ['copper', 'iron', 'led', 'tin'],
        odd: 'led',
        why: 'Metals: the metal is spelt lead.',
      },
      {
        words: ['evening', 'noon', 'mourning', 'midnight'],
        odd: 'mourning',
        why: 'Times of day: the time is spelt morning.',
      },
      {
        words: ['past', 'walked', 'hurried', 'jogged'],
        odd: 'past',
        why: 'Past tense verbs: the verb is spelt passed.',
      },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. Only three verbs end in -ceed.',
    columns: [
      ['pre', 're', 'con', 'pro', 'ex', 'suc'],
      ['cede', 'ceed'],
      ['ed', 'ing'],
    ],
    words: [
      'precede',
      'preceded',
      'preceding',
      'recede',
      'receded',
      'receding',
      'concede',
      'conceded',
      'conceding',
      'proceed',
      'proceeded',
      'proceeding',
      'exceed',
      'exceeded',
      'exceeding',
      'succeed',
      'succeeded',
      'succeeding',
    ],
  },
  dictation: [
    'We heard the herd of cows as we went past the farm.',
    'Our guide led the class to the river early that morning.',
  ],
  missingWords: [
    'Have you {heard} the new song that Dev wrote?',
    'A {herd} of deer grazed at the edge of the forest.',
    'The guide dog {led} its owner safely across the road.',
    'The old church roof is covered in a grey metal called {lead}.',
    'Our train {passed} three windmills on the way to Norwich.',
    'Mum likes to {embarrass} us by singing in the supermarket.',
  ],
  mistakes: [
    { wrong: 'lead', right: 'led', why: 'The past of to lead is led, short like bed and fed.' },
    { wrong: 'past', right: 'passed', why: 'It is the verb pass with -ed: we passed the shop.' },
    { wrong: 'preceed', right: 'precede', why: 'Only proceed, exceed and succeed end in ceed.' },
    { wrong: 'embarass', right: 'embarrass', why: 'It doubles twice: r as well as s.' },
  ],
  proofreading: [
    'One {mourning=morning} a {heard=herd} of goats {past=passed} our school.',
    'A goat with a bell {lead=led} the others into the hall.',
    'The head teacher told us to {precede=proceed} with our sums.',
    'My feet felt like {led=lead} as the goats walked {passed=past} me.',
    'Please do not {embarass=embarrass} me by asking who left the gate open.',
  ],
  challenge:
    'Write directions to a treasure with passed and past in them, three times each. Can a partner find a slip?',
  challengeAnswer:
    'For example: I passed the oak, walked past the well and passed a gate. Go past the mill. In the past a king passed here. Past tells where or when; passed is what somebody did.',
  exitSentences: [
    'The doorbell rang, but nobody {heard} it over the music.',
    'Elephants live in a {herd}, and the oldest female shows the way.',
    'A narrow path {led} through the bluebells to a gate.',
    'The library is just {past} the post office, on the left.',
    'The parade {passed} our window with drums and flags.',
  ],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words, each read in a sentence. Then ask for the clue that tells desert from dessert.',
      },
      {
        minutes: 5,
        text: 'Hear it: say "We walked past" and "We passed"; children try "we" before each word to find the verb.',
      },
      {
        minutes: 5,
        text: 'Rule: children label the ten words verb or not verb, and explain led and lead.',
      },
      {
        minutes: 8,
        text: 'Words in groups: in pairs, one covers the words and the other asks for them by meaning.',
      },
      {
        minutes: 7,
        text: 'Odd one out, naming the right spelling each time; then learn embarrass with its two pairs.',
      },
      {
        minutes: 10,
        text: 'Dictation: after writing, children draw an arrow from each homophone to the words that gave it away.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words on whiteboards; the sentence tells which of two is meant.',
      },
    ],
    say: 'If you can put "we" in front and it tells what somebody did, you have the verb: we heard, we led, we passed.',
    watchFor:
      'Lead written for led is the slip adults make most. Children copy it from read, which keeps its spelling in the past.',
    support:
      'Use sentence strips. Children put a finger on the verb of each strip before they choose a spelling for the gap.',
    stretch:
      'Sort exceed, recede, concede, succeed, intercede and proceed by their endings. Only three have -ceed.',
    stretchAnswer:
      '-ceed: exceed, succeed, proceed. -cede: recede, concede, intercede. The three in -ceed are the only common words with that ending.',
  },
};
