import { createHash } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '#server/db/embedded/free-port.ts';

/** A commit as text, or by the name of the product's prepared statement. */
const COMMITS = ['commit', createHash('sha256').update('commit').digest('hex').slice(0, 32)];

/** A TCP proxy before the database. After `breakAtCommit` it forwards the next commit and then loses the answer. */
export async function databaseLine(databaseUrl: string) {
  const behind = new URL(databaseUrl);
  let isBreaking = false;
  const sockets = new Set<Socket>();
  const line = createServer((client) => {
    const server = connect(Number(behind.port), behind.hostname);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    client.on('close', () => server.end());
    server.on('close', () => client.destroy());
    server.on('data', (answer) => void client.write(answer));
    client.on('data', (statement) => {
      server.write(statement);
      if (!isBreaking || !COMMITS.some((commit) => statement.includes(`${commit}\0`))) return;
      isBreaking = false;
      // The commit reaches the database, and its answer is lost.
      server.removeAllListeners('data').once('data', () => client.destroy());
    });
  });
  const port = await freePort('localhost');
  await new Promise<void>((resolve) => line.listen(port, 'localhost', resolve));
  onTestFinished(() => {
    line.close();
    for (const socket of sockets) socket.destroy();
  });
  const url = new URL(databaseUrl);
  url.host = `localhost:${port}`;
  return { url: url.href, breakAtCommit: () => void (isBreaking = true) };
}
