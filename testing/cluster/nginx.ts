import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePrograms } from '#tooling/debian-packages.ts';
import { startDaemon, until } from './daemon.ts';

const LARGEST_BODY = '250m';
/** A copy that did not answer is left alone for this long. */
export const FAIL_SECONDS = 2;
const RELOADED_WITHIN_MS = 1000;

export interface Copy {
  port: number;
  /** Gets no new requests. */
  isDown?: boolean;
}

export interface Nginx {
  /** Sends requests to these copies from now on, as after a change of the configuration and `nginx -s reload`. */
  sendTo: (copies: Copy[], options?: Balancing) => Promise<void>;
  stop: () => Promise<void>;
}

interface Balancing {
  /** Requests of a network stay with one copy. */
  byNetwork?: boolean;
}

/** nginx in front of copies of the product, as an operator would configure it. */
export async function startNginx(port: number, copies: number[]): Promise<() => Promise<void>> {
  const given = copies.map((copy) => ({ port: copy }));
  return (await startReloadableNginx(port, given)).stop;
}

export async function startReloadableNginx(
  port: number,
  copies: Copy[],
  balancing: Balancing = {},
): Promise<Nginx> {
  ensurePrograms(['nginx'], ['nginx-light']);
  const folder = await mkdtemp(join(tmpdir(), 'orchard-nginx-'));
  const file = join(folder, 'nginx.conf');
  await configure(copies, balancing);
  const command = ['nginx', '-p', folder, '-c', file];
  const daemon = startDaemon(command, { log: join(folder, 'out') });
  await until('nginx', () =>
    fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { sendTo, stop };

  async function sendTo(copies: Copy[], balancing: Balancing = {}): Promise<void> {
    await configure(copies, balancing);
    const [program = '', ...args] = command;
    const { status, stderr } = spawnSync(program, [...args, '-s', 'reload'], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`nginx was not reloaded: ${stderr}`);
    await sleep(RELOADED_WITHIN_MS);
  }

  function configure(copies: Copy[], balancing: Balancing): Promise<void> {
    return writeFile(file, nginxConfiguration(folder, inFrontOf(copies, port, balancing)));
  }

  async function stop(): Promise<void> {
    await daemon.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The configuration of an nginx that keeps all its files in one folder; `http` is the content of its http block. */
export function nginxConfiguration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${http}
}
`;
}

function inFrontOf(copies: Copy[], port: number, { byNetwork = false }: Balancing): string {
  const servers = copies.map(
    (copy) =>
      `server 127.0.0.1:${copy.port} max_fails=1 fail_timeout=${FAIL_SECONDS}s${copy.isDown ? ' down' : ''};`,
  );
  return `upstream copies {
    ${byNetwork ? 'ip_hash;' : ''}
    ${servers.join('\n    ')}
    keepalive 32;
  }
  server {
    listen localhost:${port};
    client_max_body_size ${LARGEST_BODY};
    location / {
      proxy_pass http://copies;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;
      proxy_connect_timeout 2s;
    }
  }`;
}
