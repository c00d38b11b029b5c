import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';

/** A port that takes connections and never answers. */
export async function silentPort(): Promise<number> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  const port = await freePort('127.0.0.1');
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return port;
}
