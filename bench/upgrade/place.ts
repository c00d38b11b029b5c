import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { startEngines } from '#testing/cluster/engines.ts';
import { makeDatabase, startPostgresql } from '#testing/cluster/postgresql.ts';

interface Place {
  /** Makes an empty database and an empty bucket where there are any, and returns the variables that name them. */
  makeEmpty: () => Promise<Record<string, string>>;
  stop: () => Promise<void>;
}

/**
 * Where a site keeps its data: all of it in DATA_DIR (`disk`), its files there and its database in Debian's PostgreSQL
 * (`url`), or the files in Ceph's store beside that (`bucket`).
 */
export async function openPlace(where: string): Promise<Place> {
  if (where === 'disk') return { makeEmpty: async () => ({}), stop: async () => {} };
  if (where === 'url') {
    const server = await startPostgresql();
    const makeEmpty = async () => ({ DATABASE_URL: await makeDatabase(server.url) });
    return { makeEmpty, stop: server.stop };
  }
  if (where === 'bucket') {
    const engines = await startEngines();
    return { makeEmpty: () => clusterEnvironment(engines), stop: engines.stop };
  }
  throw new Error(`Say disk, url or bucket instead of ${where}.`);
}
