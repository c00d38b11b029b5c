import { taughtIn } from '../known-words.ts';
import { plainWord } from '../marked-word.ts';
import type { Week } from '../week.ts';
import { checkWordsOf } from './check-words.ts';
import { lastSeen, type Memory, type TaughtWord } from './memory.ts';
import { earlierWords, fewOfLastWeek, recentWords, waitingWords } from './pattern-words.ts';
import { SOONER_IN_CHECK, STAGES, windowOf } from './stages.ts';
import { WEEKS_IN_ORDER, type WeekInOrder } from './weeks-in-order.ts';

/** The words that come back in a week, besides those that its check asks. */
export interface ReturningWords {
  /** Read out and written. */
  revisit: TaughtWord[];
  /** Found from their meaning, with the letters to watch missing. */
  lookBack: TaughtWord[];
}

const SLOTS = {
  teach: { revisit: 8, byHeart: 6, lookBack: 6 },
  review: { revisit: 10, byHeart: 10, lookBack: 0 },
} as const;
/** A word is met in three weeks running at the most. */
const MOST_RUNNING = 3;
/** The weeks whose lists or checks have a word, whatever the schedule says. */
const ASKED_ANYWAY = askedAnyway();

/** What comes back in each week of the scheme, in the order of the weeks. */
export const SCHEDULE: readonly ReturningWords[] = makeSchedule();

function makeSchedule(): ReturningWords[] {
  const memories = new Map<string, Memory>();
  return WEEKS_IN_ORDER.map((entry) => {
    const { at, week } = entry;
    const own = new Set([...taughtIn(week), ...checkWordsOf(week)]);
    for (const word of checkWordsOf(week)) meet(memories.get(word), at, SOONER_IN_CHECK);
    const known = [...memories.values()].filter(
      (memory) => !own.has(memory.word) && !isMetTooOften(memory, at),
    );
    const slots = SLOTS[week.kind];
    const due = byHeartDue(known, at);
    const isReview = week.kind === 'review';
    const first = (isReview ? fewOfLastWeek(due, at) : due).slice(0, slots.byHeart);
    const fill = isReview ? earlierWords : recentWords;
    const filling = fill({ known, at, taken: first, count: slots.revisit - first.length });
    const revisit = [...first, ...filling];
    const lookBack = waitingWords({ known, at, taken: revisit, count: slots.lookBack });
    for (const memory of [...revisit, ...lookBack]) meet(memory, at);
    learn(memories, entry);
    return { revisit: revisit.map(asTaught), lookBack: lookBack.map(asTaught) };
  });
}

/** Words learnt by heart whose next return is open, those with the least time left first. */
function byHeartDue(known: Memory[], at: number): Memory[] {
  return known
    .filter(({ isByHeart, stage }) => isByHeart && stage < STAGES)
    .map((memory) => ({ memory, window: nextWindow(memory) }))
    .filter(({ window }) => window.earliest <= at)
    .toSorted((one, other) => one.window.latest - other.window.latest)
    .map(({ memory }) => memory);
}

function nextWindow(memory: Memory) {
  return windowOf(memory.stage, memory.taughtAt, lastSeen(memory));
}

/** Whether a return in this week would make four running, together with the lists and checks that are still to come. */
function isMetTooOften({ word, seen }: Memory, at: number): boolean {
  const asked = ASKED_ANYWAY.get(word) ?? [];
  // Most words were not met last week and are not asked next week, so nothing runs on.
  if (seen.at(-1) !== at - 1 && !asked.includes(at + 1)) return false;
  const met = new Set([...seen, ...asked, at]);
  const starts = Array.from({ length: MOST_RUNNING + 1 }, (_, back) => at - back);
  return starts.some((start) =>
    Array.from({ length: MOST_RUNNING + 1 }, (_, later) => start + later).every((week) =>
      met.has(week),
    ),
  );
}

function meet(memory: Memory | undefined, at: number, sooner = 0): void {
  if (memory === undefined) return;
  const isOpen = memory.stage < STAGES && nextWindow(memory).earliest - sooner <= at;
  if (memory.isByHeart && isOpen) memory.stage += 1;
  memory.seen.push(at);
}

/** Words of this week are remembered from now on; one that is taught again is met again, or begins anew if it is by heart. */
function learn(memories: Map<string, Memory>, { at, week }: WeekInOrder): void {
  const byHeart = new Set(byHeartIn(week));
  for (const word of new Set(taughtIn(week))) {
    const memory = memories.get(word);
    const isByHeart = byHeart.has(word);
    if (memory === undefined || isByHeart) {
      const seen = [...(memory?.seen ?? []), at];
      memories.set(word, { word, isByHeart, taughtAt: at, stage: 0, seen });
    } else {
      meet(memory, at);
    }
  }
}

function askedAnyway(): ReadonlyMap<string, number[]> {
  const weeks = new Map<string, number[]>();
  for (const { at, week } of WEEKS_IN_ORDER) {
    for (const word of [...taughtIn(week), ...checkWordsOf(week)]) {
      weeks.set(word, [...(weeks.get(word) ?? []), at]);
    }
  }
  return weeks;
}

function byHeartIn(week: Week): string[] {
  if (week.kind === 'review') return [];
  return week.byHeart.flatMap(({ forms }) => forms.map(plainWord));
}

function asTaught({ word, isByHeart, taughtAt }: Memory): TaughtWord {
  return { word, isByHeart, taughtAt };
}
