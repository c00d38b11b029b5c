import { useRef, useState } from 'react';
import type { SearchResult } from '#contract/library.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { Place } from '../../../paths.ts';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import { showToast } from '../../../ui/show-toast.ts';
import { useIsWide } from '../../../ui/use-screen-width.ts';
import { kindOf, type LibraryChange, type Week } from '../changes/library-change.ts';
import { LibraryChangeDialog } from '../changes/library-change-dialog.tsx';
import { RecentlyDeleted } from '../deletions/recently-deleted.tsx';
import { StarterScheme } from '../starter-scheme/starter-scheme.tsx';
import { findWeek } from '../tree/find-in-tree.ts';
import { isDownloadable } from '../tree/resource.ts';
import { DropHint } from '../uploads/drop-hint.tsx';
import { filesOfDrop, type PickedFile } from '../uploads/picked-files.ts';
import { UploadDialog } from '../uploads/upload-dialog.tsx';
import { useFileDrop } from '../uploads/use-file-drop.ts';
import { AdminPicture } from './admin-picture.tsx';
import { BrowserPanels } from './browser-panels.tsx';
import { ResourceRow } from './resource-row.tsx';
import { RowControls } from './row-controls.tsx';
import { useFileTree } from '../tree/use-file-tree.ts';
import { findMissingName, usePlace } from '../tree/use-place.ts';
import { usePlaceInTitle } from '../tree/use-place-in-title.ts';

interface AdminBrowserProps {
  userId: string;
  pathTo: (place: Place) => string;
}

/** The library as administrators see it: for managing resources, not for teaching. */
export function AdminBrowser({ userId, pathTo }: AdminBrowserProps) {
  const place = usePlace();
  const library = useFileTree(userId, (tree) => findMissingName(tree, place), place);
  usePlaceInTitle(library.tree, place);
  const wide = useIsWide();
  const [change, setChange] = useState<LibraryChange>();
  const [upload, setUpload] = useState<Upload>();
  const selected = findWeek(library.tree, place) && weekAt(place);
  const dragging = useFileDrop((transfer) => {
    if (change || upload) return;
    if (selected) setUpload({ week: selected, dropped: filesOfDrop(transfer) });
    else showToast('warning', browserCopy.selectFirst);
  });
  const buttons = {
    year: useRef<HTMLButtonElement>(null),
    week: useRef<HTMLButtonElement>(null),
    resource: useRef<HTMLButtonElement>(null),
  };
  return (
    <>
      <BrowserPanels
        library={library}
        place={place}
        pathTo={pathTo}
        wide={wide}
        placeOf={weekOf}
        adding={{
          buttons,
          onAddYear: () => setChange({ type: 'create' }),
          onAddWeek: (year) => setChange({ type: 'create', year }),
          onUpload: (week) => setUpload({ week }),
        }}
        renderFolderControls={(folder) => (
          <RowControls
            name={folder.week ?? folder.year}
            wide={wide}
            onEdit={() => setChange({ type: 'rename', folder })}
            onDelete={() => setChange({ type: 'delete-folder', folder })}
          />
        )}
        renderResource={(resource) => (
          <ResourceRow
            resource={resource}
            picture={<AdminPicture resource={resource} />}
            badge={!isDownloadable(resource) && <ReadOnlyBadge />}
            controls={
              <RowControls
                name={resource.name}
                wide={wide}
                onDelete={() => setChange({ type: 'delete-resource', resource })}
              />
            }
          >
            <BreakableText kind="file" text={resource.name} />
          </ResourceRow>
        )}
      />
      <RecentlyDeleted />
      <StarterScheme />
      {change && (
        <LibraryChangeDialog
          change={change}
          tree={library.tree}
          place={place}
          pathTo={pathTo}
          panelButton={buttons[kindOf(change)]}
          onClose={() => setChange(undefined)}
        />
      )}
      {upload && library.tree && (
        <UploadDialog {...upload} tree={library.tree} onClose={() => setUpload(undefined)} />
      )}
      {dragging && !change && !upload && <DropHint week={selected} />}
    </>
  );
}

interface Upload {
  week: Week;
  dropped?: Promise<PickedFile[]>;
}

function weekAt({ year, week }: Place): Week | undefined {
  return year !== undefined && week !== undefined ? { year, week } : undefined;
}

/** A resource in the search results selects its week; administrators have no viewer. */
function weekOf(result: SearchResult): Place {
  return result.type === 'year' ? { year: result.year } : { year: result.year, week: result.week };
}

function ReadOnlyBadge() {
  return (
    <span className="inline-flex rounded-full bg-honey-wash px-3 py-0.5 font-semibold text-ink">
      {browserCopy.readOnly}
    </span>
  );
}
