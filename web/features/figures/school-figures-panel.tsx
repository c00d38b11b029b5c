import { useQuery } from '@tanstack/react-query';
import { AwaitLookup } from '../lookup/index.ts';
import { schoolFiguresQuery } from './figures-query.ts';
import { UsePlots } from './use-plots.tsx';

/** The figures of one school. */
export function SchoolFiguresPanel({ schoolId }: { schoolId: string }) {
  const lookup = useQuery(schoolFiguresQuery(schoolId));
  const { data } = lookup;
  if (!data) return <AwaitLookup lookup={lookup} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <UsePlots use={data} />
    </div>
  );
}
