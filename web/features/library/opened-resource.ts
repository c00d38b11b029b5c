import type { Resource } from './tree/resource.ts';

/** The resource that the address of a page names, with what its first picture needs. */
export interface OpenedResource {
  resource: Resource;
  /** A signed link to view it. */
  url: string;
  page: number;
  /** The size of that page, in points. */
  size: { width: number; height: number };
}

/** The key of the query that holds an `OpenedResource`. */
export const OPENED_RESOURCE = ['opened-resource'];
