import type { QueryClient } from '@tanstack/react-query';
import type { Params } from 'react-router';
import type { Session } from '#contract/session.ts';
import { keepPageSubject } from '../../page-subject.ts';
import { foundListQuery, searchedTerm } from './browser/found-list-query.ts';
import { deletionsQuery } from './deletions/deletions-query.ts';
import { favouritesQuery } from './favourites/favourites-query.ts';
import { readPageFacts } from './files/page-facts.ts';
import { resourceLink } from './files/resource-link.ts';
import { lastPlaceQuery } from './last-place/last-place-query.ts';
import { OPENED_RESOURCE, type OpenedResource } from './opened-resource.ts';
import { schemeLoadQuery } from './starter-scheme/scheme-load-query.ts';
import { fileTreeQuery } from './tree/file-tree-query.ts';
import { findResource } from './tree/find-in-tree.ts';
import { subjectAt } from './tree/use-place-in-title.ts';
import { partOfTree, partWithWeeks } from './tree/part-of-tree.ts';
import type { Resource } from './tree/resource.ts';
import { placeIn } from './tree/use-place.ts';
import { pageIn } from './pdf-viewer/page-address.ts';
import { clampPage } from './pdf-viewer/page-window.ts';

/** A book that is opened for the first time takes longer to read than a page may take to come. */
const FACTS_WITHIN_MS = 1500;

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
  const opened = resource && (await prepareOpened(resource, search));
  if (opened) queryClient.setQueryData(OPENED_RESOURCE, opened);
}

/** What the first picture of a resource needs; undefined when that fails or takes too long, which the viewer then shows. */
export async function prepareOpened(
  resource: Resource,
  search: string,
): Promise<OpenedResource | undefined> {
  try {
    const url = await resourceLink(resource, 'view');
    const facts = await Promise.race([readPageFacts(resource, url), late(FACTS_WITHIN_MS)]);
    if (!facts) return undefined;
    const { pages } = facts;
    const page = clampPage(pageIn(search), pages.length);
    const { width = 1, height = 1 } = pages[page - 1] ?? {};
    return { resource, url, page, size: { width, height } };
  } catch {
    return undefined;
  }
}

function late(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
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
