import type { UsedResource, WeekOfUse } from '#contract/figures.ts';
import { dayInWords } from '../../copy/date-in-words.ts';
import { figuresCopy } from '../../copy/figures.ts';
import { HeatMap } from './heat-map.tsx';
import { PlotCard } from './plot-card.tsx';
import { WeekBars } from './week-bars.tsx';

export interface Use {
  weeks: WeekOfUse[];
  heat: { year: string; week: string; uses: number }[];
  mostUsed: UsedResource[];
  leastUsed: UsedResource[];
}

const copy = figuresCopy;

/** What is used, of all schools or of one. */
export function UsePlots({ use }: { use: Use }) {
  const { weeks, heat, mostUsed, leastUsed } = use;
  const wasUsed = weeks.some(
    (week) => week.presented + week.downloads + week.prints + week.signIns,
  );
  return (
    <>
      <PlotCard
        {...copy.weeks}
        rows={(wasUsed ? weeks : []).map((week) => [
          { day: week.start },
          week.presented,
          week.downloads,
          week.prints,
          week.signIns,
        ])}
      >
        <WeekBars
          weeks={weeks.map(({ start, presented }) => ({
            start,
            count: presented,
            title: copy.weeks.bar(dayInWords(start), presented),
          }))}
        />
      </PlotCard>
      <PlotCard {...copy.heat} rows={heat.map(({ year, week, uses }) => [year, week, uses])}>
        <HeatMap cells={heat} />
      </PlotCard>
      <PlotCard {...copy.mostUsed} columns={copy.resourceColumns} rows={rowsOf(mostUsed)} />
      <PlotCard {...copy.leastUsed} columns={copy.resourceColumns} rows={rowsOf(leastUsed)} />
    </>
  );
}

function rowsOf(resources: UsedResource[]) {
  return resources.map(({ path, uses }) => [path, uses]);
}
