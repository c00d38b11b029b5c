import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { context, type Plugin } from 'esbuild';
import { createServer } from 'vite';
import { buildIfStale } from './build-if-stale.ts';
import { devPorts, proxyToServer } from './dev-ports.ts';
import { DIST, FINGERPRINT_FILE, PROJECT_ROOT } from './project-root.ts';
import { copyMigrations, serverBuild } from './server-build.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const ports = devPorts(process.env);
const SERVER_FOLDER = join(DIST, 'server');
const PUBLIC_URL = `http://localhost:${ports.site}`;

/** Serves the site on Vite's port, which reloads what is edited; the server behind it restarts after each rebuild. */
buildIfStale();
await rm(join(DIST, FINGERPRINT_FILE), { force: true });
let server: ChildProcess | undefined;
const watching = await context({ ...serverBuild(SERVER_FOLDER), plugins: [restartServer()] });
await watching.watch();
const site = await createServer({
  configFile: join(PROJECT_ROOT, 'vite.config.ts'),
  plugins: [proxyToServer(ports.server)],
  server: { port: ports.site, strictPort: true },
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
