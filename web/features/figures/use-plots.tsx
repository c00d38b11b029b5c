import type { UsedResource, WeekOfUse } from '#contract/figures.ts';
import { dayInWords, figuresCopy } from '../../copy/figures.ts';
import { Bars } from './bars.tsx';
import { HeatMap } from './heat-map.tsx';
import { PlotCard } from './plot-card.tsx';

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
  return (
    <>
      <PlotCard
        {...copy.weeks}
        rows={weeks.map((week) => [
          dayInWords(week.start),
          week.presented,
          week.downloads,
          week.prints,
          week.signIns,
        ])}
      >
        <Bars
          ends={{
            first: dayInWords(weeks[0]?.start),
            last: dayInWords(weeks.at(-1)?.start),
          }}
          bars={weeks.map(({ start, presented }) => ({
            key: start,
            title: copy.weeks.bar(dayInWords(start), presented),
            parts: [{ value: presented, colour: 'fill-leaf' }],
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
