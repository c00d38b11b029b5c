import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BreakableText } from '../../../ui/breakable-text.tsx';
import type { ListedResource } from '../tree/find-in-tree.ts';
import {
  ResourceActions,
  ResourceActionsMenu,
  type ResourceActionsProps,
} from './resource-actions.tsx';
import { ResourceRow } from './resource-row.tsx';
import { useOpenAhead } from './use-open-ahead.ts';

interface TeacherResourceRowProps extends ResourceActionsProps {
  resource: ListedResource;
  wide: boolean;
  star: ReactNode;
}

/** A resource with a teacher's actions. */
export function TeacherResourceRow({ wide, star, ...actions }: TeacherResourceRowProps) {
  const ahead = useOpenAhead(actions.resource);
  const Actions = wide ? ResourceActions : ResourceActionsMenu;
  return (
    <ResourceRow
      resource={actions.resource}
      {...ahead}
      controls={
        <>
          <Actions {...actions} />
          {star}
        </>
      }
    >
      <Link
        to={actions.to}
        preventScrollReset
        aria-label={actions.resource.name}
        className="no-underline hover:underline"
      >
        <BreakableText kind="file" text={actions.resource.name} />
      </Link>
    </ResourceRow>
  );
}
