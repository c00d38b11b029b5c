import { useState } from 'react';
import type { Tree } from '#contract/library.ts';
import type { Place } from '../../../paths.ts';
import type { Resource } from '../tree/resource.ts';
import { pageData } from '../../session/index.ts';
import { findResource } from '../tree/find-in-tree.ts';

/**
 * The resource that the address names. It is known before the tree where it came with the page, and it stays
 * when it is gone from the tree: what is on the board must not vanish because a subscription has ended.
 */
export function useOpenedResource(tree: Tree | undefined, place: Place): Resource | undefined {
  const found = findResource(tree, place);
  const [kept, setKept] = useState(found ?? pageData?.opened?.resource);
  if (found && (found.bucket !== kept?.bucket || !isAt(kept, place))) setKept(found);
  if (found) return found;
  return kept && isAt(kept, place) ? kept : undefined;
}

function isAt(resource: Resource, { year, week, resource: name }: Place): boolean {
  return resource.year === year && resource.week === week && resource.name === name;
}
