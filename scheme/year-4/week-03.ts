import type { TeachingWeek } from '../week.ts';

export const week3: TeachingWeek = {
  kind: 'teach',
  focus: 'suffix -ous: clear root word',
  requirement: 'Years 3 and 4: the suffix -ous, with a root word that is easy to see.',
  sound: {
    label: '-ous: full of, having',
    how: 'Say poisonous: the end sounds like /us/ said very quietly. Whisper it together: full of poison, poisonous.',
  },
  rule: 'Add -ous to a noun to make an adjective; drop a final e first: poison, poisonous; fame, famous.',
  exception:
    'Various goes with the verb vary, and its y turns to i. Nouns are different: circus and virus end in -us.',
  pattern: /ous$/u,
  groups: [
    {
      heading: 'just add -ous: beware!',
      words: ['poison[ous]', 'danger[ous]', 'hazard[ous]'],
    },
    { heading: 'just add -ous', words: ['mountain[ous]', 'joy[ous]', 'thunder[ous]'] },
    {
      heading: 'change the end of the root first',
      words: ['fam[ous]', 'nerv[ous]', 'adventur[ous]', 'vari[ous]'],
    },
  ],
  byHeart: [
    {
      entry: 'bicycle',
      forms: ['bi[cy]cle'],
      hint: 'Bi means two, cycle is a wheel: first an i, then a y.',
    },
    {
      entry: 'calendar',
      forms: ['calend[ar]'],
      hint: 'Say it the spelling way: cal, en, dar. It ends in ar, like star.',
    },
  ],
  origin: {
    word: 'calendar',
    fact: 'Calendar comes from Latin. The Romans called the first day of each month the kalendae, and it was the day when many bills had to be paid.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What happens to each root when -ous is added? Sort the roots.',
    piles: [
      { label: 'just add -ous', words: ['poison', 'joy', 'mountain', 'thunder'] },
      { label: 'drop the e', words: ['fame', 'nerve', 'adventure', 'carnivore'] },
      { label: 'y turns to i', words: ['vary', 'fury', 'glory', 'mystery'] },
    ],
  },
  dictation: [
    'The famous runner was nervous before the start of the race.',
    'It is dangerous to ride your bicycle on an icy road.',
  ],
  missingWords: [
    'In the tale, Snow White bites into the {poisonous} apple.',
    'Nepal is a {mountainous} country with some of the highest peaks on Earth.',
    'Chidi was so {nervous} about his solo that his knees shook.',
    'A {thunderous} boom shook the windows as the storm broke.',
    'My aunt is so {adventurous} that she has slept in a tent on five continents.',
    'Mum wrote the date of the school fair on the kitchen {calendar}.',
  ],
  mistakes: [
    {
      wrong: 'famouse',
      right: 'famous',
      why: 'The word does not end in e: the suffix is o, u, s.',
    },
    {
      wrong: 'dangerus',
      right: 'dangerous',
      why: 'It sounds like us, but adjectives end in -ous.',
    },
    { wrong: 'adventureous', right: 'adventurous', why: 'Adventure drops its e before -ous.' },
    {
      wrong: 'bycicle',
      right: 'bicycle',
      why: 'Bi for two comes first, and the y belongs to cycle.',
      sentence: 'My brother rides his bicycle to school.',
    },
  ],
  proofreading: [
    'My aunt rides her {bycicle=bicycle} in {mountanous=mountainous} places.',
    'The roads there can be {dangerus=dangerous}, and sometimes she gets {nervus=nervous}.',
    'Still, she is the most {adventureous=adventurous} person in our family.',
    'One day she will be {famouse=famous}.',
  ],
  challenge:
    'Make a page for a travel guide to an island you have made up. Use five -ous adjectives to tell visitors what to expect.',
  challengeAnswer:
    'For example: Welcome to Drum Island, famous for its thunderous waves. The mountainous north is dangerous, so take a guide. Various poisonous plants grow there. The people, though, are joyous.',
  classSentence: 'On my calendar I marked a joyous party and a dangerous climb.',
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: the eight words, then ask for two verbs that lost an e before -ation last week.',
      },
      {
        minutes: 5,
        text: 'Meaning first: finish my sentence, full of danger is... Collect answers before showing any spelling.',
      },
      {
        minutes: 5,
        text: 'Rule: build joyous and famous side by side and ask why only one of them loses a letter.',
      },
      {
        minutes: 7,
        text: 'Groups: children box the root, then read each group with a whisper on -ous.',
      },
      {
        minutes: 8,
        text: 'Sort the roots on paper and write three of the finished words. Then practise bicycle and calendar.',
      },
      {
        minutes: 12,
        text: 'Dictation: before writing, count the -ous words you hear. Then write, show and mark.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'We cannot hear the o in -ous, so our ears are no help. Ask what the word does: if it describes something and ends in this quiet sound, it is very likely to be -ous.',
    watchFor:
      'A final e, as in famouse, often copied from house and mouse. Show that those are nouns with a loud /ow/ sound.',
    support:
      'Start with the roots that do not change. Give poison, hazard and thunder on cards, each with a gap for -ous.',
    stretch:
      'Write a dictionary entry for a word of your own, such as biscuitous or puddlous, with a meaning and an example.',
    stretchAnswer:
      'For example: puddlous (adjective): full of shallow water. After the storm our path was quite puddlous. A good entry has the word class, a meaning and a sentence that shows it.',
  },
};
