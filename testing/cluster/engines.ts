import * as z from 'zod/mini';
import { startPostgresql } from './postgresql.ts';
import { type Radosgw, startRadosgw } from './radosgw.ts';

const engines = z.object({
  databaseServer: z.string(),
  objectStore: z.object({
    endpoint: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
  }),
});

/** The services that copies share: a PostgreSQL server and an S3 store. */
export type Engines = z.infer<typeof engines>;

/** The variable by which a run passes its engines to the runs that it starts. */
const VARIABLE = 'ORCHARD_TEST_ENGINES';

/** The S3 library warns about older versions of Node on standard error, which tests read. */
export const WITHOUT_SDK_WARNING = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

export async function startEngines(): Promise<Engines & { stop: () => Promise<void> }> {
  const database = await startPostgresql();
  const store: Radosgw = await startRadosgw().catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const { stop: stopStore, ...objectStore } = store;
  return { databaseServer: database.url, objectStore, stop };

  async function stop(): Promise<void> {
    await Promise.all([database.stop(), stopStore()]);
  }
}

/** The engines that the parent run has started, if any. */
export function givenEngines(): Engines | undefined {
  const given = process.env[VARIABLE];
  return given === undefined ? undefined : engines.parse(JSON.parse(given));
}

export function enginesInEnvironment({
  databaseServer,
  objectStore,
}: Engines): Record<string, string> {
  return { ...WITHOUT_SDK_WARNING, [VARIABLE]: JSON.stringify({ databaseServer, objectStore }) };
}
