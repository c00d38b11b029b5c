import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { createServer } from 'vite';
import { buildIfStale } from './build-if-stale.ts';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { copyMigrations, serverBuild } from './server-build.ts';

const SITE_PORT = 5173;
const SERVER_FOLDER = join(DIST, 'server');
const PUBLIC_URL = `http://localhost:${SITE_PORT}`;

/** Serves the site on Vite's port, which reloads what is edited; the server behind it restarts after each rebuild. */
buildIfStale();
await rm(join(DIST, FINGERPRINT_FILE), { force: true });
let server: ChildProcess | undefined;
const watching = await context({ ...serverBuild(SERVER_FOLDER), plugins: [restartServer()] });
await watching.watch();
const site = await createServer({
  configFile: join(PROJECT_ROOT, 'vite.config.ts'),
  server: { port: SITE_PORT, strictPort: true },
});
await site.listen();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll());
}

function restartServer(): Plugin {
  return {
    name: 'restart-server',
    setup(build) {
      build.onEnd(async ({ errors }) => {
        if (errors.length > 0) return;
        await stopServer();
        await copyMigrations(SERVER_FOLDER);
        server = spawn(process.execPath, ['--enable-source-maps', join(SERVER_FOLDER, 'main.js')], {
          cwd: PROJECT_ROOT,
          stdio: 'inherit',
          env: { ...process.env, PUBLIC_URL },
        });
      });
    },
  };
}

async function stopServer(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
}

async function stopAll(): Promise<void> {
  await Promise.all([site.close(), watching.dispose(), stopServer()]);
  process.exit(0);
}
