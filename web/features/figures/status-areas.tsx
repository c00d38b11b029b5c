import { area, curveStepAfter, type SeriesPoint, stack } from 'd3-shape';
import { addDays } from '#contract/calendar-day.ts';
import type { SchoolCount } from '#contract/figures.ts';
import type { SubscriptionStatus } from '#contract/schools.ts';
import { figuresCopy } from '../../copy/figures.ts';
import { PlotFrame } from './plot-frame.tsx';
import { countScale, dayScale, timeOf } from './plot-scales.ts';

interface StatusAreasProps {
  /** One for each day on which schools were counted, in order. */
  counts: readonly SchoolCount[];
  /** From the bottom to the top, each with the class of its colour. */
  colours: ReadonlyMap<SubscriptionStatus, string>;
}

/** In the first days of a site the plot would otherwise be one block. */
const FEWEST_DAYS = 14;

/** The schools of each status on top of each other. A day that was not counted is like the one before. */
export function StatusAreas({ counts, colours }: StatusAreasProps) {
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last) return null;
  const statuses = [...colours.keys()];
  const layers = stack<unknown, SchoolCount, SubscriptionStatus>()
    .keys(statuses)
    .value((count, status) => count[status]);
  // A count lasts to the end of its day.
  const stacked = layers([...counts, { ...last, day: addDays(last.day, 1) }]);
  const days = dayScale(earlierOf(first.day, addDays(last.day, 1 - FEWEST_DAYS)), last.day);
  const schools = countScale(Math.max(...stacked.flat().map(([, top]) => top)));
  const outline = area<SeriesPoint<SchoolCount>>()
    .x(({ data }) => days(timeOf(data.day)))
    .y0(([bottom]) => schools(bottom))
    .y1(([, top]) => schools(top))
    .curve(curveStepAfter);
  return (
    <PlotFrame days={days} counts={schools}>
      {stacked.map((layer) => (
        <path key={layer.key} d={outline(layer) ?? undefined} className={colours.get(layer.key)}>
          <title>{figuresCopy.schools.statuses[layer.key]}</title>
        </path>
      ))}
    </PlotFrame>
  );
}

function earlierOf(day: string, other: string): string {
  return day < other ? day : other;
}
