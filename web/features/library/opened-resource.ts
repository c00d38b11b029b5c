import type { Resource } from './tree/resource.ts';

/** The resource that the address of a page names, and a signed link to view it. */
export interface OpenedResource {
  resource: Resource;
  url: string;
}

/** The key of the query that holds an `OpenedResource`. */
export const OPENED_RESOURCE = ['opened-resource'];
