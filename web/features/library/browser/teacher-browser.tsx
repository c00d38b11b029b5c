import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { LibraryPath } from '#contract/library-path.ts';
import type { SearchResult } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import { paths, type Place } from '../../../paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useIsWide } from '../../../ui/use-screen-width.ts';
import type { Favouritable } from '../favourites/favourite-path.ts';
import { FavouriteToggle } from '../favourites/favourite-toggle.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';
import { useResourceFiles } from '../files/use-resource-files.ts';
import { ContinueStrip } from '../last-place/continue-strip.tsx';
import { useNotedPlace } from '../last-place/use-noted-place.ts';
import { findTitle, findWeek } from '../tree/find-in-tree.ts';
import { searchOfPage } from '../pdf-viewer/page-address.ts';
import type { Resource } from '../tree/resource.ts';
import { useFileTree } from '../tree/use-file-tree.ts';
import { findMissingName, usePlace } from '../tree/use-place.ts';
import { usePlaceInTitle } from '../tree/use-place-in-title.ts';
import { BrowserPanels } from './browser-panels.tsx';
import { LazyViewer, prepareViewer } from './lazy-viewer.tsx';
import { TeacherResourceRow } from './teacher-resource-row.tsx';
import { useOpenedResource, useViewing } from './use-viewing.ts';
import { WeekActions } from './week-actions.tsx';

/** For schools without a subscription alone. */
const OwnSchoolNote = lazy(async () => {
  const loaded = await import('./own-school-note.tsx');
  return { default: loaded.OwnSchoolNote };
});

interface TeacherBrowserProps {
  userId: string;
  pathTo: (place: Place) => string;
}

/** The library as teachers see it, with the viewer over it when the address names a resource. */
export function TeacherBrowser({ userId, pathTo }: TeacherBrowserProps) {
  const place = usePlace();
  const library = useFileTree(userId, (tree) => findMissingName(tree, place), place);
  usePlaceInTitle(library.tree, place);
  const opened = useOpenedResource(library.tree, place);
  const { presenting, presentAt, close } = useViewing(place, pathTo);
  const { isFavourite, toggle } = useFavourites();
  const { download, print } = useResourceFiles();
  const wide = useIsWide();

  // Not when an address leads to a week, and not taken away when one is chosen: nothing on the page moves.
  const [hasStrip] = useState(place.week === undefined);
  useNotedPlace(place, findWeek(library.tree, place) !== undefined);

  const opening = place.resource !== undefined;
  useEffect(() => {
    if (opening) prepareViewer();
  }, [opening]);

  const star = (item: Favouritable) => (
    <FavouriteToggle name={item.name} on={isFavourite(item)} onToggle={() => toggle(item)} />
  );
  const browser = (
    <BrowserPanels
      library={library}
      place={place}
      pathTo={pathTo}
      wide={wide}
      placeOf={resultPlace}
      searchOf={resultSearch}
      renderFolderControls={(folder) => star(folderItem(folder))}
      renderWeekActions={(week) => <WeekActions key={`${week.year}/${week.week}`} {...week} />}
      renderResource={(resource) => (
        <TeacherResourceRow
          resource={resource}
          to={pathTo(placeOf(resource))}
          wide={wide}
          star={star({ type: 'resource', ...resource })}
          onPresent={() => presentAt(pathTo(placeOf(resource)))}
          onDownload={() => download(resource)}
          onPrint={() => print(resource)}
        />
      )}
    />
  );

  const isEmpty = library.tree?.years.length === 0;
  return (
    <>
      {/* First, because a browser shows a long page in parts while it arrives. */}
      {opened && (
        <LazyViewer
          resource={opened}
          weekTitle={findTitle(library.tree, opened)}
          address={pathTo(placeOf(opened))}
          closeTo={pathTo({ year: opened.year, week: opened.week })}
          presenting={presenting}
          onClose={close}
        />
      )}
      {hasStrip && !isEmpty && (
        <ContinueStrip userId={userId} pathTo={pathTo} onPresent={presentAt} />
      )}
      {isEmpty ? <SubscribeOverlay>{browser}</SubscribeOverlay> : browser}
    </>
  );
}

function placeOf({ year, week, name }: Resource): Place {
  return { year, week, resource: name };
}

function resultPlace(result: SearchResult): Place {
  if (result.type === 'resource') return placeOf(result);
  return result.type === 'week' ? { year: result.year, week: result.week } : { year: result.year };
}

function resultSearch(result: SearchResult): string {
  if (result.type !== 'resource' || result.page === undefined) return '';
  const marked = (result.sentence ?? []).filter(({ isMarked }) => isMarked).map(({ text }) => text);
  return searchOfPage(result.page, marked);
}

function folderItem({ year, week }: LibraryPath): Favouritable {
  return week === undefined ? { type: 'year', name: year } : { type: 'week', name: week, year };
}

/** Covers the browser of a school without a subscription. */
function SubscribeOverlay({ children }: { children: ReactNode }) {
  const { heading, explanation, pricing, sample } = browserCopy.subscribe;
  return (
    <div className="relative grid">
      <div inert aria-hidden="true" className="col-start-1 row-start-1 opacity-40">
        {children}
      </div>
      <div className="z-10 col-start-1 row-start-1 grid place-items-center p-4">
        <section
          aria-labelledby="subscribe-required"
          className="grid max-w-120 justify-items-center gap-4 rounded-l border border-line bg-sheet px-6 py-9 text-center shadow-high tablet:px-10"
        >
          <h2 id="subscribe-required" className="text-title">
            {heading}
          </h2>
          <p>{explanation}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.pricing()}>{pricing}</LinkButton>
            <LinkButton to={paths.sample()} variant="quiet">
              {sample}
            </LinkButton>
          </div>
          <Suspense fallback={null}>
            <OwnSchoolNote />
          </Suspense>
        </section>
      </div>
    </div>
  );
}
