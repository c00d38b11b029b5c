export const STEPS = [
  'ask for a code',
  'code arrives',
  'sign in',
  'tree',
  'link',
  'open the deck',
  'turn a page',
] as const;
export type Step = (typeof STEPS)[number];

/** All that teachers do who are signed in already. */
export const LESSON_STEPS = ['tree', 'link', 'open the deck', 'turn a page'] as const;

export interface Morning {
  /** How long each took, in milliseconds. */
  took: Record<Step, number[]>;
  /** Every answer by its status; 0 where there was none. */
  statuses: Map<number, number>;
  /** Why teachers went home before the last page, and how many did. */
  gaveUp: Map<string, number>;
}

export function newMorning(): Morning {
  const took: Morning['took'] = {
    'ask for a code': [],
    'code arrives': [],
    'sign in': [],
    tree: [],
    link: [],
    'open the deck': [],
    'turn a page': [],
  };
  return { took, statuses: new Map(), gaveUp: new Map() };
}

/** Nothing that a teacher asks for here may be refused, and nothing is elsewhere. */
export function isExpected(status: number): boolean {
  return status >= 200 && status <= 299;
}
