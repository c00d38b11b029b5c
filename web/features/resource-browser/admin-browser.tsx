import type { SearchResult } from '#contract/library.ts';
import { browserCopy } from '../../copy/resource-browser.ts';
import type { Place } from '../../paths.ts';
import { useIsWide } from '../../ui/use-screen-width.ts';
import { isDownloadable } from '../resource-files/resource.ts';
import { BrowserPanels } from './browser-panels.tsx';
import { ResourceRow } from './resource-row.tsx';
import { useFileTree } from './use-file-tree.ts';
import { lackingIn, usePlace } from './use-place.ts';

interface AdminBrowserProps {
  userId: string;
  pathTo: (place: Place) => string;
}

/** The library as administrators see it: to be looked after, not to be taught from. */
export function AdminBrowser({ userId, pathTo }: AdminBrowserProps) {
  const place = usePlace();
  const library = useFileTree(userId, (tree) => lackingIn(tree, place));
  return (
    <BrowserPanels
      library={library}
      place={place}
      pathTo={pathTo}
      wide={useIsWide()}
      placeOf={weekOf}
      renderResource={(resource) => (
        <ResourceRow controls={isDownloadable(resource) ? null : <ReadOnlyBadge />}>
          {resource.name}
        </ResourceRow>
      )}
    />
  );
}

/** A resource that was found selects its week; administrators have no viewer. */
function weekOf(result: SearchResult): Place {
  return result.type === 'year' ? { year: result.year } : { year: result.year, week: result.week };
}

function ReadOnlyBadge() {
  return (
    <span className="inline-flex rounded-full bg-honey-wash px-3 py-0.5 text-small font-semibold">
      {browserCopy.readOnly}
    </span>
  );
}
