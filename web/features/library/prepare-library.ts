import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Session } from '#contract/session.ts';
import { favouritesQuery } from './favourites/favourites-query.ts';
import { resourceLink } from './files/resource-link.ts';
import { OPENED_RESOURCE, type OpenedResource } from './opened-resource.ts';
import { fileTreeQuery } from './tree/file-tree-query.ts';
import { findResource } from './tree/find-in-tree.ts';
import { partOfTree } from './tree/part-of-tree.ts';
import { placeIn } from './tree/use-place.ts';

interface Prepared {
  queryClient: QueryClient;
  session: Session | null;
  pathname: string;
  params: Params;
}

/** Loads what the browser of the library shows, before the server renders it. */
export async function prepareBrowser(prepared: Prepared): Promise<void> {
  const { queryClient, session, pathname, params } = prepared;
  if (!session) return;
  const query = fileTreeQuery(session.userId);
  const [tree] = await Promise.all([queryClient.fetchQuery(query), prepareFavourites(prepared)]);
  const place = placeIn(pathname, params);
  queryClient.setQueryData(query.queryKey, partOfTree(tree, place));
  const resource = session.isAdmin ? undefined : findResource(tree, place);
  if (!resource) return;
  const url = await resourceLink(resource, 'view');
  queryClient.setQueryData(OPENED_RESOURCE, { resource, url } satisfies OpenedResource);
}

export async function prepareFavourites({ queryClient, session }: Prepared): Promise<void> {
  if (session && !session.isAdmin) await queryClient.prefetchQuery(favouritesQuery(session.userId));
}
