import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';

/** Put in front of a command, so that PostgreSQL, which refuses to run as root, runs as another user. */
export type Prefix = readonly string[];

const ROOT = 0;
const NAMESPACE = ['unshare', '--user', '--map-user=1', '--map-group=1', '--'];
const FALLBACK_ACCOUNTS = ['postgres', 'nobody'];

/**
 * The prefix for commands that work on `directory`. An ordinary user needs none. Root becomes another
 * user inside a user namespace, where the files stay root's own; where namespaces are forbidden, the
 * directory is given to an unprivileged account and commands run under that.
 */
export async function unprivilegedPrefix(directory: string): Promise<Prefix> {
  if (process.getuid?.() !== ROOT) return [];
  const owner = await stat(directory);
  const isRoots = owner.uid === ROOT;
  if (isRoots && canRun(NAMESPACE)) return NAMESPACE;
  const { uid, gid } = isRoots ? await findFallbackAccount() : owner;
  const prefix = asAccount(uid, gid);
  if (!canRun(prefix)) throw cannotLeaveRoot();
  if (isRoots) spawnSync('chown', ['-R', `${uid}:${gid}`, directory]);
  return prefix;
}

/**
 * Keeps one privilege, with which the account can reach a project inside a directory that only root may enter.
 * Without the last option `access()`, which PostgreSQL calls for its own programs, ignores that privilege.
 */
function asAccount(uid: number, gid: number): Prefix {
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const privilege = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return ['setpriv', ...identity, ...privilege, '--securebits=+no_setuid_fixup', '--'];
}

function canRun(prefix: Prefix): boolean {
  const [program = '', ...rest] = prefix;
  return spawnSync(program, [...rest, 'true'], { stdio: 'ignore' }).status === 0;
}

async function findFallbackAccount(): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of FALLBACK_ACCOUNTS) {
    const account = accounts.find(([candidate]) => candidate === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw cannotLeaveRoot();
}

function cannotLeaveRoot(): StartError {
  return new StartError(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here. Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
  );
}
