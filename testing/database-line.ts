import { createHash } from 'node:crypto';
import { tcpLine } from './tcp-line.ts';

/** A commit as text, or by the name of the product's prepared statement. */
const COMMITS = ['commit', createHash('sha256').update('commit').digest('hex').slice(0, 32)];

/** A TCP proxy before the database. After `breakAtCommit` it forwards the next commit and then loses the answer. */
export async function databaseLine(databaseUrl: string) {
  let isBreaking = false;
  const url = await tcpLine(databaseUrl, ({ client, server }) => {
    server.on('data', (answer) => void client.write(answer));
    client.on('data', (statement) => {
      server.write(statement);
      if (!isBreaking || !COMMITS.some((commit) => statement.includes(`${commit}\0`))) return;
      isBreaking = false;
      // The commit reaches the database, and its answer is lost.
      server.removeAllListeners('data').once('data', () => client.destroy());
    });
  });
  return { url, breakAtCommit: () => void (isBreaking = true) };
}
