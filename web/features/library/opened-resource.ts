import type { QueryClient } from '@tanstack/react-query';
import { readPageFacts, resourceLink } from './files/resource-link.ts';
import { pageIn } from './pdf-viewer/page-address.ts';
import { clampPage } from './pdf-viewer/page-window.ts';
import { type Resource, sameResource } from './tree/resource.ts';

/** The resource that the address of a page names, with what its first picture needs. */
export interface OpenedResource {
  resource: Resource;
  /** A signed link to view it. */
  url: string;
  page: number;
  /** The size of that page, in points. */
  size: { width: number; height: number };
}

const queryKey = ['opened-resource'];
/** A book that is opened for the first time takes longer to read than a page may take to come. */
const FACTS_WITHIN_MS = 1500;

/** On the server: puts the resource into the page. If that fails or takes too long, the viewer opens it by itself. */
export async function prepareOpened(
  queryClient: QueryClient,
  resource: Resource,
  search: string,
): Promise<void> {
  try {
    const url = await resourceLink(resource, 'view');
    const facts = await Promise.race([
      readPageFacts(resource, url),
      undefinedAfter(FACTS_WITHIN_MS),
    ]);
    if (!facts) return;
    const page = clampPage(pageIn(search), facts.pages.length);
    const { width = 1, height = 1 } = facts.pages[page - 1] ?? {};
    const opened: OpenedResource = { resource, url, page, size: { width, height } };
    queryClient.setQueryData(queryKey, opened);
  } catch {
    // The viewer shows the error.
  }
}

function undefinedAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

/** The resource that came with the page, if it is this one. */
export function findOpened(
  queryClient: QueryClient,
  resource: Resource,
): OpenedResource | undefined {
  const opened = queryClient.getQueryData<OpenedResource>(queryKey);
  return opened && sameResource(opened.resource, resource) ? opened : undefined;
}

/** The same, once: its link expires. */
export function takeOpened(
  queryClient: QueryClient,
  resource: Resource,
): OpenedResource | undefined {
  const opened = findOpened(queryClient, resource);
  if (opened) queryClient.removeQueries({ queryKey });
  return opened;
}
