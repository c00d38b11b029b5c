import type { TeachingWeek } from '../week.ts';

export const week11: TeachingWeek = {
  kind: 'teach',
  focus: "easily confused: who's, whose and old pairs",
  requirement:
    'Years 5 and 6: homophones and other words that are often confused; nouns in -ce and verbs in -se.',
  sound: {
    label: 'who is? noun or verb?',
    how: "Who's and whose sound the same, so try who is. Advice and advise do not: /s/ ends the noun, /z/ the verb.",
  },
  rule: "Who's is who is or who has; whose shows owning. In these pairs the noun has c, the verb s; affect is mostly the verb.",
  exception:
    'To effect a change is a rare verb. Wary and weary do not sound alike: the wary are aware, the weary need rest.',
  examples: ['advice', 'practise', 'affect'],
  pattern: 'homophones',
  groups: [
    { heading: "wary, weary; who's, whose", words: ['w[ar]y', 'w[ear]y', "who['s]", 'who[se]'] },
    { heading: 'affect, effect', words: ['[a]ffect', '[e]ffect'] },
    {
      heading: 'practice, practise; advice, advise',
      words: ['practi[ce]', 'practi[se]', 'advi[ce]', 'advi[se]'],
    },
  ],
  byHeart: [
    {
      entry: 'guarantee',
      forms: ['g[ua]rantee'],
      hint: 'U and a as in guard, and two es to end.',
    },
    {
      entry: 'harass',
      forms: ['ha[r]a[ss]'],
      hint: 'One r and a double s: not the same as embarrass.',
    },
  ],
  origin: {
    word: 'wary',
    fact: 'Wary, aware and beware are one family. They all come from the Old English wær, which meant watchful.',
    journey: [
      { from: 'Old English', form: 'wær', meaning: 'watchful' },
      { from: 'English', form: 'ware', meaning: 'the æ has become a' },
      { from: 'English', form: 'wary', meaning: 'ware + y, and the e goes' },
    ],
    journeyTask: {
      question: 'Which has another root: aware, warm, wary or beware?',
      answer: 'Warm: it has to do with heat. The others come from an old word for watchful.',
    },
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Think of the job and the meaning of each word. Which one does not fit?',
    rows: [
      {
        words: ['advice', 'practice', 'advise', 'device'],
        odd: 'advise',
        why: 'It is a verb; the others are nouns.',
      },
      {
        words: ["who's", "it's", 'whose', "they're"],
        odd: 'whose',
        why: 'It is not short for two words.',
      },
      {
        words: ['sleepy', 'wary', 'weary', 'tired'],
        odd: 'wary',
        why: 'It means careful; the others mean in need of rest.',
      },
      {
        words: ['affect', 'effect', 'outcome', 'ending'],
        odd: 'affect',
        why: 'It is a verb; the others are nouns for what comes after.',
      },
    ],
  },
  dictation: [
    'I would advise you to practise before the match on Sunday.',
    'Good advice can have a great effect on a weary team.',
  ],
  missingWords: [
    'Be {wary} of the wet floor, because it is very slippery.',
    '{Whose} coat has been left on the peg by the door?',
    'I must {practise} the trumpet every evening this week.',
    'My best {advice} is to start your project early.',
    'Very loud music can {affect} your hearing.',
    'Nobody can {guarantee} sunshine for sports day, so pack a coat.',
  ],
  mistakes: [
    {
      wrong: "who's",
      right: 'whose',
      why: 'Try who is. If it makes no sense, write whose.',
      sentence: 'The boy whose kite got stuck climbed onto the wall.',
    },
    {
      wrong: 'practice',
      right: 'practise',
      why: 'You are doing it, so it is a verb: s, as in advise.',
      sentence: 'The choir will practise in the hall until four.',
    },
    {
      wrong: 'garantee',
      right: 'guarantee',
      why: 'It starts like guard: put in the silent u.',
      sentence: 'Can you guarantee that the parcel will be here by Friday?',
    },
    {
      wrong: 'harrass',
      right: 'harass',
      why: 'Only one r here; the s is the double one.',
      sentence: 'Gulls that harass visitors for chips are a problem on the pier.',
    },
  ],
  proofreading: [
    "{Whose=Who's} going to give you good {advise=advice}?",
    'Coach says that hard {practise=practice} has an {affect=effect} on everyone.',
    'My legs are {wary=weary} after it, but I {garantee=guarantee} that we shall win.',
    "Please do not {harrass=harass} the player {who's=whose} boots are lost.",
  ],
  challenge:
    'Write a letter from a wise coach to a tired team. Use advice, advise, practice, practise, affect and effect once each.',
  challengeAnswer:
    'For example: Dear team, My advice is short. I advise rest. Practice on Friday will affect your speed, and you must practise passing. The effect will show on Sunday. Once each, and no more.',
  exitSentences: [
    'Once bitten, Leo is {wary} of geese and keeps well away.',
    "Do you know {who's} playing in goal today?",
    'Within an hour the medicine had an {effect}.',
    'The band will {practise} in the hall at lunchtime.',
    'A nurse gave us {advice} on how to treat the burn.',
  ],
  classSentence: 'I guarantee that the weary child, whose shoes are wet, will sleep.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then ask each table for one homophone pair of the last three weeks.',
      },
      {
        minutes: 5,
        text: "Hear it: try who is for who's and whose. Then buzz the end of advise and hiss the end of advice and device.",
      },
      {
        minutes: 5,
        text: 'Rule: test practice and practise by putting advice or advise in their place in a sentence.',
      },
      {
        minutes: 8,
        text: 'Words in groups: read out meanings from the slides at speed; the answer is spelt, not said.',
      },
      {
        minutes: 7,
        text: 'Odd one out, then compare harass with embarrass, and learn guarantee beside guard.',
      },
      {
        minutes: 9,
        text: 'Dictation: children write n or v over each noun or verb of the week before they check.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words, each with its sentence. Children listen for the job of the word before they write it.',
      },
    ],
    say: 'You can hear the difference between advice and advise. Let that pair tell you what to do with practice and practise.',
    watchFor:
      'American texts use practice and license for both noun and verb, and children may have read them. Call it a difference, not a mistake.',
    support:
      'Children try who is in the sentence. For the other words they try "the" or "to" in front, to tell a noun from a verb.',
    stretch:
      'Add licence and license, device and devise, prophecy and prophesy, and write a rule poster for the class.',
    stretchAnswer:
      'Nouns have c: licence, device, prophecy. Verbs have s: license, devise, prophesy. Think of advice and advise, where the difference can be heard.',
  },
};
