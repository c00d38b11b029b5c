import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Another installation may be under way on the machine. */
const LOCK_SECONDS = 600;

/** Programs that tests start; missing ones are installed where apt and the right to use it are there. */
export function ensurePrograms(programs: string[], packages: string[]): void {
  if (programs.every(findProgram)) return;
  process.stdout.write(`Installing ${packages.join(', ')}…\n`);
  if (!installPackages(packages) || !programs.every(findProgram)) {
    throw new Error(`Install Debian's packages ${packages.join(' ')}, or what has their programs.`);
  }
}

/** With Debian's apt, as root. Gives whether it could. */
export function installPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '--yes', '--no-install-recommends', ...packages];
  return aptGet(['update']) && aptGet(install);
}

function aptGet(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', `DPkg::Lock::Timeout=${LOCK_SECONDS}`];
  return spawnSync('apt-get', [...patience, ...args], { stdio: 'inherit', env }).status === 0;
}

export function findProgram(program: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
