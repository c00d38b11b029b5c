import { Upload } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { inTeachingOrder } from '#contract/teaching-order.ts';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { Week } from '../changes/library-change.ts';
import { findWeek, findYear, type ListedResource } from '../tree/find-in-tree.ts';
import { FolderTitle } from '../tree/folder-title.tsx';
import { isDownloadable } from '../tree/resource.ts';
import { type PanelsProps, PanelNote, useLoadingDelay } from './folder-panels.tsx';
import { ListPanel } from './list-panel.tsx';
import { RESOURCES_PANEL } from './skip-to-resources.tsx';

interface ResourcesPanelProps extends Pick<PanelsProps, 'library' | 'place' | 'adding'> {
  renderResource: (resource: ListedResource) => ReactNode;
  /** For a week that has something to download. */
  renderWeekActions?: ((week: Week) => ReactNode) | undefined;
}

export function ResourcesPanel(props: ResourcesPanelProps) {
  const { library, place, adding, renderResource, renderWeekActions } = props;
  const { tree, loading, error } = library;
  const { year, week, resource } = place;
  const chosen = year !== undefined && week !== undefined ? { year, week } : undefined;
  const found = findWeek(tree, place);
  const resources = (found?.resources ?? []).toSorted(inTeachingOrder);
  const delayed = useLoadingDelay(chosen && `${year}/${week}`);
  return (
    <ListPanel
      title={browserCopy.titles.resources}
      anchor={RESOURCES_PANEL}
      announcement={
        chosen && browserCopy.announce.resources(resources.length, chosen.year, chosen.week)
      }
      note={
        chosen && (
          <PanelNote>
            {browserCopy.place(chosen.year, chosen.week)}
            <FolderTitle title={found?.title} />
          </PanelNote>
        )
      }
      add={
        adding && {
          text: browserCopy.upload,
          label: browserCopy.uploadFiles,
          icon: <Upload aria-hidden="true" size={18} />,
          ref: adding.buttons.resource,
          onAdd: found && chosen ? () => adding.onUpload(chosen) : undefined,
        }
      }
      tools={
        chosen &&
        resources.some((each) => isDownloadable({ ...chosen, ...each })) &&
        renderWeekActions?.(chosen)
      }
      status={{
        missing: tree && !loading && missingName(),
        prompt: chosen ? undefined : browserCopy.prompts.yearAndWeek,
        loading: chosen !== undefined && (delayed || (loading && resources.length === 0)),
        error: chosen ? error : null,
        empty: browserCopy.noResources(year ?? '', week ?? ''),
      }}
      rows={
        chosen
          ? resources.map((each) => (
              <Fragment key={`${each.bucket}/${each.name}`}>
                {renderResource({ ...chosen, ...each })}
              </Fragment>
            ))
          : []
      }
    />
  );

  /** A missing week or resource; a missing year is reported in the panel of the weeks. */
  function missingName(): string | undefined {
    if (!findYear(tree, year)) return undefined;
    if (!found) return week;
    return resources.some(({ name }) => name === resource) ? undefined : resource;
  }
}
