import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Session } from '#contract/session.ts';
import { keepPageSubject } from '../../page-subject.ts';
import { foundListQuery, searchedTerm } from './browser/found-list-query.ts';
import { deletionsQuery } from './deletions/deletions-query.ts';
import { favouritesQuery } from './favourites/favourites-query.ts';
import { lastPlaceQuery } from './last-place/last-place-query.ts';
import { prepareOpened } from './opened-resource.ts';
import { schemeLoadQuery } from './starter-scheme/scheme-load-query.ts';
import { fileTreeQuery } from './tree/file-tree-query.ts';
import { findResource } from './tree/find-in-tree.ts';
import { subjectAt } from './tree/use-place-in-title.ts';
import { partOfTree, partWithWeeks } from './tree/part-of-tree.ts';
import { placeIn } from './tree/use-place.ts';

interface Prepared {
  queryClient: QueryClient;
  session: Session | null;
  pathname: string;
  search: string;
  params: Params;
}

/** Loads what the browser of the library shows, before the server renders it. */
export async function prepareBrowser(prepared: Prepared): Promise<void> {
  const { queryClient, session, pathname, search, params } = prepared;
  if (!session) return;
  const query = fileTreeQuery(session.userId);
  const place = placeIn(pathname, params);
  const hasStrip = !session.isAdmin && place.week === undefined;
  const [tree] = await Promise.all([
    queryClient.fetchQuery(query),
    session.isAdmin ? prepareAdministration(queryClient) : prepareStars(prepared),
    hasStrip && queryClient.prefetchQuery(lastPlaceQuery(session.userId)),
  ]);
  const term = searchedTerm(search);
  if (term !== '' && tree.years.length > 0) {
    await queryClient.prefetchQuery(foundListQuery(term, tree));
  }
  queryClient.setQueryData(query.queryKey, partOfTree(tree, place));
  const subject = subjectAt(tree, place);
  if (subject) keepPageSubject(queryClient, subject);
  const resource = session.isAdmin ? undefined : findResource(tree, place);
  if (resource) await prepareOpened(queryClient, resource, search);
}

async function prepareAdministration(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(deletionsQuery),
    queryClient.prefetchQuery(schemeLoadQuery),
  ]);
}

async function prepareStars({ queryClient, session }: Prepared): Promise<void> {
  if (session && !session.isAdmin) await queryClient.prefetchQuery(favouritesQuery(session.userId));
}

/** Loads the list of favourites, with the titles of their weeks. */
export async function prepareFavourites({ queryClient, session }: Prepared): Promise<void> {
  if (!session || session.isAdmin) return;
  const query = fileTreeQuery(session.userId);
  const [tree, paths] = await Promise.all([
    queryClient.fetchQuery(query),
    queryClient.fetchQuery(favouritesQuery(session.userId)),
  ]);
  queryClient.setQueryData(query.queryKey, partWithWeeks(tree, paths));
}
