import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { explainListening } from '../http/listen.ts';

const PATH = '/metrics';
const HEADERS_WITHIN_MS = 5000;
const VARIABLES = { host: 'METRICS_HOST', port: 'METRICS_PORT' };

/** Serves the metrics on a port of their own, apart from the public one; returns the function that closes it. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer({ headersTimeout: HEADERS_WITHIN_MS }, (request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, { host, port }, VARIABLES)));
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}
