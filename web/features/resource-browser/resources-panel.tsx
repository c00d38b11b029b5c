import { Fragment, type ReactNode } from 'react';
import { browserCopy } from '../../copy/resource-browser.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import type { Resource } from '../resource-files/resource.ts';
import { findWeek } from './find-in-tree.ts';
import { type PanelsProps, PanelNote } from './folder-panels.tsx';
import { ListPanel } from './list-panel.tsx';
import { useLoadingDelay } from './use-loading-delay.ts';

interface ResourcesPanelProps extends Pick<PanelsProps, 'library' | 'place'> {
  renderResource: (resource: Resource) => ReactNode;
}

export function ResourcesPanel({ library, place, renderResource }: ResourcesPanelProps) {
  const { tree, loading, error } = library;
  const { year, week, resource } = place;
  const chosen = year !== undefined && week !== undefined ? { year, week } : undefined;
  const resources = findWeek(tree, place)?.resources ?? [];
  const missing = tree && !loading && resource !== undefined && !resources.some(isWanted);
  const delayed = useLoadingDelay(chosen && `${year}/${week}`);
  return (
    <ListPanel
      title={browserCopy.titles.resources}
      note={chosen && <PanelNote>{browserCopy.place(chosen.year, chosen.week)}</PanelNote>}
      notice={
        missing && (
          <div className="border-b border-line p-4">
            <AlertBox>{browserCopy.noResource(resource)}</AlertBox>
          </div>
        )
      }
      prompt={chosen ? undefined : browserCopy.prompts.yearAndWeek}
      loading={chosen !== undefined && (delayed || (loading && resources.length === 0))}
      error={chosen ? error : null}
      empty={browserCopy.noResources(year ?? '', week ?? '')}
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

  function isWanted({ name }: { name: string }): boolean {
    return name === resource;
  }
}
