export interface FavouriteChange {
  kind: 'add' | 'remove';
  path: string;
  /** The name shown to the user. */
  name: string;
}

/** The variables of a mutation have no type of their own. */
export function isFavouriteChange(value: unknown): value is FavouriteChange {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value;
}

/** The list after the server has applied these changes, in this order. */
export function applyChanges(
  paths: readonly string[],
  changes: readonly FavouriteChange[],
): string[] {
  let list = [...paths];
  for (const { kind, path } of changes) {
    list = list.filter((each) => each !== path);
    if (kind === 'add') list.push(path);
  }
  return list;
}
