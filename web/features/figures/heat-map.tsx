import { scaleBand, scaleQuantize } from 'd3-scale';
import { Fragment } from 'react';
import { inNaturalOrder } from '#contract/library-path.ts';
import { figuresCopy } from '../../copy/figures.ts';
import { PLOT_SIZE } from './plot-scales.ts';

interface HeatMapProps {
  cells: readonly { year: string; week: string; uses: number }[];
}

/** From never used to most used. */
const UNUSED = 'fill-line';
const SHADES = ['fill-leaf/25', 'fill-leaf/50', 'fill-leaf/75', 'fill-leaf-deep'];
const GAP = 0.1;

/** A row for each year group, a column for each name of a week. Screen readers have the table. */
export function HeatMap({ cells }: HeatMapProps) {
  const most = Math.max(1, ...cells.map(({ uses }) => uses));
  const names = [...new Set(cells.map(({ year }) => year))];
  const years = names.map((year) => ({ year, weeks: cells.filter((cell) => cell.year === year) }));
  const columns = [...new Set(cells.map(({ week }) => week))].toSorted(inNaturalOrder);
  const places = scaleBand().domain(columns).range([0, PLOT_SIZE]).paddingInner(GAP);
  const shades = scaleQuantize(SHADES).domain([0, most]);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 text-small">
      {years.map(({ year, weeks }) => (
        <Fragment key={year}>
          <span aria-hidden="true" className="max-w-24 text-ink-soft wrap-anywhere">
            {year}
          </span>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${PLOT_SIZE} 1`}
            preserveAspectRatio="none"
            className="h-7 w-full"
          >
            {weeks.map(({ week, uses }) => (
              <rect
                key={week}
                x={places(week)}
                width={places.bandwidth()}
                height={1}
                className={uses === 0 ? UNUSED : shades(uses)}
              >
                <title>{figuresCopy.heat.cell(year, week, uses)}</title>
              </rect>
            ))}
          </svg>
        </Fragment>
      ))}
      <p
        aria-hidden="true"
        className="col-start-2 flex justify-between gap-3 text-ink-soft wrap-anywhere"
      >
        <span>{columns[0]}</span>
        {columns.length > 1 && <span>{columns.at(-1)}</span>}
      </p>
    </div>
  );
}
