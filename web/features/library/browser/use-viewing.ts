import { useLocation, useNavigate } from 'react-router';
import { useState } from 'react';
import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';
import { findResource } from '../tree/find-in-tree.ts';
import type { Resource } from '../tree/resource.ts';

/** Functions to present the resource at an address, and to close the open one, which leads to its week. */
export function useViewing(place: Place, pathTo: (place: Place) => string) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const presenting = isPresenting(state);

  const presentAt = (address: string) => {
    fillScreen();
    void navigate(address, { state: { presenting: true }, preventScrollReset: true });
  };
  // Replaces the entry of the resource, so that the back button does not open it again.
  const close = () =>
    void navigate(pathTo({ year: place.year, week: place.week }), {
      replace: true,
      preventScrollReset: true,
    });
  return { presenting, presentAt, close };
}

/** In the history state and not in the address, so that a copied link does not open in full screen. */
function isPresenting(state: unknown): boolean {
  return state instanceof Object && 'presenting' in state && state.presenting === true;
}

/** At once, because browsers allow it only while they handle the press. If refused, the resource opens anyway. */
function fillScreen(): void {
  if (!document.fullscreenEnabled) return;
  document.documentElement.requestFullscreen().catch(() => undefined);
}

/**
 * The resource that the address names. It stays after it is removed from the
 * tree: a slide on the board must not vanish because a subscription has ended.
 */
export function useOpenedResource(tree: Tree | undefined, place: Place): Resource | undefined {
  const found = findResource(tree, place);
  const [kept, setKept] = useState(found);
  if (found && (found.bucket !== kept?.bucket || !isAt(kept, place))) setKept(found);
  if (found) return found;
  return kept && isAt(kept, place) ? kept : undefined;
}

function isAt(resource: Resource, { year, week, resource: name }: Place): boolean {
  return resource.year === year && resource.week === week && resource.name === name;
}
