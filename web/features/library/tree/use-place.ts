import { useLocation, useParams } from 'react-router';
import type { Tree } from '#contract/library.ts';
import { decoded } from '../../../decoded.ts';
import type { Place } from '../../../paths.ts';
import { findResource, findWeek, findYear } from './find-in-tree.ts';

/** What the address has selected. */
export function usePlace(): Place {
  const levels = Object.values(useParams()).length;
  const { pathname } = useLocation();
  // Not the router's own decoding, which makes a slash of a `%2F` that is part of a name.
  const parts = pathname.split('/').filter((part) => part !== '');
  const [year, week, resource] = parts.slice(parts.length - levels).map(decoded);
  return { year, week, resource };
}

/** The first name of the address that is not in the tree. */
export function lackingIn(tree: Tree, { year, week, resource }: Place): string | undefined {
  if (year === undefined) return undefined;
  if (!findYear(tree, year)) return year;
  if (week === undefined) return undefined;
  if (!findWeek(tree, { year, week })) return `${year}/${week}`;
  if (resource === undefined || findResource(tree, { year, week, resource })) return undefined;
  return `${year}/${week}/${resource}`;
}
