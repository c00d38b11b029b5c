import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInLondon } from '#contract/calendar-day.ts';
import type { ImportLine } from '#contract/school-import.ts';
import type { School } from '#contract/schools.ts';
import { schoolImportCopy as copy } from '../../copy/school-import.ts';
import { endEffectOfLine } from './end-effect.ts';
import { schoolsQuery } from './schools-query.ts';
import type { Preview } from './use-school-import.ts';

export function ImportPreview({ preview: { lines, ignoredColumns } }: { preview: Preview }) {
  const { data: schools = [] } = useQuery(schoolsQuery);
  const [today] = useState(() => dayInLondon(new Date()));
  const byDomain = new Map(schools.map((school) => [school.domain, school]));
  const counts = countKinds(lines);
  if (lines.length === 0) return <output>{copy.empty}</output>;
  return (
    <section aria-label={copy.preview} className="grid gap-3">
      <output className="font-semibold">{copy.summary(counts)}</output>
      {counts.refused > 0 && <p className={NOTE}>{copy.refusedNote}</p>}
      {counts.added + counts.changed + counts.refused === 0 && <p>{copy.nothing}</p>}
      {ignoredColumns.length > 0 && <p className={NOTE}>{copy.ignored(ignoredColumns)}</p>}
      <table aria-label={copy.preview} className="w-full table-fixed text-left text-small">
        <thead className="bg-leaf-wash text-leaf-deep">
          <tr>
            <th scope="col" className={`${CELL} w-14`}>
              {copy.heads.line}
            </th>
            <th scope="col" className={CELL}>
              {copy.heads.school}
            </th>
            <th scope="col" className={CELL}>
              {copy.heads.effect}
            </th>
          </tr>
        </thead>
        <tbody>
          {inOrderOfInterest(lines).map((line) => (
            <PreviewRow
              key={line.line}
              line={line}
              school={byDomain.get(line.domain)}
              today={today}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PreviewRowProps {
  line: ImportLine;
  /** The school that the line changes. */
  school: School | undefined;
  today: string;
}

function PreviewRow({ line, school, today }: PreviewRowProps) {
  const effect = school && endEffectOfLine(line, school, today);
  return (
    <tr className="border-t border-line align-top">
      <td className={CELL}>{line.line}</td>
      <th scope="row" className={`${CELL} font-medium wrap-anywhere`}>
        {line.name}
        <span className="block font-normal text-ink-soft">{line.domain}</span>
      </th>
      <td className={`${CELL} wrap-anywhere`}>
        <span className={`font-semibold ${COLOURS[line.kind]}`}>{copy.kinds[line.kind]}</span>
        {line.changes.map(({ field, before, after }) => (
          <span key={field} className="block">
            {line.kind === 'added' ? copy.value(field, after) : copy.change(field, before, after)}
          </span>
        ))}
        {effect && <span className={`${NOTE} mt-2 block`}>{copy.endEffects[effect]}</span>}
        {line.refusals.map(({ field, reason }) => (
          <span key={`${field} ${reason}`} className="block">
            {copy.refusal(field, reason)}
          </span>
        ))}
      </td>
    </tr>
  );
}

export function countKinds(lines: readonly ImportLine[]): Record<ImportLine['kind'], number> {
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  for (const { kind } of lines) counts[kind] += 1;
  return counts;
}

function inOrderOfInterest(lines: readonly ImportLine[]): ImportLine[] {
  return lines.toSorted((a, b) => RANK[a.kind] - RANK[b.kind] || a.line - b.line);
}

const RANK = { refused: 0, changed: 1, added: 2, same: 3 } as const;
const COLOURS = {
  added: 'text-leaf-deep',
  changed: 'text-sky-deep',
  same: 'text-ink-soft',
  refused: 'text-apple-deep',
} as const;
const CELL = 'px-2.5 py-2 leading-snug';
const NOTE = 'rounded-m border border-honey-deep bg-honey-wash p-3';
