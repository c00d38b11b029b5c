import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Waits for another installation on the machine to end. */
const LOCK_SECONDS = 600;

/** Makes sure that programs for tests are there: installs missing ones if this is root on Debian. */
export function ensurePrograms(programs: string[], packages: string[]): void {
  if (programs.every(findProgram)) return;
  process.stdout.write(`Installing ${packages.join(', ')}…\n`);
  if (!installPackages(packages) || !programs.every(findProgram)) {
    throw new Error(
      `Install Debian's packages ${packages.join(' ')}, or their programs in another way.`,
    );
  }
}

/** Installs with Debian's apt, as root; returns whether that worked. */
export function installPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  return aptGet(['update']) && aptGet(install);
}

function aptGet(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const lockTimeout = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
  return spawnSync('apt-get', [...lockTimeout, ...args], { stdio: 'inherit', env }).status === 0;
}

export function findProgram(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
