import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/db/embedded/free-port.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { insertDemoData } from '#server/demo-data.ts';
import { type ProductProcess, startProductProcess } from '../product-process.ts';
import { makeBucket } from './bucket.ts';
import type { Engines } from './engines.ts';
import { FAIL_SECONDS, startNginx } from './nginx.ts';
import { makeDatabase } from './postgresql.ts';

export interface ClusteredProduct extends ProductProcess {
  /** Kills a copy without a warning. */
  kill: (copy: number) => Promise<void>;
  /** Starts a copy on the port of the one before, so that nginx finds it; from another build if one is given. */
  startAgain: (copy: number, build?: string) => Promise<void>;
}

const SECRET = 'the same for every copy of the product';

/** Creates a database and a bucket, and returns the variables by which the product finds them. */
export async function clusterEnvironment(engines: Engines): Promise<Record<string, string>> {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await makeBucket(engines);
  return {
    DATABASE_URL: await makeDatabase(engines.databaseServer),
    S3_ENDPOINT: endpoint,
    S3_PUBLIC_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Copies of the product on one database and one bucket, started at once, behind nginx. */
export async function startClusteredProduct(
  dataDir: string,
  env: Record<string, string>,
  givenPort = 0,
): Promise<ClusteredProduct> {
  const port = givenPort || (await freePort('localhost'));
  const url = `http://localhost:${port}`;
  const behind = { ...env, SECRET, HOST: '127.0.0.1', PUBLIC_URL: url, TRUST_PROXY: '1' };
  const ports = [await freePort('127.0.0.1'), await freePort('127.0.0.1')] as const;
  const first = startCopy(ports[0]);
  const copies = await Promise.all([first, startCopy(ports[1])]);
  await withDatabase({ dataDir, databaseUrl: env['DATABASE_URL'] }, (db) =>
    insertDemoData(db, new Date()),
  );
  const stopNginx = await startNginx(port, [...ports]);
  return { ...(await first), url, output, stop, kill, startAgain };

  function startCopy(at: number, build?: string): Promise<ProductProcess> {
    const env = { ...behind, PORT: String(at) };
    return startProductProcess(dataDir, { env, ...(build && { build }) });
  }

  async function kill(copy: number): Promise<void> {
    await copies[copy]?.stop('SIGKILL');
  }

  async function startAgain(copy: number, build?: string): Promise<void> {
    copies[copy] = await startCopy(ports[copy] ?? 0, build);
    // Until then nginx may send nothing to it, and would have no copy left if the other one were killed.
    await sleep((FAIL_SECONDS + 1) * 1000);
  }

  function output(): string {
    return copies.map((copy) => copy.output()).join('');
  }

  async function stop(signal?: NodeJS.Signals): Promise<number | null> {
    await stopNginx();
    const codes = await Promise.all(copies.map((copy) => copy.stop(signal)));
    return Math.max(...codes.map((code) => code ?? 1));
  }
}
