/** A sitting of a quarter of an hour. A school may also teach several of them as one lesson. */
export interface Session {
  number: number;
  /** On its own page, where the class stops and goes on another day. */
  name: string;
  /** Beside the title of each page. */
  short: string;
  /** What partners talk about in the first minute, one a week in turn. None shows a word that is asked later. */
  talk: readonly string[];
}

export const SESSION_MINUTES = 15;

export const TEACHING_SESSIONS = {
  teach: {
    number: 1,
    name: 'Revisit and teach',
    short: 'Teach',
    talk: [
      'Tell your partner a word we have learnt, and its tricky part.',
      'Which spelling was once hard for you? What helped?',
      'Name a spelling you are sure of now. How did you learn it?',
    ],
  },
  practise: {
    number: 2,
    name: 'Practise',
    short: 'Practise',
    talk: [
      'Tell your partner our rule in your own words.',
      'One of you says our rule. The other gives a word for it.',
      'Explain our rule to somebody who was away.',
    ],
  },
  explore: {
    number: 3,
    name: 'Explore',
    short: 'Explore',
    talk: [
      'Give a clue to one of our words. Can your partner name it?',
      'Say one of our words in a sentence. Then swap.',
      'Which of our words have you read or heard since last time?',
    ],
  },
  apply: {
    number: 4,
    name: 'Apply',
    short: 'Apply',
    talk: [
      'Which of our words is the hardest to spell? Say why.',
      'Spell one of our words aloud, letter by letter. Then swap.',
      'Which letters in our words do people get wrong?',
    ],
  },
  check: {
    number: 5,
    name: 'Check',
    short: 'Check',
    talk: [
      'Teach your partner your best way to remember a word.',
      'Which word can you spell now that you could not before?',
      'How well do you know our words? Show one to five fingers.',
    ],
  },
} as const satisfies Record<string, Session>;

export const REVIEW_SESSIONS = {
  check: {
    number: 1,
    name: 'Check: twenty words',
    short: 'Check',
    talk: ['What will you do if you get stuck?', 'What do you look for when you check?'],
  },
  mark: {
    number: 2,
    name: 'Mark and put right',
    short: 'Put right',
    talk: ['Which was the hardest? Say why.', 'Which was the easiest? Say why.'],
  },
  passage: {
    number: 3,
    name: 'Write a passage',
    short: 'Passage',
    talk: [
      'How do you keep a long sentence in your head?',
      'What helps you to remember full stops as you write?',
    ],
  },
  rules: {
    number: 4,
    name: 'Rules to remember',
    short: 'Rules',
    talk: [
      'Which rule of these weeks could you teach to somebody?',
      'Which rule has helped you in your own writing?',
    ],
  },
  before: {
    number: 5,
    name: 'Words from before',
    short: 'Before',
    talk: [
      'Which word from long ago do you still find hard?',
      'Which word will you never get wrong again?',
    ],
  },
} as const satisfies Record<string, Session>;
