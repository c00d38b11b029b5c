import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from './tree/resource.ts';

/** The resource that the address of a page names, and a signed link to view it. */
export interface OpenedResource {
  resource: Resource;
  url: string;
}

/** The key of the query that holds an `OpenedResource`. */
export const OPENED_RESOURCE = ['opened-resource'];

/** Shows the first page of that resource before the site has started. */
export async function drawOpened(queryClient: QueryClient): Promise<void> {
  const opened = queryClient.getQueryData<OpenedResource>(OPENED_RESOURCE);
  if (!opened) return;
  const { drawFirstPage } = await import('./pdf-viewer/first-page.ts');
  await drawFirstPage(opened);
}
