import type { TeachingWeek } from '../week.ts';

export const week19: TeachingWeek = {
  kind: 'teach',
  focus: '/or/ spelt a before l and ll',
  requirement: 'Year 2: the /or/ sound spelt a before l and ll.',
  sound: {
    label: '/or/ as in ball',
    how: 'Say ball, walk, also with round lips. The middle says /or/, but you will see neither o nor r.',
  },
  rule: 'Before l or ll, the /or/ sound is usually written a.',
  exception:
    'In walk, talk and chalk the l itself is silent, and in shall the a keeps its short sound.',
  pattern: /al(?:l$|k$|[mws])/u,
  groups: [
    { heading: 'all', words: ['[all]', 'b[all]', 'c[all]', 'sm[all]'] },
    { heading: 'alk: the l is silent', words: ['w[al]k', 't[al]k', 'ch[al]k'] },
    { heading: 'al at the start', words: ['[al]ways', '[al]so', '[al]most'] },
  ],
  byHeart: [
    {
      entry: 'father',
      forms: ['f[a]ther'],
      hint: 'You hear /ar/, but write a alone: fat, then her.',
    },
    { entry: 'class', forms: ['cl[a]ss'], hint: 'One a, and a double s at the end.' },
  ],
  origin: {
    word: 'walk',
    fact: 'Walk comes from the Old English wealcan, which meant to roll or toss. Much later it came to mean going on foot.',
  },
  puzzle: {
    kind: 'sort',
    prompt: 'Say each word slowly. What do the a and the l do?',
    piles: [
      { label: '/or/ and l is heard', words: ['ball', 'small', 'also', 'always'] },
      { label: '/or/ and l is silent', words: ['walk', 'talk', 'chalk', 'stalk'] },
      { label: 'short a', words: ['shall', 'pal', 'gallop', 'valley'] },
    ],
  },
  dictation: [
    'Grandad and I always talk as we walk past the pond.',
    'The small child had chalk all over the floor.',
  ],
  missingWords: [
    'Bounce the {ball} and try to catch it.',
    'I will {call} you when tea is ready.',
    'Draw a hopscotch grid with {chalk}.',
    'We are {almost} there: just one more mile!',
    'Zara is six, so her twin brother is {also} six.',
    'My {father} cooks rice for us on Fridays.',
  ],
  mistakes: [
    {
      wrong: 'orlways',
      right: 'always',
      why: 'The /or/ sound before l is written a.',
      sentence: 'I always brush my teeth before bed.',
    },
    { wrong: 'tork', right: 'talk', why: 'Talk has a silent l, like walk and chalk.' },
    { wrong: 'allmost', right: 'almost', why: 'All loses one l when it joins another word.' },
    { wrong: 'farther', right: 'father', why: 'Farther means further away. Dad is your father.' },
  ],
  proofreading: [
    'My {farther=father} has a {smorl=small} red {borl=ball}.',
    'When we go for a {wark=walk}, he {orlways=always} takes it with him.',
    'Our dog thinks it is hers.',
  ],
  challenge: 'Write six rules for a ball game in the playground. Use always, also, all and small.',
  challengeAnswer:
    'For example: 1 Always play fair. 2 All of us get a turn. 3 Use a small ball. 4 Do not kick it at a wall. 5 Call out before you throw. 6 Also, pick up the ball when the bell goes.',
  exit: ['always', 'walk', 'small', 'also', 'father'],
  notes: {
    steps: [
      {
        minutes: 5,
        text: 'Revisit: read out the eight words, each as a word sum where there is an ending.',
      },
      {
        minutes: 5,
        text: 'Hear it: say fork, ball, horse, talk. All have /or/. Now show them and look for the odd spelling.',
      },
      {
        minutes: 5,
        text: 'Rule: write borl and ball next to each other. Which looks right? Before l, /or/ is written a.',
      },
      {
        minutes: 8,
        text: 'Words in groups: make a ladder of rhymes for all (tall, fall, wall), then for walk.',
      },
      {
        minutes: 7,
        text: 'Sort the twelve words, then practise father and class.',
      },
      {
        minutes: 10,
        text: 'Dictation: the class says each sentence back before it is written. Children circle each silent l.',
      },
      { minutes: 5, text: 'Exit check: always, walk, small, also and father.' },
    ],
    say: 'When you hear /or/ and then l, write a. In walk, talk and chalk the l has gone quiet, but it is still there.',
    watchFor:
      'Allways and allso with double l. All on its own has two; as the first part of a word it has one.',
    support:
      'Begin with all and small, then walk and talk. Use magnetic letters and change the first ones.',
    stretch:
      'Collect words that start with al from all: almost, always, also, already, although. Do any keep both l letters?',
    stretchAnswer:
      'None of them keeps both. When all goes in front of another word, it loses one l: almost, always, also, already, although, altogether.',
  },
};
