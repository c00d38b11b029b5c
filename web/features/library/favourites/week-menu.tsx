import { Download, EllipsisVertical, Printer } from 'lucide-react';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { weekFilesCopy } from '../../../copy/week-files.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Week } from '../changes/library-change.ts';
import { useWeekFiles } from '../files/use-week-files.ts';

const { moreActions, moreActionsOn } = resourceFilesCopy;
const { download, print, printWithAnswers } = weekFilesCopy;

/** What can be done with a favourite week as a whole. */
export function WeekMenu({ year, week }: Week) {
  const { take } = useWeekFiles();
  const printer = <Printer {...ICON} />;
  const printing = (answers: boolean) => () => take({ year, week, purpose: 'print', answers });
  return (
    <Menu
      trigger={
        <IconButton label={moreActionsOn(`${week}, ${year}`)} title={moreActions}>
          <EllipsisVertical {...ICON} />
        </IconButton>
      }
      items={[
        {
          label: download,
          icon: <Download {...ICON} />,
          onSelect: () => take({ year, week, purpose: 'download' }),
        },
        { label: print, icon: printer, onSelect: printing(false) },
        { label: printWithAnswers, icon: printer, onSelect: printing(true) },
      ]}
    />
  );
}

const ICON = { 'aria-hidden': true, size: 20 } as const;
