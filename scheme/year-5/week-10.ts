import type { TeachingWeek } from '../week.ts';

export const week10: TeachingWeek = {
  kind: 'teach',
  focus: 'words ending -ence, -ency',
  requirement: 'Years 5 and 6: words ending in -ant, -ance and -ancy, -ent, -ence and -ency.',
  sound: {
    label: '-ence and -ency',
    how: 'Say silent, silence; urgent, urgency. The e before n stays put, whatever the end of the word does.',
  },
  rule: 'An adjective in -ent makes a noun in -ence or -ency: silent, silence; urgent, urgency.',
  exception:
    'Emergency and agency have no everyday adjective: link them with emerge and agent instead.',
  pattern: /enc[ey]$/u,
  groups: [
    {
      heading: 'nouns in -ence',
      words: ['innoc[ence]', 'confid[ence]', 'obedi[ence]', 'independ[ence]', 'sil[ence]'],
    },
    {
      heading: 'nouns in -ency, after soft g',
      words: ['urg[ency]', 'emerg[ency]', 'ag[ency]'],
    },
    { heading: 'nouns in -ency, after c or qu', words: ['dec[ency]', 'frequ[ency]'] },
  ],
  byHeart: [
    {
      entry: 'communicate',
      forms: ['co[mm]unicate'],
      hint: 'Com and mu: an m at the end of one syllable and at the start of the next.',
    },
    {
      entry: 'community',
      forms: ['co[mm]unity'],
      hint: 'It begins exactly like communicate, then ends in nity, like unity.',
    },
  ],
  origin: {
    word: 'emergency',
    fact: 'Emergency comes from the Latin emergere, to rise up out of the water: an emergency is something that comes up all of a sudden.',
    journey: [
      { from: 'Latin', form: 'mergere', meaning: 'to dip or sink' },
      { from: 'Latin', form: 'emergere', meaning: 'to rise up out of water' },
      { from: 'English', form: 'emerge', meaning: 'to come out' },
      { from: 'English', form: 'emergency', meaning: 'a danger that comes up all at once' },
    ],
    journeyTask: {
      question: 'Write one sentence with emergency and community in it.',
      answer: 'For example: In an emergency the whole community helps.',
    },
  },
  puzzle: {
    kind: 'sort',
    prompt: 'What comes just before -ence or -ency? Sort the words.',
    piles: [
      { label: 'soft c', words: ['innocence', 'decency'] },
      { label: 'soft g', words: ['urgency', 'agency', 'emergency', 'intelligence'] },
      { label: 'qu', words: ['frequency', 'sequence'] },
      { label: 'none of these', words: ['silence', 'confidence', 'obedience', 'independence'] },
    ],
  },
  study: {
    kind: 'word matrix',
    prompt: 'Build nine words. You may leave a column out. The root is the same each time.',
    columns: [['in', 'un'], ['depend'], ['ent', 'ence', 'ency', 'able', 'ably', 'ing']],
    words: [
      'dependent',
      'independent',
      'dependence',
      'independence',
      'dependency',
      'dependable',
      'dependably',
      'depending',
      'undependable',
      'independency',
    ],
  },
  dictation: [
    'The whole community needs confidence in an emergency.',
    'There was silence while the musician tried to communicate.',
  ],
  missingWords: [
    'Ring 999 only in a real {emergency}.',
    'After the last note there was a long {silence}.',
    'Dogs {communicate} by barking and wagging their tails.',
    'Our {community} garden is open to everyone on the estate.',
    'India celebrates its {independence} every August.',
    'Learning to ride a bike gave Theo a lot of {confidence}.',
  ],
  mistakes: [
    {
      wrong: 'independance',
      right: 'independence',
      why: 'The noun copies independent: no a anywhere.',
    },
    { wrong: 'emergancy', right: 'emergency', why: 'An a would make the g hard; e keeps it soft.' },
    { wrong: 'comunity', right: 'community', why: 'Com ends with m, and mu starts with another.' },
    { wrong: 'silense', right: 'silence', why: 'Nouns made from -ent end with a soft c: -ence.' },
  ],
  proofreading: [
    'In an {emergancy=emergency}, speak slowly and clearly.',
    'It helps you to {comunicate=communicate}, even in a matter of great {urgensy=urgency}.',
    'We practised it with perfect {obediance=obedience}.',
    'The only sound was {silense=silence}, because everyone had forgotten whose turn it was to speak.',
  ],
  challenge:
    'Write six safety tips for an emergency at the seaside. Use silence, urgency, confidence and communicate.',
  challengeAnswer:
    'For example: 1 Shout for help with urgency. 2 Call the emergency number. 3 Listen in silence. 4 Communicate where you are. 5 Keep your confidence. 6 Stay with your group, and show obedience to the lifeguard.',
  notes: {
    steps: [
      {
        minutes: 4,
        text: 'Revisit: the eight words, then say elegant, decent, hesitant, urgent and abundant; children hold up an A or an E.',
      },
      {
        minutes: 5,
        text: 'Hear it: adjective and noun ping-pong, silent, silence, from one side of the room to the other.',
      },
      {
        minutes: 6,
        text: 'Rule: write confident and change t to ce; write urgent and change t to cy. Which sounds right, silence or silency?',
      },
      {
        minutes: 7,
        text: 'Words in groups: find the adjective for each noun. Two have none in daily use: which two?',
      },
      {
        minutes: 8,
        text: 'Sort the twelve words, then cover and write communicate and community with mm in red.',
      },
      {
        minutes: 10,
        text: 'Dictation: the second sentence has three long words. Children clap each one on the desk first.',
      },
      {
        minutes: 5,
        text: 'Exit check: five words; children then change one noun back into its adjective.',
      },
    ],
    say: 'You already know these words: they are the words in -ent with a new ending. Keep the e, then choose ce or cy with your ear.',
    watchFor:
      'Agency written agancy. Let the child read agancy aloud with a hard g; the mistake explains itself.',
    support:
      'Make flip cards: the start of a word on the left, and t, ce and cy to flip on the right. Children read what makes a word.',
    stretch:
      'Some words have both -ence and -ency. How do residence and residency differ, and dependence and dependency?',
    stretchAnswer:
      'A residence is a home; a residency is the time somebody lives or works in a place. Dependence is the state of needing help; a dependency may also be a land that another country rules.',
  },
};
