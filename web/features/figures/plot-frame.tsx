import { Fragment, type ReactNode } from 'react';
import { type CountScale, countTicks, type DayScale, dayTicks, PLOT_SIZE } from './plot-scales.ts';

interface PlotFrameProps {
  days: DayScale;
  counts: CountScale;
  children: ReactNode;
}

/**
 * A plot with its counts at the left and its days below. The drawing is stretched to the width; labels are outside of
 * it, so that they keep their size. Screen readers have the table.
 */
export function PlotFrame({ days, counts, children }: PlotFrameProps) {
  const ticks = countTicks(counts);
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-small leading-none text-ink-soft"
    >
      <div className="-my-[0.5em] flex flex-col-reverse justify-between text-right">
        {ticks.map((count) => (
          <span key={count}>{count.toLocaleString('en-GB')}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${PLOT_SIZE} ${PLOT_SIZE}`}
        preserveAspectRatio="none"
        className="h-44 w-full overflow-visible"
      >
        {ticks.map((count) => (
          <line
            key={count}
            x2={PLOT_SIZE}
            y1={counts(count)}
            y2={counts(count)}
            vectorEffect="non-scaling-stroke"
            className={count === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {children}
      </svg>
      <svg className="col-start-2 h-7 w-full overflow-visible fill-current">
        {dayTicks(days).map(({ at, label, anchor }) => (
          <Fragment key={at}>
            <line x1={`${at}%`} x2={`${at}%`} y2={5} className="stroke-line-strong" />
            <text x={`${at}%`} y={21} textAnchor={anchor}>
              {label}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
