import type { TeachingWeek } from '../week.ts';

export const week35: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: Year 4 round-up',
  requirement:
    'Years 3 and 4: words of the statutory word list, a round-up of words that are often misspelt.',
  sound: {
    label: 'the tricky part',
    how: 'Say each word and point at the part that your ear cannot spell for you.',
  },
  rule: 'When no rule helps, find the tricky part, mark it, and make up your own way to remember it.',
  exception: 'Most of every word does follow the rules: only the marked part needs special care.',
  pattern: 'tricky part',
  groups: [
    {
      heading: 'tricky vowels',
      words: ['bel[ie]ve', 'contin[ue]', 'str[aigh]t', 'theref[ore]'],
    },
    {
      heading: 'letters that are hard to hear',
      words: ['stren[g]th', 's[ur]prise', 'p[ur]p[ose]'],
    },
    {
      heading: 'single, double and plural',
      words: ['con[s]ider', 'di[s]a[pp]ear', 'potat[oes]'],
    },
  ],
  byHeart: [
    {
      entry: 'weight',
      forms: ['w[eigh]t'],
      hint: 'To find your weight you weigh yourself: weigh plus t.',
    },
    {
      entry: 'woman/women',
      forms: ['wom[a]n', 'wom[e]n'],
      hint: 'One woman, two women, just like man and men: only the a turns to e.',
    },
  ],
  origin: {
    word: 'woman',
    fact: 'Woman was wifmann in Old English: wif was a woman and mann a person of any kind. The f wore away, and wif alone became our word wife.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'All the words are spelt correctly, but one in each row has another pattern.',
    rows: [
      {
        words: ['believe', 'piece', 'weight', 'field'],
        odd: 'weight',
        why: 'It has ei; the others have ie.',
      },
      {
        words: ['potatoes', 'heroes', 'pianos', 'tomatoes'],
        odd: 'pianos',
        why: 'Its plural has only s; the others take -es.',
      },
      {
        words: ['surprise', 'therefore', 'purpose', 'nurse'],
        odd: 'therefore',
        why: 'The others all have ur in them.',
      },
      {
        words: ['disappear', 'disagree', 'dislike', 'dissolve'],
        odd: 'dissolve',
        why: 'Its root begins with s, so it has two.',
      },
    ],
  },
  dictation: [
    'I believe that the women have great strength.',
    'It was a surprise to see the potatoes disappear so fast.',
  ],
  missingWords: [
    'I {believe} you, because you always tell the truth.',
    'We will {continue} the story after lunch.',
    'Dig up the {potatoes} and wash the soil off them.',
    'Go {straight} home, without stopping at the shop.',
    'The {weight} of my suitcase was exactly ten kilos.',
    'My aunt was the first {woman} in our family to fly a plane.',
  ],
  mistakes: [
    { wrong: 'continew', right: 'continue', why: 'The end is spelt ue, as in blue and rescue.' },
    { wrong: 'strenth', right: 'strength', why: 'Keep the g of strong.' },
    {
      wrong: 'suprise',
      right: 'surprise',
      why: 'Two halves, and an r in both: sur, prise.',
      sentence: 'The party was a surprise for Grandad.',
    },
    { wrong: 'womans', right: 'women', why: 'Like man and men: one woman, two women.' },
  ],
  proofreading: [
    'To my {suprise=surprise} two {womans=women} ran past with a piano.',
    'They went {strait=straight} up the hill, so they must have had a {porpose=purpose}.',
    'It was not easy to {continew=continue} with such a {wait=weight}.',
    'I saw them {dissapear=disappear} over the top.',
  ],
  challenge:
    'Make a poster for the next Year 4 class: five words from Year 4 that you find hard, each with your own way to remember it.',
  challengeAnswer:
    'For example: weight has eight in it; believe has a lie in it; potatoes have toes; women: one woman, two women; disappear is dis and appear, so one s. Each trick should point at the tricky letters.',
  classSentence: 'The woman was tired; therefore she did not continue.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Which of them would you have missed in the autumn?',
      },
      {
        minutes: 4,
        text: 'Hunt: look at the ten words for one minute, then tell a partner where each one is tricky.',
      },
      {
        minutes: 6,
        text: 'Model it: take purpose, mark the tricky parts, and make up a memory aid in front of the class.',
      },
      {
        minutes: 8,
        text: 'Groups: pairs choose four words and write a memory aid for each. Share the best.',
      },
      { minutes: 7, text: 'Odd one out, then practise weight, woman and women.' },
      {
        minutes: 9,
        text: 'Dictation: say the sentences once only, in parts. Children are ready for less help.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words. Partners mark them and say which part to watch in each.',
      },
    ],
    say: 'You own most of these words already. Today you become your own teacher: find the part that trips you up and do something about it.',
    watchFor:
      'Memory aids that are longer than the word. A good one is short, and points straight at the tricky letters.',
    support:
      'Let children choose three words of the support sheet and make a large card for each, with the tricky part in colour.',
    stretch:
      'Write a short story that uses ten of our words, then swap it with a partner as a dictation.',
    stretchAnswer:
      'For example: To my surprise, my potatoes began to disappear. I believe that a thief came straight in, on purpose. Consider his strength, to continue with such a sack! Therefore I bought a goose. A fair dictation is short and uses each word naturally.',
  },
};
