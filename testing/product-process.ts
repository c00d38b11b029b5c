import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#server/db/embedded/free-port.ts';
import { DIST, PROJECT_ROOT } from '#tooling/project-root.ts';

export interface ProductProcess {
  child: ChildProcess;
  url: string;
  dataDir: string;
  /** Its standard output and standard error so far. */
  output: () => string;
  /** Sends the signal, waits for the exit and returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  /** What runs the program: Node.js, unless this says otherwise. */
  command?: string[];
  env?: NodeJS.ProcessEnv;
  /** The folder of the build. */
  build?: string;
}

/** Keeps the starter scheme out of the library, where tests add their own resources. */
const TEST_ENVIRONMENT = { NODE_ENV: 'test', STARTER_SCHEME: 'off' };

/** Starts the built product as a process of its own; resolves when it is ready, rejects when it ends instead. */
export async function startProductProcess(
  dataDir: string,
  { port, ...options }: Options & { port?: number } = {},
): Promise<ProductProcess> {
  if (port !== undefined) return startOn(port, dataDir, options);
  try {
    return await startOn(await freePort('localhost'), dataDir, options);
  } catch (error) {
    // Another process of this machine may have taken the port meanwhile.
    if (!String(error).includes('is already in use')) throw error;
    return startOn(await freePort('localhost'), dataDir, options);
  }
}

async function startOn(
  port: number,
  dataDir: string,
  { command = [process.execPath], env = {}, build = DIST }: Options,
): Promise<ProductProcess> {
  const [first = process.execPath, ...rest] = command;
  // As `npm start` runs it.
  const program = ['--enable-source-maps', join(build, 'server/main.js')];
  const child = spawn(first, [...rest, ...program], {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...TEST_ENVIRONMENT, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An array, because appending to one long string at every line would be slow.
  const pieces: string[] = [];
  const output = () => pieces.join('');
  let isReady = false;
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        pieces.push(text);
        if (isReady) return;
        isReady = output().includes('"msg":"ready"');
        if (isReady) resolve();
      });
    }
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(output());
  });
  ended.catch(() => {});
  await Promise.race([ready, ended]);
  return { child, url: `http://localhost:${port}`, dataDir, output, stop };

  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    }
    return child.exitCode;
  }
}
