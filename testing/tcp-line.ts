import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';

interface Ends {
  client: Socket;
  server: Socket;
}

/** A TCP proxy before a server; `join` passes bytes between the two ends of each connection. Returns its address. */
export async function tcpLine(address: string, join: (ends: Ends) => void): Promise<string> {
  const behind = new URL(address);
  const sockets = new Set<Socket>();
  const line = createServer((client) => {
    const server = connect(Number(behind.port), behind.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('close', () => server.end());
    server.on('close', () => client.destroy());
    join({ client, server });
  });
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => line.listen(port, 'localhost', resolve));
  onTestFinished(() => {
    line.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(address);
  url.host = `localhost:${port}`;
  return url.href;
}
