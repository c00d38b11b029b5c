import type { Bucket, Tree } from '#contract/library.ts';
import { inNaturalOrder, KEEP_FILE } from '#contract/library-path.ts';
import type { ObjectRow } from './library.queries.ts';

type Resources = Map<string, Bucket>;

/** Puts what is kept as a list of paths into years, weeks and resources, each in natural order. */
export function treeOf(rows: readonly ObjectRow[]): Tree {
  const years = new Map<string, Map<string, Resources>>();
  for (const { bucket, path } of rows) {
    const [year = '', week = KEEP_FILE, name = KEEP_FILE] = path.split('/');
    const weeks = entry(years, year, () => new Map<string, Resources>());
    if (week === KEEP_FILE) continue;
    const resources = entry(weeks, week, () => new Map<string, Bucket>());
    if (isResource(name)) resources.set(name, bucket);
  }
  return {
    years: inOrder(years).map(([year, weeks]) => ({
      name: year,
      weeks: inOrder(weeks).map(([week, resources]) => ({
        name: week,
        resources: inOrder(resources).map(([name, bucket]) => ({ name, bucket })),
      })),
    })),
  };
}

/** Only PDFs are shown, whatever else may have found its way in. */
export function isResource(name: string): boolean {
  return name !== KEEP_FILE && name.toLowerCase().endsWith('.pdf');
}

function entry<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

function inOrder<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => inNaturalOrder(a, b));
}
