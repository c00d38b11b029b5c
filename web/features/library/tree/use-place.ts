import { type Params, useLocation, useParams } from 'react-router';
import type { Tree } from '#contract/library.ts';
import { decoded } from '../../../decoded.ts';
import type { Place } from '../../../paths.ts';
import { findResource, findWeek, findYear } from './find-in-tree.ts';

/** The year, week and resource that the address selects. */
export function usePlace(): Place {
  const params = useParams();
  const { pathname } = useLocation();
  return placeIn(pathname, params);
}

/** The place that the last parts of an address name, as many as the route has parameters. */
export function placeIn(pathname: string, params: Params): Place {
  const levels = Object.values(params).length;
  // Decoded here, because the router would turn a `%2F` inside a name into a slash.
  const parts = pathname.split('/').filter((part) => part !== '');
  const [year, week, resource] = parts.slice(parts.length - levels).map(decoded);
  return { year, week, resource };
}

/** The path of the first part of the address that is not in the tree. */
export function findMissingName(tree: Tree, { year, week, resource }: Place): string | undefined {
  if (year === undefined) return undefined;
  if (!findYear(tree, year)) return year;
  if (week === undefined) return undefined;
  if (!findWeek(tree, { year, week })) return `${year}/${week}`;
  if (resource === undefined || findResource(tree, { year, week, resource })) return undefined;
  return `${year}/${week}/${resource}`;
}
