import { useQuery } from '@tanstack/react-query';
import type { SchoolCount } from '#contract/figures.ts';
import { figuresCopy } from '../../copy/figures.ts';
import { AwaitLookup } from '../lookup/index.ts';
import { figuresQuery } from './figures-query.ts';
import { PlotCard } from './plot-card.tsx';
import { StatusAreas } from './status-areas.tsx';
import { UsePlots } from './use-plots.tsx';

const copy = figuresCopy;
const STATUSES = [
  { status: 'active', colour: 'fill-leaf', mark: 'bg-leaf' },
  { status: 'trial', colour: 'fill-sky', mark: 'bg-sky' },
  { status: 'pending', colour: 'fill-honey', mark: 'bg-honey' },
  { status: 'inactive', colour: 'fill-apple', mark: 'bg-apple' },
] as const;
const COLOURS = new Map(STATUSES.map(({ status, colour }) => [status, colour]));

/** The figures of all schools. */
export function FiguresPanel() {
  const lookup = useQuery(figuresQuery);
  const { data } = lookup;
  if (!data) return <AwaitLookup lookup={lookup} />;
  return (
    <div className="grid grid-cols-1 gap-5 desktop:grid-cols-2">
      <SchoolsPlot schools={data.schools} />
      <UsePlots use={data} />
      <PlotCard
        {...copy.quiet}
        rows={data.quiet.map(({ name, domain = '', endsOn, lastUsedOn }) => [
          name,
          domain,
          endsOn ? { day: endsOn } : copy.quiet.noEnd,
          lastUsedOn ? { day: lastUsedOn } : copy.quiet.never,
        ])}
      />
    </div>
  );
}

function SchoolsPlot({ schools }: { schools: SchoolCount[] }) {
  const { title, file, day, statuses } = copy.schools;
  const wereAny = schools.some((count) => STATUSES.some(({ status }) => count[status] > 0));
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[day, ...STATUSES.map(({ status }) => statuses[status])]}
      rows={(wereAny ? schools : []).map((count) => [
        { day: count.day },
        ...STATUSES.map(({ status }) => count[status]),
      ])}
    >
      <StatusAreas counts={schools} colours={COLOURS} />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
        {STATUSES.map(({ status, mark }) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${mark}`} />
            {statuses[status]}: {(schools.at(-1)?.[status] ?? 0).toLocaleString('en-GB')}
          </li>
        ))}
      </ul>
    </PlotCard>
  );
}
