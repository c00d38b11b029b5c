import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensurePrograms } from '../debian-packages.ts';

export interface Outcome {
  code: number;
  /** Its standard output and standard error. */
  says: string;
}

/** Debian's packages are named like their programs. */
const PROGRAMS = ['podman', 'runc', 'catatonit', 'slirp4netns', 'debootstrap'];
const OUTPUT_BYTES = 64 * 2 ** 20;

/** Kept between runs, and apart from what else podman holds on this machine. */
export const CACHE = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  'spelling-orchard',
);

/** Emptied when the machine starts, by which podman knows that no container runs any more. */
const RUN_FOLDER = '/run/spelling-orchard';

const OPTIONS = [
  `--root=${join(CACHE, 'images')}`,
  `--runroot=${join(RUN_FOLDER, 'storage')}`,
  `--tmpdir=${join(RUN_FOLDER, 'podman')}`,
  // These work without systemd, and where both versions of control groups are mounted.
  '--runtime=runc',
  '--cgroup-manager=cgroupfs',
  '--events-backend=none',
];

/** Tests run the health check themselves: podman would need systemd to repeat it. */
const ENVIRONMENT = { ...process.env, DISABLE_HC_SYSTEMD: 'true' };

export function ensurePodman(): void {
  if (process.getuid?.() !== 0)
    throw new Error('The test of the container image must run as root.');
  ensurePrograms(PROGRAMS, PROGRAMS);
  mkdirSync(CACHE, { recursive: true });
}

/** Returns what podman prints; throws when it fails. */
export async function podman(...args: string[]): Promise<string> {
  const { code, says } = await tryPodman(...args);
  if (code !== 0) throw new Error(`podman ${args[0]} failed with ${code}: ${says}`);
  return says.trim();
}

export function tryPodman(...args: string[]): Promise<Outcome> {
  return run('podman', [...OPTIONS, ...args]);
}

/** Runs a program without blocking the event loop, where a test's mail server answers meanwhile. */
export function run(program: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { env: ENVIRONMENT, maxBuffer: OUTPUT_BYTES };
    const child = execFile(program, args, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, says: stdout + stderr }),
    );
  });
}

export async function mustRun(program: string, args: string[]): Promise<string> {
  const { code, says } = await run(program, args);
  if (code !== 0) throw new Error(`${program} failed with ${code}: ${says}`);
  return says.trim();
}
