import { z } from 'zod';

export const favouriteChange = z.object({
  kind: z.enum(['add', 'remove']),
  path: z.string(),
  /** The name shown to the user. */
  name: z.string(),
});

export type FavouriteChange = z.infer<typeof favouriteChange>;

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
