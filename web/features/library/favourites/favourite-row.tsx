import { CalendarDays, Download, EllipsisVertical, FileText, Folder, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { parseLibraryPath } from '#contract/library-path.ts';
import { favouritesCopy } from '../../../copy/favourites.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { paths } from '../../../paths.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { FolderTitle } from '../tree/folder-title.tsx';
import { resourceFilesCopy } from '../../../copy/resource-files.ts';
import { weekFilesCopy } from '../../../copy/week-files.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Week } from '../changes/library-change.ts';
import { useWeekFiles } from '../files/use-week-files.ts';
import type { Favouritable } from './favourite-path.ts';
import { FavouriteToggle } from './favourite-toggle.tsx';

interface FavouriteRowProps {
  path: string;
  /** The title of the year group or week, or of the week of a resource. */
  title: string | undefined;
  /** The item is no longer in the library. */
  gone: boolean;
  onRemove: (item: Favouritable) => void;
}

const ICONS = { year: Folder, week: CalendarDays, resource: FileText };

export function FavouriteRow({ path, title, gone, onRemove }: FavouriteRowProps) {
  const item = itemAt(path);
  const Icon = ICONS[item.type];
  const name = <BreakableText kind="file" text={item.name} />;
  const where = [item.year, item.week].filter((name) => name !== undefined);
  return (
    <li className={ROW}>
      <Icon
        aria-hidden="true"
        size={22}
        className={`shrink-0 ${gone ? 'text-line-strong' : 'text-leaf'}`}
      />
      <div className="min-w-0 grow leading-snug">
        {gone ? (
          <span className="font-medium text-ink-soft wrap-anywhere">{name}</span>
        ) : (
          <FavouriteLink item={item}>{name}</FavouriteLink>
        )}
        <div className="flex flex-col tablet:flex-row tablet:flex-wrap tablet:gap-x-4">
          <p className="text-small text-ink-soft wrap-anywhere">
            {browserCopy.place(
              gone ? favouritesCopy.gone : favouritesCopy.types[item.type],
              ...where,
            )}
          </p>
          <FolderTitle title={title} />
        </div>
      </div>
      {item.type === 'week' && item.year !== undefined && !gone && (
        <WeekMenu year={item.year} week={item.name} />
      )}
      <FavouriteToggle name={[item.name, ...where].join(', ')} on onToggle={() => onRemove(item)} />
    </li>
  );
}

function FavouriteLink({ item, children }: { item: Favouritable; children: ReactNode }) {
  const { type, name, year, week } = item;
  if (type === 'resource') {
    return (
      <Link to={paths.teaching({ year, week, resource: name })} aria-label={name} className={LINK}>
        {children}
      </Link>
    );
  }
  // The specification asks for a full page load.
  const to = type === 'year' ? { year: name } : { year, week: name };
  return (
    <a href={paths.teaching(to)} className={LINK}>
      {children}
    </a>
  );
}

/** An invalid path, such as an old one, is shown as it is, so that it can be removed. */
function itemAt(path: string): Favouritable {
  const { year, week, name } = parseLibraryPath(path) ?? { year: path };
  if (week === undefined) return { type: 'year', name: year };
  if (name === undefined) return { type: 'week', name: week, year };
  return { type: 'resource', name, year, week };
}

const ROW =
  'flex min-h-16 items-center gap-4 border-line px-3 py-2 max-[22rem]:gap-2 max-[22rem]:px-1 not-first:border-t hover:bg-paper';
const LINK = 'font-semibold no-underline wrap-anywhere hover:underline';

const { moreActions, moreActionsOn } = resourceFilesCopy;
const { download, print, printWithAnswers } = weekFilesCopy;

/** What can be done with a favourite week as a whole. */
function WeekMenu({ year, week }: Week) {
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
          label: download(week),
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
