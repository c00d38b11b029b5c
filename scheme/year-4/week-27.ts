import type { TeachingWeek } from '../week.ts';

export const week27: TeachingWeek = {
  kind: 'teach',
  focus: 'more -ation nouns',
  requirement: 'Years 3 and 4: the suffix -ation, added to verbs to form nouns.',
  sound: {
    label: '-ation: /ay-shun/',
    how: 'Say expect, expectation. Tap the rhythm on your knees: the last syllable but one is the loudest.',
  },
  rule: 'Most verbs here just add -ation (tempt, temptation); a final e goes (starvation), and y turns to i (variation).',
  exception:
    'Not every verb takes -ation: inform gives information, but perform gives performance.',
  pattern: /[aeiou].*ation$/u,
  groups: [
    {
      heading: 'the verb ends in t',
      words: ['tempt[ation]', 'expect[ation]', 'present[ation]', 'limit[ation]'],
    },
    {
      heading: 'the verb ends in d, m or x',
      words: ['found[ation]', 'transform[ation]', 'confirm[ation]', 'relax[ation]'],
    },
    { heading: 'change the end of the verb first', words: ['starv[ation]', 'vari[ation]'] },
  ],
  byHeart: [
    {
      entry: 'regular',
      forms: ['regul[ar]'],
      hint: 'Say reg, u, lar. It ends in ar, like popular and particular.',
    },
  ],
  origin: {
    word: 'starvation',
    fact: 'Starvation is a mixture: starve is an Old English verb, which first meant to die, while -ation is a Latin ending that came to us through French.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What must you do to each verb to make its noun? Sort the verbs.',
    piles: [
      { label: 'just add -ation', words: ['tempt', 'expect', 'relax', 'confirm'] },
      { label: 'drop e, add -ation', words: ['starve', 'explore', 'prepare', 'admire'] },
      { label: 'drop e, add -ion', words: ['celebrate', 'hesitate', 'decorate', 'donate'] },
    ],
  },
  dictation: [
    'We gave a presentation about the transformation of our town.',
    'Regular relaxation is good for your heart.',
  ],
  missingWords: [
    'The first thing to build is the {foundation} under the house.',
    'I could not resist the {temptation} to open the biscuit tin.',
    'Yoga, quiet music and a warm bath are good for {relaxation}.',
    'Our group gave a {presentation} about rivers to the whole school.',
    'The {transformation} from caterpillar to butterfly is amazing to watch.',
    'The dentist says that I should come for {regular} check-ups.',
  ],
  mistakes: [
    { wrong: 'varyation', right: 'variation', why: 'The y of vary turns to i before -ation.' },
    {
      wrong: 'transfermation',
      right: 'transformation',
      why: 'Find the word form in the middle.',
      sentence: 'The transformation of the empty shop into a café took a month.',
    },
    {
      wrong: 'expectasion',
      right: 'expectation',
      why: 'The suffix is always spelt -ation, with a t.',
    },
    {
      wrong: 'reguler',
      right: 'regular',
      why: 'It ends in ar: think of regularity, where you can hear the a.',
    },
  ],
  proofreading: [
    'The {temtation=temptation} was too great.',
    'During the {presentasion=presentation} I ate all the biscuits, as if I were near {starvasion=starvation}.',
    'It went against every {expectasion=expectation} of my teacher.',
    'My {reguler=regular} lunch is at twelve, and it was already one.',
  ],
  challenge:
    'Write a letter to the head teacher that asks for a relaxation room. Use five -ation nouns to explain why and how.',
  challengeAnswer:
    'For example: Dear Mrs Hall, A relaxation room would be the foundation of happier days. Our expectation is thirty minutes a week. The one limitation is space. The transformation of the old store would cost very little.',
  exit: ['temptation', 'presentation', 'transformation', 'relaxation', 'starvation'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: eight words. Then recall an -ation noun from the autumn: how was it made?',
      },
      {
        minutes: 5,
        text: 'Tap it: say foundation, temptation, expectation, transformation; children tap the syllables and clap on the loudest.',
      },
      {
        minutes: 5,
        text: 'Rule: make nouns from tempt, starve and vary on the board. What is different each time?',
      },
      {
        minutes: 7,
        text: 'Groups: underline the whole verb where it is still there, and write it in where it has changed.',
      },
      {
        minutes: 8,
        text: 'Sort twelve verbs into three piles and write one noun from each. Practise regular.',
      },
      {
        minutes: 10,
        text: 'Dictation: long words first said in syllables by everyone. Write, show, mark.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words, each with its sentence. Before they write, children whisper the verb.',
      },
    ],
    say: 'You met -ation in the autumn. Now the words are longer, but nothing new happens. Look for the verb inside, write it, fix its end if you must, and add -ation.',
    watchFor:
      'Lost vowels in confirmation, limitation and relaxation. Each hides a whole verb: confirm, limit, relax. Write that first.',
    support:
      'Print the verbs in grey and let children trace them, then add -ation in pen: expect, tempt, present, relax.',
    stretch:
      'Foundation can mean the base of a house, a charity or a kind of make-up. What links the three meanings?',
    stretchAnswer:
      'All three are something that lies underneath: stones under a house, money and people under good work, a layer under other make-up.',
  },
};
