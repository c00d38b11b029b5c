import { createServer, type RequestListener } from 'node:http';
import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    happyDOM?: DetachedWindowAPI;
  }
}

/** A real HTTP server for one test, with the page at its origin so that relative calls reach it. */
export async function serveAnswers(answer: RequestListener): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  window.happyDOM?.setURL(`http://localhost:${address.port}/`);
}
