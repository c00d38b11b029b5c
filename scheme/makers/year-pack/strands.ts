import type { TeachingWeek } from '../../week.ts';

/** What runs through all the years, in the order of the map. */
export const STRANDS = [
  'Sounds and their spellings',
  'Suffixes and endings',
  'Prefixes',
  'Homophones and words often confused',
  'Apostrophes and hyphens',
  'Word families, roots and origins',
  'Word lists and proofreading',
] as const;
type Strand = (typeof STRANDS)[number];

/** The first that fits is taken; a week that none fits is about a sound. */
const SIGNS: [RegExp, Strand][] = [
  [/statutory|test practice|proofreading|subject words/u, 'Word lists and proofreading'],
  [/homophone|confuse/u, 'Homophones and words often confused'],
  [/apostrophe|contraction|hyphen/u, 'Apostrophes and hyphens'],
  [/prefix/u, 'Prefixes'],
  [/famil|roots|borrowed/u, 'Word families, roots and origins'],
  [
    /suffix|adding|-(?:ly|ant|ent|able|ible|ably|ibly|ance|ence|fer|ation|cious|tious|cial|tial|sion|tion|ssion|cian|sure|ture)\b/u,
    'Suffixes and endings',
  ],
];

export function strandOf({ focus }: TeachingWeek): Strand {
  return SIGNS.find(([sign]) => sign.test(focus))?.[1] ?? STRANDS[0];
}
