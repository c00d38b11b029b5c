import type { Database } from '#server/db/database.ts';

const MINUTE_MS = 60_000;

/** Sets the counter of a limit to a value, as earlier requests would have. */
export async function setCounter(
  db: Database,
  key: string,
  { points, minutes = 1 }: { points: number; minutes?: number },
): Promise<void> {
  const expire = String(Date.now() + minutes * MINUTE_MS);
  await db
    .insertInto('rate_limits')
    .values({ key, points, expire })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points, expire }))
    .execute();
}
