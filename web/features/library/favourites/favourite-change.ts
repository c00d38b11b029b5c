import { z } from 'zod';

export const favouriteChange = z.object({
  kind: z.enum(['add', 'remove']),
  path: z.string(),
  /** What the user knows it by. */
  name: z.string(),
});

export type FavouriteChange = z.infer<typeof favouriteChange>;

/** What the list will be once the server has done these, in this order. */
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
