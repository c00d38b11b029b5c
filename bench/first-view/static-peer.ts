import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { freePort } from '#server/db/embedded/free-port.ts';
import { startDaemon, until } from '#testing/cluster/daemon.ts';
import { nginxConfiguration } from '#testing/cluster/nginx.ts';
import { ensurePrograms } from '#tooling/debian-packages.ts';

interface StaticPeer {
  url: string;
  stop: () => Promise<void>;
}

/** An answer of the product as it was sent, still compressed. */
interface Stored {
  path: string;
  type: string;
  encoding: string;
  caching: string;
  body: Buffer;
}

/** Everything a page loads before its scripts. */
const FILES = /<(?:link|img)\b[^>]*?\b(?:href|src)="(\/[^"]+)"/g;
const SCRIPTS = /<script [^>]*\bsrc=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const CODECS = {
  br: [zlib.brotliDecompress, zlib.brotliCompress],
  gzip: [zlib.gunzip, zlib.gzip],
} as const;

/** Serves a page of the product as static files from nginx, without its scripts and otherwise byte for byte. */
export async function startStaticPeer(
  origin: string,
  path: string,
  cookie: string,
): Promise<StaticPeer> {
  ensurePrograms(['nginx'], ['nginx-light']);
  const page = await fetchStored(origin, path, cookie);
  const html = (await decode(page)).toString().replaceAll(SCRIPTS, '');
  const stored = [{ ...page, body: await encode(page, Buffer.from(html)) }];
  for (const address of new Set([...html.matchAll(FILES)].map(([, href = '']) => href))) {
    stored.push(await fetchStored(origin, address.replaceAll('&amp;', '&'), cookie));
  }
  const folder = await mkdtemp(join(tmpdir(), 'orchard-static-'));
  const port = await freePort('localhost');
  await Promise.all(
    stored.map(({ body }, index) => writeFile(join(folder, `${index}.body`), body)),
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(file, nginxConfiguration(folder, server(folder, port, stored)));
  const daemon = startDaemon(['nginx', '-p', folder, '-c', file], { log: join(folder, 'out') });
  const url = `http://localhost:${port}`;
  await until('nginx', () =>
    fetch(url + path).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    stop: async () => {
      await daemon.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function fetchStored(origin: string, path: string, cookie: string): Promise<Stored> {
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} ${path}`));
        const { 'content-type': type = '', 'cache-control': caching = '' } = response.headers;
        const encoding = response.headers['content-encoding'] ?? '';
        return resolve({ path, type, encoding, caching, body: Buffer.concat(parts) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function decode({ encoding, body }: Stored): Promise<Buffer> {
  if (encoding !== 'br' && encoding !== 'gzip') return Promise.resolve(body);
  return promisify<Buffer, Buffer>(CODECS[encoding][0])(body);
}

function encode({ encoding }: Stored, body: Buffer): Promise<Buffer> {
  if (encoding !== 'br' && encoding !== 'gzip') return Promise.resolve(body);
  return promisify<Buffer, Buffer>(CODECS[encoding][1])(body);
}

function server(folder: string, port: number, stored: Stored[]): string {
  return `server {
    listen localhost:${port};
    ${stored.map((each, index) => location(folder, each, index)).join('\n    ')}
  }`;
}

function location(
  folder: string,
  { path, type, encoding, caching }: Stored,
  index: number,
): string {
  const [address = ''] = path.split('?');
  return `location = "${decodeURIComponent(address)}" {
      alias ${folder}/${index}.body;
      types { }
      default_type "${type}";
      add_header Cache-Control "${caching}";
      ${encoding === '' ? '' : `add_header Content-Encoding ${encoding};`}
    }`;
}
