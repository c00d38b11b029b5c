import type { TeachingWeek } from '../../week.ts';

/** What runs through all the years, in the order of the map. */
export const STRANDS = [
  'Sounds and their spellings',
  'Apostrophes and hyphens',
  'Suffixes and endings',
  'Prefixes',
  'Homophones and words often confused',
  'Word families, roots and origins',
  'Word lists and proofreading',
] as const;
export type Strand = (typeof STRANDS)[number];

/** What gets harder from year to year. */
export const GROWTH: Record<Strand, string> = {
  'Sounds and their spellings':
    'from one sound and its letters to letters that are silent or have many sounds',
  'Apostrophes and hyphens':
    'from one owner to many, then hyphens that join a prefix or change the meaning',
  'Suffixes and endings': 'from adding an ending to choosing between endings that sound alike',
  Prefixes: 'from one prefix and its meaning to several at once, then prefixes that count',
  'Homophones and words often confused': 'from everyday words to pairs told apart by word class',
  'Word families, roots and origins':
    'from letters that show an origin to relatives that decide, then roots',
  'Word lists and proofreading':
    'from one tricky part of a word to tests, proofreading and the words of Year 7',
};

/** What a year does for a strand that has no week of its own in it. */
export const WITHOUT_WEEKS: Partial<Record<Strand, Record<string, string>>> = {
  Prefixes: {
    'Year 2': 'un- was taught in Year 1.',
    'Year 5': 'Prefixes with a hyphen stand under hyphens.',
  },
  'Word families, roots and origins': {
    'Year 2': 'Each week tells the story of one word.',
  },
  'Word lists and proofreading': {
    'Year 2':
      'The 64 common exception words are learnt by heart, two or three a week, and every week has mistakes to put right.',
  },
};

/** The first that fits is taken; a week that none fits is about a sound. In weeks of mixed endings a related word decides. */
const SIGNS: [RegExp, Strand][] = [
  [/statutory|test practice|proofreading|subject words/u, 'Word lists and proofreading'],
  [/homophone|confuse/u, 'Homophones and words often confused'],
  [/apostrophe|contraction|hyphen/u, 'Apostrophes and hyphens'],
  [/prefix/u, 'Prefixes'],
  [/famil|roots|borrowed|in origin|related words|^mixed -/u, 'Word families, roots and origins'],
  [
    /suffix|adding|-(?:ly|ant|ent|able|ible|ably|ibly|ance|ence|fer|ation|cious|tious|cial|tial|sion|tion|ssion|cian|sure|ture)\b/u,
    'Suffixes and endings',
  ],
];

export function strandOf({ focus, requirement }: TeachingWeek): Strand {
  const told = `${focus}. ${requirement}`;
  return SIGNS.find(([sign]) => sign.test(told))?.[1] ?? STRANDS[0];
}
