import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchResult } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { Place } from '../../../paths.ts';
import type { Week } from '../changes/library-change.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';
import { type PanelsProps, WeeksPanel, YearsPanel } from './folder-panels.tsx';
import { FoundList } from './found-list.tsx';
import { searchedTerm } from './found-list-query.ts';
import { LibrarySearch } from './library-search.tsx';
import { ResourcesPanel } from './resources-panel.tsx';
import { SkipToResources } from './skip-to-resources.tsx';

interface BrowserPanelsProps extends PanelsProps {
  renderResource: (resource: ListedResource) => ReactNode;
  renderWeekActions?: (week: Week) => ReactNode;
  /** The place that a chosen search result leads to. */
  placeOf: (result: SearchResult) => Place;
  /** The query of its address: the page that has the words. */
  searchOf?: (result: SearchResult) => string;
}

/** The rows of administrators have more buttons beside a year or a week, and fewer beside a resource. */
const COLUMNS = {
  teacher: 'wide:grid-cols-[12.5rem_20rem_minmax(0,1fr)]',
  admin: 'wide:grid-cols-[18rem_24rem_minmax(0,1fr)]',
};

/** The search box above the years, weeks and resources: side by side, or stacked on small screens. */
export function BrowserPanels(props: BrowserPanelsProps) {
  const { placeOf, searchOf, renderResource, renderWeekActions, ...panels } = props;
  const navigate = useNavigate();
  const { library, place, adding, pathTo } = panels;
  const addressOf = (result: SearchResult) =>
    `${pathTo(placeOf(result))}${searchOf?.(result) ?? ''}`;
  const choose = (result: SearchResult) =>
    void navigate(addressOf(result), { preventScrollReset: true });
  const searched = searchedTerm(useLocation().search);
  const { wholeTree: tree } = library;
  return (
    <div className="grid gap-5">
      <SkipToResources text={browserCopy.skipToResources} />
      <LibrarySearch tree={tree} searched={searched} action={pathTo({})} onChoose={choose} />
      {searched !== '' && (
        <FoundList term={searched} tree={tree} addressOf={addressOf} closeTo={pathTo(place)} />
      )}
      <div
        className={`grid items-start gap-5 wide:items-stretch wide:gap-y-0 ${adding ? COLUMNS.admin : COLUMNS.teacher}`}
      >
        <YearsPanel {...panels} />
        <WeeksPanel {...panels} />
        <ResourcesPanel
          library={library}
          place={place}
          adding={adding}
          renderResource={renderResource}
          renderWeekActions={renderWeekActions}
        />
      </div>
    </div>
  );
}
