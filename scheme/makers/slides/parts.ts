/** The three sessions of a week; a school may also teach them as one lesson of 45 minutes. */
export const PARTS = {
  teach: '1 · Teach',
  practise: '2 · Practise',
  apply: '3 · Apply',
  review: 'Review',
} as const;
