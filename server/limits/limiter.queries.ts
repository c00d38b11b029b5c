import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';

interface Limit {
  /** Keeps the counters of one limit apart from those of the others. */
  name: string;
  points: number;
  seconds: number;
}

/** Counts in the database: all copies of the product count together, and a restart forgets nothing. */
export function createLimiter(db: Database, { name, points, seconds }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (query: Query) => run(db, query) },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}

export async function deleteExpiredLimits(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute();
}

interface Query {
  text: string;
  values: unknown[];
}

async function run(db: Database, { text, values }: Query) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}
