import { lastSeen, type Memory, returnsInHalfTerm } from './memory.ts';
import { spread } from '../makers/words/spread.ts';
import { WEEKS_IN_ORDER, yearIndexOf } from './weeks-in-order.ts';

/** Words of patterns come back no more often than this in a half-term. */
const MOST_RETURNS = 2;
/** A Revisit goes on with what was taught in as many weeks, and then turns to earlier ones. */
const RECENT_WEEKS = 2;
/** How many words of one week, and so of one pattern, may come back together. */
const MOST_OF_A_WEEK = { revisit: 4, review: 2, lookBack: 3 } as const;
/** How many of the week just past a review asks as words from before. */
const MOST_OF_LAST_WEEK = 1;
/** How many years ago a word may have been taught that is looked back at. */
const MOST_YEARS = 1;
const LAST_WEEK = WEEKS_IN_ORDER.length - 1;

interface Choice {
  known: Memory[];
  at: number;
  /** What comes back in the same week already. */
  taken: Memory[];
  count: number;
}

/** For a Revisit: words of the last weeks, the latest first, and then earlier words of the year. */
export function recentWords({ known, at, taken, count }: Choice): Memory[] {
  const open = openWords(known, at, taken).toSorted(
    (one, other) =>
      recency(other, at) - recency(one, at) ||
      yearIndexOf(other.taughtAt) - yearIndexOf(one.taughtAt) ||
      byWaiting(one, other),
  );
  return mixedWords(open, MOST_OF_A_WEEK.revisit).slice(0, count);
}

/** For a review: words of weeks from all through the year so far. */
export function earlierWords({ known, at, taken, count }: Choice): Memory[] {
  const ofThisYear = openWords(known, at, taken)
    .filter(({ taughtAt }) => yearIndexOf(taughtAt) === yearIndexOf(at))
    .toSorted((one, other) => other.taughtAt - one.taughtAt || byWaiting(one, other));
  // What the last weeks of the scheme teach can come back in its last review alone.
  const lastChance = at === LAST_WEEK ? ofThisYear.filter(hasNeverReturned) : [];
  const ofLastWeek = taken.filter(({ taughtAt }) => taughtAt === at - 1).length;
  const before = fewOfLastWeek(ofThisYear, at, MOST_OF_LAST_WEEK - ofLastWeek);
  const fewOfEach = mostOfAWeek(before, MOST_OF_A_WEEK.review).within;
  return [...new Set([...lastChance, ...spread(fewOfEach, count)])].slice(0, count);
}

/** For a Look back: words of the year that have waited longest, and at least one of the year before. */
export function waitingWords({ known, at, taken, count }: Choice): Memory[] {
  const open = openWords(known, at, taken)
    .filter(
      (memory) =>
        lastSeen(memory) < at - 1 && yearIndexOf(at) - yearIndexOf(memory.taughtAt) <= MOST_YEARS,
    )
    .toSorted(
      (one, other) =>
        Number(hasNeverReturned(other)) - Number(hasNeverReturned(one)) ||
        yearIndexOf(other.taughtAt) - yearIndexOf(one.taughtAt) ||
        byWaiting(one, other),
    );
  const lastYear = open.filter(({ taughtAt }) => yearIndexOf(taughtAt) === yearIndexOf(at) - 1);
  const order = [...new Set([...lastYear.slice(0, 1), ...open])];
  return mixedWords(order, MOST_OF_A_WEEK.lookBack).slice(0, count);
}

/** The same order without the words of the week just past, except as many as may be asked. */
export function fewOfLastWeek(memories: Memory[], at: number, most = MOST_OF_LAST_WEEK): Memory[] {
  const asked = new Set(memories.filter(({ taughtAt }) => taughtAt === at - 1).slice(0, most));
  return memories.filter((memory) => memory.taughtAt !== at - 1 || asked.has(memory));
}

function openWords(known: Memory[], at: number, taken: Memory[]): Memory[] {
  return known.filter(
    (memory) =>
      !memory.isByHeart && !taken.includes(memory) && returnsInHalfTerm(memory, at) < MOST_RETURNS,
  );
}

/** Words in the same order, up to so many of one week, and those beyond. */
function mostOfAWeek(memories: Memory[], most: number): { within: Memory[]; beyond: Memory[] } {
  const counts = new Map<number, number>();
  const within: Memory[] = [];
  const beyond: Memory[] = [];
  for (const memory of memories) {
    const count = (counts.get(memory.taughtAt) ?? 0) + 1;
    counts.set(memory.taughtAt, count);
    (count <= most ? within : beyond).push(memory);
  }
  return { within, beyond };
}

/** The same words, but what goes beyond so many of one week stands last. */
function mixedWords(memories: Memory[], most: number): Memory[] {
  const { within, beyond } = mostOfAWeek(memories, most);
  return [...within, ...beyond];
}

/** The week of teaching where it was of late, else nothing. */
function recency({ taughtAt }: Memory, at: number): number {
  return at - taughtAt <= RECENT_WEEKS ? taughtAt : -1;
}

function hasNeverReturned({ seen }: Memory): boolean {
  return seen.length === 1;
}

/** Words that have come back least often go first, and then those that have waited longest. */
function byWaiting(one: Memory, other: Memory): number {
  return one.seen.length - other.seen.length || lastSeen(one) - lastSeen(other);
}
