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

/** The steps of a teacher who is already signed in. */
export const LESSON_STEPS = ['tree', 'link', 'open the deck', 'turn a page'] as const;

export interface Morning {
  /** Milliseconds of each step. */
  took: Record<Step, number[]>;
  /** Number of answers by status; 0 stands for no answer. */
  statuses: Map<number, number>;
  /** Number of teachers who gave up before the last page, by reason. */
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

/** Every request here should succeed, without a redirect. */
export function isExpected(status: number): boolean {
  return status >= 200 && status <= 299;
}
