import type { TeachingWeek } from '../week.ts';

export const week16: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ably',
  requirement: 'Years 5 and 6: words ending in -able and -ible, and in -ably and -ibly.',
  sound: {
    label: '-ably: in such a way',
    how: 'Say a reliable clock; it runs reliably. The adverb tells how, and its last syllable changes from /bul/ to /blee/.',
  },
  rule: 'To turn an adjective in -able into an adverb, change the last e to y: reliable, reliably.',
  exception:
    'Change only the e at the very end: noticeably keeps its other e, which guards the soft c.',
  pattern: /ably$/u,
  groups: [
    {
      heading: 'from a whole root word',
      words: ['comfort[ably]', 'reason[ably]', 'enjoy[ably]', 'understand[ably]'],
    },
    {
      heading: 'with a relative in -ation',
      words: ['ador[ably]', 'consider[ably]', 'toler[ably]', 'admir[ably]'],
    },
    { heading: 'watch the join', words: ['reli[ably]', 'notice[ably]'] },
  ],
  byHeart: [
    {
      entry: 'environment',
      forms: ['envir[on]ment'],
      hint: 'There is iron in it: env, iron, ment.',
    },
  ],
  origin: {
    word: 'environment',
    fact: 'Environment comes from the French environ, meaning around: your environment is everything that lies around you.',
    journey: [
      { from: 'Old French', form: 'viron', meaning: 'a circle' },
      { from: 'Old French', form: 'environ', meaning: 'in a circle, around' },
      { from: 'Old French', form: 'environner', meaning: 'to surround' },
      { from: 'English', form: 'environment', meaning: 'all that lies around us' },
    ],
    journeyTask: {
      question: 'Write one sentence with environment and considerably in it.',
      answer: 'For example: The new trees have improved our environment considerably.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Spot the odd word in each row and explain your choice.',
    rows: [
      {
        words: ['reliably', 'comfortably', 'sensibly', 'enjoyably'],
        odd: 'sensibly',
        why: 'It ends in -ibly; the others end in -ably.',
      },
      {
        words: ['adorable', 'reasonably', 'tolerable', 'considerable'],
        odd: 'reasonably',
        why: 'It is an adverb; the others are adjectives.',
      },
      {
        words: ['noticeably', 'changeably', 'adorably', 'manageably'],
        odd: 'adorably',
        why: 'It dropped the e of its root; the others kept it.',
      },
      {
        words: ['greatly', 'considerably', 'reliably', 'hugely'],
        odd: 'reliably',
        why: 'The others mean by a large amount.',
      },
    ],
  },
  study: {
    kind: 'word family',
    prompt: 'Complete each family. What happens to -able when -ly is added?',
    columns: ['verb', 'adjective', 'adverb'],
    rows: [
      ['{admire}', 'admirable', 'admirably'],
      ['adore', '{adorable}', 'adorably'],
      ['rely', 'reliable', '{reliably}'],
      ['notice', '{noticeable}', 'noticeably'],
      ['consider', 'considerable', '{considerably}'],
      ['{tolerate}', 'tolerable', 'tolerably'],
    ],
  },
  dictation: [
    'The new gym is considerably bigger and reasonably warm.',
    'Understandably, we care about our environment and recycle reliably.',
  ],
  missingWords: [
    'The cat curled up {comfortably} on my lap.',
    'One tile was {noticeably} odd: everyone could see that it did not match.',
    'The old clock runs {reliably} and has never been a minute wrong.',
    'Anyone would have been the same: Lewis was {understandably} nervous.',
    'Planting trees is good for the {environment}.',
    'The tickets are {reasonably} cheap: not a bargain, but a fair price.',
  ],
  mistakes: [
    {
      wrong: 'comfortabley',
      right: 'comfortably',
      why: 'The y takes the place of the e; they do not stand together.',
      sentence: 'Six people can sit comfortably round this table.',
    },
    {
      wrong: 'noticably',
      right: 'noticeably',
      why: 'The c needs its e to stay soft.',
      sentence: 'The room grew noticeably colder when the sun went in.',
    },
    {
      wrong: 'considerbly',
      right: 'considerably',
      why: 'Write the whole of consider, then -ably.',
      sentence: 'Ice cream costs considerably more at the beach than in our shop.',
    },
    {
      wrong: 'enviroment',
      right: 'environment',
      why: 'Look for iron in the middle: the n is needed.',
    },
  ],
  proofreading: [
    'We sat {comfortabley=comfortably} by the fire.',
    'The price of the cottage was {reasonabley=reasonably} low, and the heating worked {relyably=reliably}.',
    'The moor is a wild {enviroment=environment} in winter.',
    'It was {considerbly=considerably} colder outside.',
    '{Understandbly=Understandably}, nobody wanted to fetch more wood.',
  ],
  challenge:
    'Write a review of a holiday home in six sentences. Each sentence must hold a different adverb in -ably.',
  challengeAnswer:
    'For example: The beds were comfortably wide. It was reasonably priced. The dog slept adorably. The shower worked reliably. It was noticeably quiet. Understandably, we did not want to leave.',
  exit: ['comfortably', 'enjoyably', 'considerably', 'adorably', 'noticeably'],
  classSentence: 'The water is reasonably clean, and the environment is tolerably quiet.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words; then say comfortable, terrible, adorable, possible and reliable: children answer a or i.',
      },
      {
        minutes: 4,
        text: 'Hear it: a reliable clock runs reliably. Children finish more pairs: a comfortable chair, to sit ...',
      },
      {
        minutes: 6,
        text: 'Rule: rub out the e of reliable and write y. Ask what -ly has done, and why no extra l is needed.',
      },
      {
        minutes: 7,
        text: 'Words in groups: children choose a verb to go with each adverb, such as sleep comfortably.',
      },
      {
        minutes: 8,
        text: 'Odd one out, then environment by heart: write it with iron in capital letters, then without.',
      },
      {
        minutes: 10,
        text: 'Dictation: remind the class of the comma after understandably. Mark endings first, then the rest.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; children say the adjective of each adverb before they show it.',
      },
    ],
    say: 'You are only changing one letter: the e goes out and the y comes in. If the adjective was right, the adverb will be right.',
    watchFor:
      'Endings such as abley and abely, where children add -ly to the whole word. Let them rub out the e before they add y.',
    support:
      'Give the adjectives on strips with the last e on a flap. Folding it over reveals y. Read both words aloud.',
    stretch:
      'Not every adjective in -able has an adverb people really use. Test ten in sentences and vote on which sound natural.',
    stretchAnswer:
      'Comfortably, probably and reasonably sound natural; changeably and manageably are rare. There is no right vote, but each word should be tried in a real sentence.',
  },
};
