import { Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { LibraryPath } from '#contract/library-path.ts';
import type { Tree } from '#contract/library.ts';
import { weeksByName } from '#contract/weeks-by-name.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { Place } from '../../../paths.ts';
import type { Week } from '../changes/library-change.ts';
import { findWeek, findYear } from '../tree/find-in-tree.ts';
import { FolderRow } from './folder-row.tsx';
import { ListPanel } from './list-panel.tsx';
import { SkipToResources } from './skip-to-resources.tsx';

/**
 * Weeks and resources count as loading for this long after a selection. They are there at once, in the
 * tree; without the pause nobody would see that another list has taken the place of the one before.
 */
export const LIST_LOADING_MS = 300;

/** The library, or its loading state. */
interface Library {
  tree: Tree | undefined;
  wholeTree: Tree | undefined;
  loading: boolean;
  error: Error | null;
  reload: () => void;
}

/** What administrators can add, and where. */
interface Adding {
  buttons: Record<'year' | 'week' | 'resource', RefObject<HTMLButtonElement | null>>;
  onAddYear: () => void;
  onAddWeek: (year: string) => void;
  onUpload: (week: Week) => void;
}

export interface PanelsProps {
  library: Library;
  place: Place;
  /** The address of a place, wherever the browser is shown. */
  pathTo: (place: Place) => string;
  /** Small screens have the years and weeks in dropdowns. */
  wide: boolean;
  adding?: Adding | undefined;
  /** At the end of the row of a year group or a week. */
  renderFolderControls?: (folder: LibraryPath) => ReactNode;
}

export function YearsPanel({
  library,
  place,
  pathTo,
  wide,
  adding,
  renderFolderControls,
}: PanelsProps) {
  const { tree, loading, error, reload } = library;
  const years = tree?.years ?? [];
  return (
    <ListPanel
      title={browserCopy.titles.years}
      add={
        adding && {
          text: browserCopy.add,
          label: browserCopy.addYear,
          icon: <Plus aria-hidden="true" size={18} />,
          ref: adding.buttons.year,
          onAdd: adding.onAddYear,
        }
      }
      status={{
        loading: loading && years.length === 0,
        error,
        onTryAgain: reload,
        empty: browserCopy.noYears,
      }}
      dropdown={
        wide
          ? undefined
          : {
              label: browserCopy.select.year,
              selected: place.year,
              title: findYear(tree, place.year)?.title,
            }
      }
      rows={years.map(({ name: year, title }) => (
        <FolderRow
          key={year}
          name={year}
          title={title}
          to={pathTo({ year })}
          selected={year === place.year}
          controls={renderFolderControls?.({ year })}
        />
      ))}
    />
  );
}

export function WeeksPanel({
  library,
  place,
  pathTo,
  wide,
  adding,
  renderFolderControls,
}: PanelsProps) {
  const { tree, loading, error } = library;
  const { year } = place;
  const found = findYear(tree, year);
  const weeks = found?.weeks ?? [];
  const count = weeksByName(weeks.map(({ name }) => name));
  const delayed = useLoadingDelay(year);
  return (
    <ListPanel
      title={browserCopy.titles.weeks}
      announcement={
        year !== undefined ? browserCopy.announce.weeks(count.weeks, count.others, year) : undefined
      }
      note={
        weeks.length > 0 &&
        !delayed && <PanelNote>{browserCopy.weekCount(count.weeks, count.others)}</PanelNote>
      }
      add={
        adding && {
          text: browserCopy.add,
          label: browserCopy.addWeek,
          icon: <Plus aria-hidden="true" size={18} />,
          ref: adding.buttons.week,
          onAdd: found && (() => adding.onAddWeek(found.name)),
        }
      }
      status={{
        // Without any year, not one of them is missing: it is the subscription.
        missing: tree && tree.years.length > 0 && !loading && !found && year,
        prompt: year === undefined ? browserCopy.prompts.year : undefined,
        loading: year !== undefined && (delayed || (loading && weeks.length === 0)),
        error: year === undefined ? null : error,
        empty: browserCopy.noWeeks(year ?? ''),
      }}
      dropdown={
        wide
          ? undefined
          : {
              label: browserCopy.select.week,
              selected: place.week,
              title: findWeek(tree, place)?.title,
            }
      }
      rows={
        year === undefined
          ? []
          : weeks.map(({ name: week, title }) => (
              <FolderRow
                key={week}
                name={week}
                title={title}
                to={pathTo({ year, week })}
                selected={week === place.week}
                controls={renderFolderControls?.({ year, week })}
                onward={<SkipToResources text={browserCopy.goToResources} />}
              />
            ))
      }
    />
  );
}

export function PanelNote({ children }: { children: ReactNode }) {
  return <p className="min-w-0 text-small text-ink-soft wrap-anywhere">{children}</p>;
}

/** True for a moment after another place is selected; not for the place the page was opened at. */
export function useLoadingDelay(selected: string | undefined): boolean {
  const [shown, setShown] = useState(selected);
  useEffect(() => {
    if (selected === shown) return undefined;
    const timer = setTimeout(() => setShown(selected), LIST_LOADING_MS);
    return () => clearTimeout(timer);
  }, [selected, shown]);
  return selected !== undefined && selected !== shown;
}
