import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#server/db/embedded/free-port.ts';
import { unprivilegedPrefix } from '#server/db/embedded/unprivileged.ts';
import { installPackages } from '#tooling/debian-packages.ts';
import { startDaemon, until } from './daemon.ts';

export interface DatabaseServer {
  /** The URL of its superuser. */
  url: string;
  stop: () => Promise<void>;
}

const DEBIANS = '/usr/lib/postgresql';
const USER = 'orchard';
/** Nothing here outlives the run. Connections for tests and stories at once. */
const SETTINGS = ['fsync=off', 'max_connections=400', 'unix_socket_directories='];
const INITDB = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'];

/** Debian's PostgreSQL on a free port of this machine, as an operator would have one. */
export async function startPostgresql(): Promise<DatabaseServer> {
  const programs = findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'orchard-postgresql-'));
  const cluster = join(folder, 'cluster');
  const passwordFile = join(folder, 'password');
  const password = randomUUID();
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, password);
  const prefix = await unprivilegedPrefix(cluster);
  const making = [`--pgdata=${cluster}`, `--username=${USER}`, `--pwfile=${passwordFile}`];
  run([...prefix, join(programs, 'initdb'), ...making, ...INITDB]);

  const port = await freePort('127.0.0.1');
  const settings = [...SETTINGS, 'listen_addresses=127.0.0.1', `port=${port}`];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const command = [...prefix, join(programs, 'postgres'), '-D', cluster, ...flags];
  const daemon = startDaemon(command, { log: join(folder, 'server.log') });
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`;
  await until('PostgreSQL', () => answers(url)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };

  async function stop(): Promise<void> {
    await daemon.stop('SIGINT');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates an empty database and returns its URL. */
export async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `orchard_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The programs of the newest PostgreSQL of Debian; installs it if there is none. */
function findPrograms(): string {
  const found = newest() ?? (installPackages(['postgresql']) ? newest() : undefined);
  if (!found) throw new Error("Install Debian's package postgresql.");
  return found;
}

function newest(): string | undefined {
  const versions = existsSync(DEBIANS) ? readdirSync(DEBIANS) : [];
  return versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIANS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function run([program = '', ...args]: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}
