import { spawnSync } from 'node:child_process';
import { chown, mkdir, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { canMount } from '#testing/can-mount.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { expectReady, startDisposable } from '#testing/disposable-product.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { eventually } from '#testing/eventually.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';

const NOBODY = 65534;
const AS_NOBODY = `setpriv --reuid=${NOBODY} --regid=${NOBODY} --clear-groups --`;

describe('the product starts on its embedded database', () => {
  test('as the user who runs these tests, and again after a stop, with its data', async () => {
    const dataDir = await temporaryFolder();
    const first = await startDisposable(dataDir);
    await expectReady(first);
    expect(await first.stop()).toBe(0);
    const second = await startDisposable(dataDir);
    await expectReady(second);
    expect(second.output()).not.toContain('brought up to date');
  });

  test.skipIf(!canMount)('as an ordinary user', async () => {
    const { command, folder } = await asNobody();
    await expectReady(await startDisposable(join(folder, 'data'), { command }));
  });

  test.skipIf(!canMount)('as root, with project and data where only root may enter', async () => {
    const { command, dataDir } = await whereOnlyRootMayEnter();
    await expectReady(await startDisposable(dataDir, { command }));
  });

  test.skipIf(!canMount)(
    'as root where user namespaces are forbidden, and on the same data when they are allowed again',
    async () => {
      const { command, dataDir } = await whereOnlyRootMayEnter(await pathWithoutUnshare());
      const first = await startDisposable(dataDir, { command });
      await expectReady(first);
      expect(await first.stop()).toBe(0);
      await expectReady(await startDisposable(dataDir));
    },
  );

  test('after a kill -9 of Node, with the old postmaster still alive', async () => {
    const dataDir = await dataFolder();
    const first = await startDisposable(dataDir);
    await first.stop('SIGKILL');
    const orphan = await postmasterPid(dataDir);
    await expectReady(await startDisposable(dataDir));
    expect(await postmasterPid(dataDir)).toBe(orphan);
  });

  test('after a kill -9 of Node and the postmaster', async () => {
    const dataDir = await dataFolder();
    const first = await startDisposable(dataDir);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    await first.stop('SIGKILL');
    await expectReady(await startDisposable(dataDir));
  });

  test('after a power cut, when another process has the process id of its postmaster', async () => {
    const dataDir = await dataFolder();
    const first = await startDisposable(dataDir);
    const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
    const [, ...rest] = (await readFile(pidFile, 'utf8')).split('\n');
    expect(await first.stop()).toBe(0);
    await writeFile(pidFile, [process.pid, ...rest].join('\n'));
    await expectReady(await startDisposable(dataDir));
  });

  test('after first starts that were killed while creating the cluster, and removes what an old one left', async () => {
    const dataDir = await temporaryFolder();
    for (const name of ['postgres.unfinished-old', 'postgres.unfinished-new']) {
      await mkdir(join(dataDir, name, 'cluster'), { recursive: true });
    }
    await utimes(join(dataDir, 'postgres.unfinished-old'), 0, 0);
    await expectReady(await startDisposable(dataDir));
    const left = await readdir(dataDir);
    expect(left).not.toContain('postgres.unfinished-old');
    expect(left).toContain('postgres.unfinished-new');
  });
});

test('a second start is refused and names the process that holds the data', async () => {
  const dataDir = await dataFolder();
  const first = await startDisposable(dataDir);
  await expect(startDisposable(dataDir)).rejects.toThrow(
    `Process ${first.child.pid} is already running on the data directory ${dataDir}. Stop it first, or set DATA_DIR to another directory.`,
  );
  await expectReady(first);
});

test.each([
  ['at once', async () => {}],
  ['when the first creates its cluster', whenMade(/^postgres\.unfinished-/)],
  ['when the first has created it', whenMade(/^postgres$/)],
])(
  'of two first starts, the second %s, one runs and the other is refused with the same message',
  async (_when, isTime) => {
    const dataDir = await temporaryFolder();
    const second = isTime(dataDir).then(() => startDisposable(dataDir));
    const results = await Promise.allSettled([startDisposable(dataDir), second]);
    const refused = results.find(({ status }) => status === 'rejected');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused).toMatchObject({
      reason: {
        message: expect.stringMatching(/Process \d+ is already running on the data directory/),
      },
    });
  },
);

test.skipIf(!canMount)('a second start in another container is refused too', async () => {
  const dataDir = await dataFolder();
  const first = await startDisposable(dataDir);
  const container = ['unshare', '--pid', '--fork', '--mount-proc', '--ipc', '--kill-child'];
  await expect(
    startDisposable(dataDir, { command: [...container, process.execPath] }),
  ).rejects.toThrow(
    'is in use by a process that cannot be seen from here, perhaps in another container',
  );
  await expectReady(first);
  expect(await first.stop()).toBe(0);
  await expectReady(await startDisposable(dataDir));
});

test('a start that cannot use its database says so and leaves nothing running', async () => {
  const dataDir = await dataFolder();
  expect(await (await startDisposable(dataDir)).stop()).toBe(0);
  await writeFile(join(dataDir, 'postgres/password'), 'another');
  await expect(startDisposable(dataDir)).rejects.toThrow(
    'The embedded database cannot be used: password authentication failed',
  );
  await expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT');
});

test('environment variables meant for other PostgreSQL servers are ignored', async () => {
  await expectReady(
    await startDisposable(await temporaryFolder(), { env: { PGSSLMODE: 'require' } }),
  );
});

test('a postmaster that dies is started again by the running product', async () => {
  const dataDir = await dataFolder();
  const product = await startDisposable(dataDir);
  const before = await postmasterPid(dataDir);
  process.kill(before, 'SIGKILL');
  await eventually(async () => expect(await postmasterPid(dataDir)).not.toBe(before));
  await eventually(() => expectReady(product));
});

describe('data that cannot be used is refused and left as it is', () => {
  test.each([
    [
      'a directory that holds no database',
      async (dataDir: string) => {
        await mkdir(join(dataDir, 'postgres'));
        await writeFile(join(dataDir, 'postgres/notes.txt'), 'mine');
      },
    ],
    [
      'a database without its password',
      async (dataDir: string) => {
        await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
        await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '18\n');
      },
    ],
    [
      'a file in place of the directory',
      (dataDir: string) => writeFile(join(dataDir, 'postgres'), ''),
    ],
    [
      'a link to nowhere',
      (dataDir: string) => symlink('/nowhere/at/all', join(dataDir, 'postgres')),
    ],
  ])('%s', async (_, arrange) => {
    const dataDir = await temporaryFolder();
    await arrange(dataDir);
    const before = await readdir(dataDir, { recursive: true });
    await expect(startDisposable(dataDir)).rejects.toThrow(
      /cannot be read, so nothing was started and nothing was changed/,
    );
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });

  test.skipIf(!canMount)('a directory that this user may not read', async () => {
    const { command, folder } = await asNobody();
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    await mkdir(join(dataDir, 'postgres'), { mode: 0o700 });
    await expect(startDisposable(dataDir, { command })).rejects.toThrow(/cannot be read[^]*EACCES/);
  });

  test('a database of another version of PostgreSQL', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'postgres/cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '15\n');
    await expect(startDisposable(dataDir)).rejects.toThrow(
      'was made by PostgreSQL 15; this release runs PostgreSQL 18',
    );
  });
});

/** Waits until the data directory has an entry of this name. */
function whenMade(name: RegExp): (dataDir: string) => Promise<void> {
  return (dataDir) =>
    eventually(async () =>
      expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(name)),
    );
}

/** Puts the project inside a directory that only root may enter. */
async function whereOnlyRootMayEnter(path = '$PATH') {
  const folder = await temporaryFolder();
  const command = await withProjectIn(folder, `PATH="${path}" exec "$@"`);
  return { command, dataDir: join(folder, 'data') };
}

/** Puts the project inside a directory of the account `nobody`, and runs it under that account. */
async function asNobody() {
  const folder = await temporaryFolder();
  await chown(folder, NOBODY, NOBODY);
  return { folder, command: await withProjectIn(folder, `exec ${AS_NOBODY} "$@"`) };
}

/** A command that mounts the project inside `folder`, changes to it and runs Node by the shell command `run`. */
async function withProjectIn(folder: string, run: string): Promise<string[]> {
  const project = join(folder, 'project');
  await mkdir(project);
  const script = `mount --bind ${PROJECT_ROOT} ${project} && cd ${project} && ${run}`;
  return ['unshare', '--mount', 'sh', '-c', script, 'sh', process.execPath];
}

/** A PATH with the programs that a start needs, except `unshare`, which creates namespaces. */
async function pathWithoutUnshare(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ['setpriv', 'chown', 'flock', 'true']) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
    await symlink(found.startsWith('/') ? found : `/usr/bin/${name}`, join(folder, name));
  }
  return folder;
}
