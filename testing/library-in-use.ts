import { randomBytes } from 'node:crypto';
import { getTree, type Tree } from '#contract/library.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';
import type { ProductProcess } from './product-process.ts';

type Where = Pick<ProductProcess, 'url'>;

const STEADY_FILES = 60;
const STEADY_BYTES = 1_000_000;

/** Resources that stay unchanged while others are written, enough that copying them takes a while. */
export function steadyResources() {
  return Array.from({ length: STEADY_FILES }, (_, n) => ({
    path: `Year 6/Week ${(n % 6) + 1}/${n}.pdf`,
    content: Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(STEADY_BYTES)]),
  }));
}

export async function readTree({ url }: Where, cookie: string): Promise<Tree> {
  const response = await fetch(url + getTree.path, { headers: { cookie } });
  return getTree.output.parse(await response.json());
}

/** Uploads, replaces and deletes resources without a pause, until stopped. */
export function keepWriting({ url }: Where, cookie: string) {
  let stopped = false;
  let uploads = 0;
  const work = run();
  return { uploads: () => uploads, stop };

  async function run(): Promise<void> {
    await send('POST', '/api/library/folders', { path: 'Year 2' });
    await send('POST', '/api/library/folders', { path: 'Year 2/Week 1' });
    for (let n = 0; !stopped; n += 1) {
      const name = `${n % 5}.pdf`;
      const path = `/api/library/uploads/learning/Year%202/Week%201/${name}`;
      if (await send('PUT', path, slides(1 + (n % 9)))) uploads += 1;
      const deleted = { bucket: 'learning', path: `Year 2/Week 1/${(n + 2) % 5}.pdf` };
      await send('DELETE', '/api/library/resources', deleted);
    }
  }

  async function send(method: string, path: string, body: object): Promise<boolean> {
    const isFile = body instanceof Buffer;
    const type = isFile ? 'application/pdf' : 'application/json';
    const response = await fetch(url + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': type },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    });
    await response.arrayBuffer();
    return response.ok;
  }

  async function stop(): Promise<void> {
    stopped = true;
    await work;
  }
}
