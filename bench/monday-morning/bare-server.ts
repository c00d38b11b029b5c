/**
 * A bare Node server for comparison, which gives the same answers from memory and checks nothing:
 * `node --import tsx bench/monday-morning/bare-server.ts TREE_FILE`
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createLink, getTree } from '#contract/library.ts';
import { signInWithCode } from '#contract/session.ts';

const DECK = Buffer.alloc(1024 * 1024, 'deck ');
const tree = await readFile(process.argv[2] ?? '');

const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    const { url = '', headers } = incoming;
    const json = { 'content-type': 'application/json' };
    if (url === getTree.path) {
      outgoing.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(tree);
    } else if (url.startsWith('/deck')) {
      const [start = 0, end = 0] = (/\d+-\d+/.exec(headers.range ?? '')?.[0] ?? '')
        .split('-')
        .map(Number);
      outgoing.writeHead(206).end(DECK.subarray(start, end + 1));
    } else if (url === createLink.path) {
      outgoing.writeHead(200, json).end('{"url":"/deck"}');
    } else {
      const cookie = url === signInWithCode.path ? { 'set-cookie': 'session=x; HttpOnly' } : {};
      outgoing.writeHead(200, { ...json, ...cookie }).end('{}');
    }
  });
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  process.stdout.write(`${address && typeof address === 'object' ? address.port : 0}\n`);
});
