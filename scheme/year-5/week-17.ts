import type { TeachingWeek } from '../week.ts';

export const week17: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ibly',
  requirement: 'Years 5 and 6: words ending in -able and -ible, and in -ably and -ibly.',
  sound: {
    label: '-ibly: in such a way',
    how: 'Say a terrible noise; it is terribly loud. Say each adverb after its adjective and tap the weak i.',
  },
  rule: 'To turn an adjective in -ible into an adverb, change the last e to y: terrible, terribly.',
  exception:
    'The endings -ibly and -ably sound the same, so go back to the adjective: visible, visibly, but reliable, reliably.',
  pattern: /ibly$/u,
  groups: [
    {
      heading: 'a double letter before -ibly',
      words: ['poss[ibly]', 'horr[ibly]', 'terr[ibly]'],
    },
    {
      heading: 'Latin: see, hear, read, believe',
      words: ['vis[ibly]', 'aud[ibly]', 'leg[ibly]', 'incred[ibly]'],
    },
    {
      heading: 'c or s just before the ending',
      words: ['sens[ibly]', 'forc[ibly]', 'respons[ibly]'],
    },
  ],
  byHeart: [
    {
      entry: 'equip (-ped; -ment)',
      forms: ['equ[ip]', 'equi[pped]', 'equi[pm]ent'],
      hint: 'Double the p for equipped; keep one p in equip and equipment.',
    },
    {
      entry: 'especially',
      forms: ['espe[cially]'],
      hint: 'The word special with an e in front and -ly behind.',
    },
  ],
  origin: {
    word: 'audibly',
    fact: 'Audibly comes from the Latin audire, to hear. An audience came to listen, and at an audition somebody hears you.',
    journey: [
      { from: 'Latin', form: 'audire', meaning: 'to hear' },
      { from: 'Latin', form: 'audibilis', meaning: 'able to be heard' },
      { from: 'English', form: 'audible', meaning: '-ible in place of -ibilis' },
      { from: 'English', form: 'audibly', meaning: 'so that others can hear' },
    ],
    journeyTask: {
      question: 'Which has another root: audience, August, audition or audible?',
      answer:
        'August: it is named after the emperor Augustus. The others come from audire, to hear.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say the adjective for each adverb. Then sort the adverbs.',
    piles: [
      {
        label: 'adjective in -able',
        words: ['comfortably', 'reliably', 'enjoyably', 'noticeably', 'adorably'],
      },
      {
        label: 'adjective in -ible',
        words: ['possibly', 'horribly', 'audibly', 'visibly', 'responsibly'],
      },
    ],
  },
  dictation: [
    'Our team was sensibly equipped, especially for rain.',
    'The incredibly old machine made a horribly loud noise.',
  ],
  missingWords: [
    'Please write {legibly} so that I can read your name.',
    'We can live {responsibly} by wasting less food and water.',
    'I love fruit, {especially} ripe pears.',
    'The lifeboat crew check their {equipment} every morning.',
    'Speak {audibly}, so that the back row can hear.',
    'We are {terribly} sorry for the late start.',
  ],
  mistakes: [
    {
      wrong: 'incredably',
      right: 'incredibly',
      why: 'The adjective is incredible, so keep the i.',
    },
    {
      wrong: 'sensiblely',
      right: 'sensibly',
      why: 'Swap the e for y: no extra l is added.',
      sentence: 'Please walk sensibly to the hall when the fire bell rings.',
    },
    { wrong: 'equiped', right: 'equipped', why: 'The p doubles before -ed to keep the i short.' },
    { wrong: 'expecially', right: 'especially', why: 'There is no x: it is e, special, ly.' },
  ],
  proofreading: [
    'The hall was {horribley=horribly} full, but we were {equiped=equipped} with water.',
    'Even the babies behaved {sensiblely=sensibly}.',
    'I was {expecially=especially} proud of my brother, who was {visably=visibly} nervous.',
    'He whispered so {incredably=incredibly} softly that we had to ask him to speak {audably=audibly}.',
  ],
  challenge:
    'Write safety rules for an expedition to a volcano. Use sensibly, responsibly, equipment and two more words in -ibly.',
  challengeAnswer:
    'For example: Pack your equipment sensibly. Behave responsibly near the edge. Wear boots, as the rocks can be horribly hot. Write your name legibly in the book. If the ground shakes visibly, leave.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then say reliably, adorably, noticeably and tolerably; children call out the adjective of each.',
      },
      {
        minutes: 5,
        text: 'Hear it: whisper, then speak audibly; write legibly. Children act out sensibly, horribly, visibly.',
      },
      {
        minutes: 6,
        text: 'Rule: line up terrible, terribly; reliable, reliably. What is the same in both changes?',
      },
      {
        minutes: 8,
        text: 'Words in groups: match audibly, visibly and legibly to ear, eye and book. Write a verb beside each.',
      },
      {
        minutes: 7,
        text: 'Sort the adverbs by their adjectives, then learn equip with its two relatives and especially.',
      },
      {
        minutes: 9,
        text: 'Dictation: the first sentence needs a double p. Ask why before you uncover the answer.',
      },
      {
        minutes: 6,
        text: 'Exit check: five words. Note who still mixes -ably and -ibly, and hear them again tomorrow.',
      },
    ],
    say: 'Your ear hears no difference between -ably and -ibly, so ask the adjective. It knows whether the letter is a or i.',
    watchFor:
      'Equipted or equiptment, from careless speech. Say equipped and equipment clearly: there is no t before -ment.',
    support:
      'Let children work from cards with the adjective printed on the front and the adverb on the back, a few at a time.',
    stretch:
      'Write a paragraph in which adverbs in -ibly are replaced by better verbs, and discuss when the adverb is worth keeping.',
    stretchAnswer:
      'For example: He spoke audibly becomes he called; she was terribly tired becomes she was worn out. Keep the adverb where no single verb says the same, as in possibly.',
  },
};
