import type { ComponentProps, ReactNode } from 'react';
import { browserCopy } from '../../../copy/resource-browser.ts';
import type { ListedResource } from '../tree/find-in-tree.ts';
import { ResourcePicture } from './resource-picture.tsx';

interface ResourceRowProps extends Omit<ComponentProps<'li'>, 'resource'> {
  resource: ListedResource;
  /** In place of the plain one. */
  picture?: ReactNode;
  /** Its name, which may be a link. */
  children: ReactNode;
  badge?: ReactNode;
  /** At the end of the row: what can be done with the resource. */
  controls: ReactNode;
}

/** The parts of a resource's row that all roles share. */
export function ResourceRow(props: ResourceRowProps) {
  const { resource, picture, children, badge, controls, ...row } = props;
  const { pages } = resource;
  return (
    <li {...row} className={ROW}>
      {picture ?? <ResourcePicture resource={resource} />}
      <div className="grid min-w-0 grow gap-1 leading-snug">
        <div className="font-semibold wrap-anywhere">{children}</div>
        {(pages !== undefined || badge) && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-soft">
            {pages !== undefined && <span>{browserCopy.pages(pages)}</span>}
            {badge}
          </div>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-0.5 print:hidden">{controls}</div>
    </li>
  );
}

/** On the narrowest screens the name needs all the room that is left. */
const ROW =
  'flex min-h-20 items-center gap-3 border-line px-2 py-3 max-[22rem]:gap-2 max-[22rem]:px-1 tablet:px-3 not-first:border-t hover:bg-paper';
