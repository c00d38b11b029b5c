import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';
import { tcpLine } from './tcp-line.ts';

/** A TCP proxy before a server; after `freeze` it takes connections and bytes and passes nothing on. */
export async function freezingLine(address: string) {
  let isFrozen = false;
  const url = await tcpLine(address, ({ client, server }) => {
    server.on('data', (bytes) => isFrozen || client.write(bytes));
    client.on('data', (bytes) => isFrozen || server.write(bytes));
  });
  return { url, freeze: () => void (isFrozen = true) };
}

/** An S3 store in which every file has ten bytes, until it behaves otherwise. */
export async function replaceableS3() {
  let behaviour: RequestListener = giveTenBytes;
  const server = createHttpServer((request, response) => behaviour(request, response));
  const port = await listen(server, () => server.closeAllConnections());
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'orchard',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    refuse: () => {
      behaviour = (request, response) => {
        request.resume();
        response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code></Error>');
      };
    },
    freeze: () => {
      behaviour = () => {};
    },
  };
}

const giveTenBytes: RequestListener = (request, response) => {
  request.resume();
  const isList = /[?&](?:list-type|uploads)/.test(request.url ?? '');
  if (isList) response.end('<ListBucketResult></ListBucketResult>');
  else if (request.method === 'PUT') response.setHeader('ETag', '"e"').end();
  else if (request.method === 'DELETE') response.writeHead(204).end();
  else response.writeHead(200, { 'Content-Length': 10 }).end('0123456789');
};

async function listen(server: Server, close: () => void): Promise<number> {
  const port = await freePort('127.0.0.1');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    close();
  });
  return port;
}
