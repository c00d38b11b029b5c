import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Tree } from '#contract/library.ts';
import { type PageSubject, pageTitle } from '../../../copy/pages.ts';
import type { Place } from '../../../paths.ts';
import { findTitle } from './find-in-tree.ts';

/** Puts what the selected week is about into the title of the page. */
export function usePlaceInTitle(tree: Tree | undefined, { year, week }: Place): void {
  const routeId = useMatches().at(-1)?.id ?? '';
  const title = findTitle(tree, { year, week });
  useEffect(() => {
    document.title = pageTitle(routeId, subjectOf({ year, week }, title));
  }, [routeId, year, week, title]);
}

/** What the page at a place is about; undefined where it has no title. */
export function subjectAt(tree: Tree, place: Place): PageSubject | undefined {
  return subjectOf(place, findTitle(tree, place));
}

function subjectOf({ year, week }: Place, title: string | undefined): PageSubject | undefined {
  if (title === undefined) return undefined;
  return { names: [year, week].filter((name) => name !== undefined), title };
}
