import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '#testing/data-folder.ts';
import { killPostmaster, startDisposable } from '#testing/disposable-product.ts';
import { postmasterPid } from '#testing/postmaster-pid.ts';
import { eventually } from '#testing/eventually.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { PROJECT_ROOT } from '#tooling/project-root.ts';
import { freePort } from './db/embedded/free-port.ts';

const WHOLE_STOP_MS = 25_000;
/** A start on a busy machine. */
const START_WITHIN_MS = 40_000;
const PATIENT = { timeout: 60_000 };
/** Opening a pipe that nobody writes to never ends, like opening a file on a frozen disk. */
const openingFile = (file: string) =>
  `--import data:text/javascript,${encodeURIComponent(`
    import { open } from 'node:fs';
    if (process.argv[1]?.endsWith('main.js')) open(${JSON.stringify(file)}, () => {});`)}`;
const hasScript = spawnSync('script', ['--version']).status === 0;

describe('a stop leaves nothing running and exits with 0', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('on %s', async (signal) => {
    const dataDir = await dataFolder();
    const product = await startDisposable(dataDir);
    const postmaster = await postmasterPid(dataDir);
    expect(await product.stop(signal)).toBe(0);
    await eventually(() => expect(() => process.kill(postmaster, 0)).toThrow('ESRCH'));
  });

  test('while the postmaster is being started again', async () => {
    const dataDir = await dataFolder();
    const product = await startDisposable(dataDir);
    process.kill(await postmasterPid(dataDir), 'SIGKILL');
    await sleep(50);
    expect(await product.stop()).toBe(0);
    // A killed postmaster leaves its pid file, so the list of processes is checked.
    await eventually(() => expect(pidsOf(`postgres -D ${dataDir}`)).toBe(''));
  });

  test('while a request never ends', PATIENT, async () => {
    const product = await startDisposable(await dataFolder());
    const stuck = connect(Number(new URL(product.url).port), 'localhost');
    onTestFinished(() => void stuck.destroy());
    stuck.on('error', () => {});
    stuck.write(
      'POST /api/support/messages HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
    );
    await sleep(500);
    expect(stuck.readyState).toBe('open');
    const { code, ms } = await timedStop(product.stop);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(WHOLE_STOP_MS);
    expect(product.output()).toContain('"msg":"stopped"');
  });

  test('while the database is frozen', PATIENT, async () => {
    const dataDir = await dataFolder();
    const product = await startDisposable(dataDir);
    const postmaster = String(await postmasterPid(dataDir));
    // The postmaster first, so that it starts no further processes.
    spawnSync('kill', ['-STOP', postmaster]);
    const { stdout } = spawnSync('pgrep', ['--parent', postmaster], { encoding: 'utf8' });
    const frozen = stdout.trim().split('\n');
    spawnSync('kill', ['-STOP', ...frozen]);
    onTestFinished(() => void spawnSync('kill', ['-KILL', postmaster, ...frozen]));
    const { code, ms } = await timedStop(product.stop);
    expect(code).toBe(0);
    expect(ms).toBeLessThan(WHOLE_STOP_MS);
  });

  test.skipIf(!hasScript)('when the terminal is closed', PATIENT, async () => {
    const dataDir = await dataFolder();
    const shown = join(dataDir, 'typescript');
    // `script` gives the product a terminal of its own; killing it closes that terminal.
    // The data directory is an argument without a meaning, by which the process can be found.
    const run = `exec ${process.execPath} dist/server/main.js ${dataDir}`;
    const terminal = spawn('script', ['--quiet', '--flush', '--command', run, shown], {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        STARTER_SCHEME: 'off',
        DATA_DIR: dataDir,
        PORT: String(await freePort('localhost')),
      },
      stdio: 'ignore',
    });
    onTestFinished(() => killPostmaster(dataDir));
    await eventually(async () => {
      expect(await readFile(shown, 'utf8')).toContain('"msg":"ready"');
    }, START_WITHIN_MS);
    terminal.kill('SIGKILL');
    await eventually(() => expect(postmasterPid(dataDir)).rejects.toThrow('ENOENT'));
    await eventually(() => expect(pidsOf(`main.js ${dataDir}`)).toBe(''));
  });
});

test('a stop beside a frozen disk ends the process, by a signal of its own', PATIENT, async () => {
  const pipe = join(await temporaryFolder(), 'pipe');
  spawnSync('mkfifo', [pipe]);
  const env = { NODE_OPTIONS: openingFile(pipe) };
  const product = await startDisposable(await dataFolder(), { env });
  const { ms } = await timedStop(product.stop);
  expect(product.output()).toContain('"msg":"stopped"');
  expect(product.child.signalCode).toBe('SIGKILL');
  expect(ms).toBeLessThan(WHOLE_STOP_MS);
});

test('a closed output does not stop the product', async () => {
  const product = await startDisposable(await dataFolder());
  product.child.stdout?.destroy();
  product.child.stderr?.destroy();
  for (let n = 0; n < 3; n += 1) {
    const body = JSON.stringify({ name: 'Ada', email: 'ada@school.example', message: 'Hello' });
    const headers = { 'Content-Type': 'application/json' };
    const sent = await fetch(`${product.url}/api/support/messages`, {
      method: 'POST',
      body,
      headers,
    });
    expect(sent.status).toBe(200);
    await sleep(200);
  }
  expect(await product.stop()).toBe(0);
});

test('a stop signal during a start that hangs ends the process', PATIENT, async () => {
  // A server that accepts and never answers.
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      DATA_DIR: await temporaryFolder(),
      DATABASE_URL: `postgres://a@127.0.0.1:${port}/a`,
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(silent, 'connection');
  const asked = performance.now();
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(performance.now() - asked).toBeLessThan(WHOLE_STOP_MS);
});

test('a mistake in the configuration ends the start with a sentence', async () => {
  const refused = startDisposable(await temporaryFolder(), { env: { SECRET: 'short' } });
  await expect(refused).rejects.toThrow(
    'Spelling Orchard cannot start. The configuration is wrong:\n  - SECRET must be at least 32 characters that nobody can guess\n',
  );
});

function pidsOf(command: string): string {
  return spawnSync('pgrep', ['--full', command], { encoding: 'utf8' }).stdout;
}

async function timedStop(stop: () => Promise<number | null>) {
  const asked = performance.now();
  return { code: await stop(), ms: performance.now() - asked };
}
