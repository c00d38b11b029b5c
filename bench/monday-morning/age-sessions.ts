import { visitProduct } from '#testing/visit-product.ts';

const DAYS = 4;
const DAY_MS = 24 * 60 * 60_000;

/** Moves the last use of every open session to before the weekend. */
export async function ageSessions(dataDir: string): Promise<void> {
  const updated_at = new Date(Date.now() - DAYS * DAY_MS);
  await visitProduct(dataDir, async (db) => {
    await db.updateTable('sessions').set({ updated_at }).execute();
  });
}
