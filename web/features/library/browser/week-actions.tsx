import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { weekFilesCopy } from '../../../copy/week-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { Week } from '../changes/library-change.ts';
import { useWeekFiles } from '../files/use-week-files.ts';

const { download, print, withAnswers, preparing: busyText } = weekFilesCopy;

/** What a teacher can do with a week as a whole. */
export function WeekActions({ year, week }: Week) {
  const { take, preparing } = useWeekFiles();
  const [answers, setAnswers] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5 print:hidden">
      <Button
        variant="quiet"
        busy={preparing === 'download'}
        busyText={busyText}
        onClick={() => take({ year, week, purpose: 'download' })}
      >
        <Download aria-hidden="true" size={18} />
        {download(week)}
      </Button>
      <Button
        variant="quiet"
        busy={preparing === 'print'}
        busyText={busyText}
        onClick={() => take({ year, week, purpose: 'print', answers })}
      >
        <Printer aria-hidden="true" size={18} />
        {print}
      </Button>
      <Checkbox label={withAnswers} checked={answers} onChange={setAnswers} />
    </div>
  );
}
