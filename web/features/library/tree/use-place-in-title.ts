import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Tree } from '#contract/library.ts';
import { type PageSubject, pageTitle } from '../../../copy/pages.ts';
import type { Place } from '../../../paths.ts';
import { findTitle } from './find-in-tree.ts';

/** Puts the place, and what the selected week is about, into the title of the page. */
export function usePlaceInTitle(tree: Tree | undefined, { year, week, resource }: Place): void {
  const routeId = useMatches().at(-1)?.id ?? '';
  const title = findTitle(tree, { year, week });
  useEffect(() => {
    document.title = pageTitle(routeId, subjectOf({ year, week, resource }, title));
  }, [routeId, year, week, resource, title]);
}

/** What the page at a place is about; undefined where no place is named. */
export function subjectAt(tree: Tree, place: Place): PageSubject | undefined {
  return subjectOf(place, findTitle(tree, place));
}

function subjectOf(
  { year, week, resource }: Place,
  title: string | undefined,
): PageSubject | undefined {
  if (year === undefined) return undefined;
  return { names: [resource, year, week].filter((name) => name !== undefined), title };
}
