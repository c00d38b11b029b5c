import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/db/embedded/free-port.ts';
import { ensurePrograms } from '#tooling/debian-packages.ts';
import { cephConfiguration, monitorAddress } from './ceph-configuration.ts';
import { type Daemon, startDaemon, until } from './daemon.ts';

export interface Radosgw {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Stops all daemons and removes their files. */
  stop: () => Promise<void>;
}

const PROGRAMS = ['ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const PACKAGES = ['ceph-common', 'ceph-mon', 'ceph-osd', 'radosgw'];
const COMMAND_WITHIN_MS = 90_000;
const QUESTION_WITHIN_MS = 20_000;
const KEY = { accessKeyId: 'ORCHARDTESTS', secretAccessKey: 'a-secret-for-tests' };
const UNLIMITED_BUCKETS = '0';

/** An S3 store: Ceph's gateway with a monitor and one object server, on free ports of this machine. */
export async function startRadosgw(): Promise<Radosgw> {
  ensurePrograms(PROGRAMS, PACKAGES);
  const folder = await mkdtemp(join(tmpdir(), 'orchard-ceph-'));
  const daemons: Daemon[] = [];
  try {
    const endpoint = await start(folder, daemons);
    return { endpoint, ...KEY, stop };
  } catch (error) {
    await stop();
    throw error;
  }

  async function stop(): Promise<void> {
    for (const daemon of daemons.toReversed()) await daemon.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function start(folder: string, daemons: Daemon[]): Promise<string> {
  const place = {
    folder,
    clusterId: randomUUID(),
    monitorPort: await freePort('127.0.0.1'),
    gatewayPort: await freePort('127.0.0.1'),
  };
  for (const name of ['mon', 'osd', 'rgw', 'crash']) await mkdir(join(folder, name));
  const configuration = join(folder, 'ceph.conf');
  await writeFile(configuration, cephConfiguration(place));
  const env = { CEPH_ARGS: `-c ${configuration}` };

  await startMonitor();
  await startObjectServer();
  const user = ['--uid=tests', '--display-name=tests', `--max-buckets=${UNLIMITED_BUCKETS}`];
  const key = [`--access-key=${KEY.accessKeyId}`, `--secret-key=${KEY.secretAccessKey}`];
  run('radosgw-admin', ['user', 'create', ...user, ...key]);
  const endpoint = `http://localhost:${place.gatewayPort}`;
  daemon('radosgw', ['-f', '-n', 'client.rgw']);
  await until('the S3 gateway', () =>
    fetch(endpoint).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return endpoint;

  async function startMonitor(): Promise<void> {
    const map = join(folder, 'monmap');
    const member = ['--addv', 'a', monitorAddress(place.monitorPort)];
    run('monmaptool', ['--create', '--fsid', place.clusterId, ...member, map]);
    run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map]);
    daemon('ceph-mon', ['-f', '-i', 'a']);
    await until('the monitor', () => ask(['-s']).status === 0);
  }

  async function startObjectServer(): Promise<void> {
    const id = randomUUID();
    await command(['osd', 'new', id, '0']);
    run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', id]);
    daemon('ceph-osd', ['-f', '-i', '0']);
    await command(['osd', 'crush', 'add-bucket', 'here', 'host']);
    await command(['osd', 'crush', 'move', 'here', 'root=default']);
    await command(['osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=here']);
    await until('the object server', () => ask(['osd', 'stat']).stdout.includes('1 up'));
  }

  function daemon(program: string, args: string[]): void {
    daemons.push(startDaemon([program, ...args], { log: join(folder, `${program}.out`), env }));
  }

  function run(program: string, args: string[]): void {
    const { status, stderr } = execute(program, args, COMMAND_WITHIN_MS);
    if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${stderr}`);
  }

  /** Repeats a command until it is accepted, because a monitor that has just started sometimes refuses. */
  async function command(words: string[]): Promise<void> {
    await until(`ceph ${words.join(' ')}`, () => ask(words).status === 0);
  }

  function ask(question: string[]) {
    return execute('ceph', question, QUESTION_WITHIN_MS);
  }

  function execute(program: string, args: string[], timeout: number) {
    const options = { env: { ...process.env, ...env }, encoding: 'utf8' as const, timeout };
    return spawnSync(program, args, options);
  }
}
