/** A sitting of a quarter of an hour. A school may also teach several of them as one lesson. */
export interface Session {
  number: number;
  /** On its own page, where the class stops and goes on another day. */
  name: string;
  /** Beside the title of each page. */
  short: string;
}

export const SESSION_MINUTES = 15;

export const TEACHING_SESSIONS = {
  teach: { number: 1, name: 'Revisit and teach', short: 'Teach' },
  practise: { number: 2, name: 'Practise', short: 'Practise' },
  explore: { number: 3, name: 'Explore', short: 'Explore' },
  apply: { number: 4, name: 'Apply', short: 'Apply' },
  check: { number: 5, name: 'Check', short: 'Check' },
} as const satisfies Record<string, Session>;

export const REVIEW_SESSIONS = {
  check: { number: 1, name: 'Check: twenty words', short: 'Check' },
  mark: { number: 2, name: 'Mark and put right', short: 'Put right' },
  passage: { number: 3, name: 'Write a passage', short: 'Passage' },
  rules: { number: 4, name: 'Rules to remember', short: 'Rules' },
  before: { number: 5, name: 'Words from before', short: 'Before' },
} as const satisfies Record<string, Session>;
