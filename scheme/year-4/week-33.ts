import type { TeachingWeek } from '../week.ts';

export const week33: TeachingWeek = {
  kind: 'teach',
  focus: 'statutory words: -ar and -ary',
  requirement: 'Years 3 and 4: words of the statutory word list, here ending in -ar and -ary.',
  sound: {
    label: 'weak -ar and -ary',
    how: 'Say popular: the end is a weak /uh/. Now use a pirate voice, popul-ARR, and you will hear the spelling.',
  },
  rule: 'In these words the weak ending is spelt -ar, or -ary if you hear /ree/ at the very end.',
  exception:
    'The same sound is more often spelt -er (teacher) or -or (doctor), and -ary has a twin in -ery (bakery).',
  pattern: /ary?$/u,
  groups: [
    { heading: 'words in -ular', words: ['particul[ar]', 'popul[ar]', 'regul[ar]'] },
    { heading: 'other words in -ar', words: ['calend[ar]', 'gramm[ar]', 'peculi[ar]'] },
    { heading: 'words in -ary', words: ['ordin[ary]', 'Febru[ary]', 'libr[ary]'] },
  ],
  byHeart: [
    {
      entry: 'surprise',
      forms: ['s[ur]pr[ise]'],
      hint: 'There is an r in each half: sur, prise. The end is -ise, never -ize.',
    },
    {
      entry: 'therefore',
      forms: ['there[fore]'],
      hint: 'There and fore joined together: it ends in e, like before.',
    },
  ],
  origin: {
    word: 'library',
    fact: 'Library comes from the Latin word liber, a book. In France today, a librairie is not a library at all but a bookshop.',
  },
  puzzle: {
    kind: 'odd one out',
    prompt: 'Look at the endings, listen, and think of the meanings. Which word is odd?',
    rows: [
      {
        words: ['popular', 'teacher', 'regular', 'particular'],
        odd: 'teacher',
        why: 'It ends in -er; the others end in -ar.',
      },
      {
        words: ['library', 'February', 'bakery', 'ordinary'],
        odd: 'bakery',
        why: 'It ends in -ery; the others end in -ary.',
      },
      {
        words: ['peculiar', 'strange', 'ordinary', 'odd'],
        odd: 'ordinary',
        why: 'It means quite usual; the others mean unusual.',
      },
      {
        words: ['guitar', 'star', 'calendar', 'jar'],
        odd: 'calendar',
        why: 'Its ar is weak; in the others you hear it clearly.',
      },
    ],
  },
  dictation: [
    'It was a surprise to see so many people in the library.',
    'On my calendar, February looks like an ordinary month.',
  ],
  missingWords: [
    'The {calendar} on our classroom wall has a puffin for May.',
    'Everyone likes pizza, so it is the most {popular} dish on the menu.',
    'The old clock ticked with a slow and {regular} beat.',
    'It was an {ordinary} Tuesday until a parrot flew in.',
    'We hid behind the sofa to give Dad a {surprise}.',
    'The pitch was under water; {therefore} the match was called off.',
  ],
  mistakes: [
    { wrong: 'calender', right: 'calendar', why: 'Pirate voice: calend-ARR. It ends in ar.' },
    {
      wrong: 'populer',
      right: 'popular',
      why: 'Think of popularity, where the a is loud and clear.',
    },
    { wrong: 'ordinery', right: 'ordinary', why: 'It ends in -ary, like library and February.' },
    { wrong: 'suprise', right: 'surprise', why: 'The first r is hard to hear: sur, prise.' },
  ],
  proofreading: [
    'The most {populer=popular} boy in our class is in no way {ordinery=ordinary}.',
    'He has a {peculier=peculiar} hat for every day on the {calender=calendar}.',
    'His {particuler=particular} favourite has a bird on it.',
    'To our {suprise=surprise}, the bird sang in the {libary=library}.',
  ],
  challenge:
    'Write a page from the diary of a very particular pirate. Use at least six words in -ar or -ary, and read it in the voice.',
  challengeAnswer:
    'For example: This February I was in a particular mood. My regular parrot had lost its grammar. An ordinary day? No! It ate the calendar. Pirates are not popular in the library. Peculiar, I call it.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit eight words. Then recall three words with a letter you cannot hear.',
      },
      {
        minutes: 5,
        text: 'Pirate voices: say every word with a strong ARR. Silly, but it sticks.',
      },
      {
        minutes: 6,
        text: 'Rule: use popularity, regularity, grammatical, peculiarity to bring out the hidden a.',
      },
      {
        minutes: 8,
        text: 'Groups: each child copies four words and writes the ending in another colour.',
      },
      { minutes: 7, text: 'Odd one out, then practise surprise and therefore.' },
      {
        minutes: 12,
        text: 'Dictation: give the class ten seconds after each sentence to check endings only.',
      },
      { minutes: 3, text: 'Exit check: five words on whiteboards.' },
    ],
    say: 'The end of these words is so weak that you cannot hear which vowel it is. A longer word from the family makes it strong: popular, popularity. Listen for the a.',
    watchFor:
      'Lost syllables inside the word: particlar, reglar, ordnary. Clap the word before checking its ending.',
    support: 'Learn the three -ular words first, as one chant: popular, regular, particular.',
    stretch:
      'Collect adjectives in -ar (circular, similar, solar) and nouns in -er and -or. Do you see a pattern?',
    stretchAnswer:
      'Many adjectives end in -ar: circular, similar, solar, lunar. People and things that do something mostly end in -er or -or: teacher, computer, doctor, sailor. Beggar and liar break the pattern.',
  },
};
