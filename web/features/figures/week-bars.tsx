import { scaleBand } from 'd3-scale';
import { addDays } from '#contract/calendar-day.ts';
import { PlotFrame } from './plot-frame.tsx';
import { countScale, dayScale, PLOT_SIZE } from './plot-scales.ts';

interface WeekBarsProps {
  /** Consecutive weeks, the earliest first. */
  weeks: readonly { start: string; count: number; title: string }[];
}

const GAP = 0.15;

/** A bar for each week. */
export function WeekBars({ weeks }: WeekBarsProps) {
  const starts = weeks.map(({ start }) => start);
  const bands = scaleBand().domain(starts).range([0, PLOT_SIZE]).paddingInner(GAP);
  const counts = countScale(Math.max(...weeks.map(({ count }) => count)));
  const days = dayScale(starts[0] ?? '', addDays(starts.at(-1) ?? '', 6));
  return (
    <PlotFrame days={days} counts={counts}>
      {weeks.map(({ start, count, title }) => (
        <rect
          key={start}
          x={bands(start)}
          width={bands.bandwidth()}
          y={counts(count)}
          height={counts(0) - counts(count)}
          className="fill-leaf"
        >
          <title>{title}</title>
        </rect>
      ))}
    </PlotFrame>
  );
}
