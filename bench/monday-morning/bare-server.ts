/**
 * A bare Node server for comparison, which gives the same answers from memory and checks nothing:
 * `node --import tsx bench/monday-morning/bare-server.ts TREE_FILE`
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createLink, getTree } from '#contract/library.ts';
import { signInWithCode } from '#contract/session.ts';

/** As large as the picture of a slide. */
const PICTURE = Buffer.alloc(10 * 1024, 'page ');
const tree = await readFile(process.argv[2] ?? '');

const server = createServer((incoming, outgoing) => {
  incoming.resume().on('end', () => {
    const { url = '' } = incoming;
    const json = { 'content-type': 'application/json' };
    if (url === getTree.path) {
      outgoing.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(tree);
    } else if (url.startsWith('/deck')) {
      outgoing.writeHead(200).end(PICTURE);
    } else if (url === createLink.path) {
      outgoing.writeHead(200, json).end('{"url":"/deck?signed"}');
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
