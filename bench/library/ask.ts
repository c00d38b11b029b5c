import { get } from 'node:http';
import type { ProductProcess } from '#testing/product-process.ts';
import { timed } from '../figures.ts';

/** Uses node:http, which leaves the answer compressed, to count the bytes sent. */
export function ask({ url }: ProductProcess, path: string, cookie: string, etag = '') {
  const headers = { cookie, 'accept-encoding': 'gzip', 'if-none-match': etag };
  return new Promise<{ bytes: number; etag: string }>((resolve, reject) => {
    get(url + path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve({ bytes, etag: String(response.headers.etag) }));
    }).on('error', reject);
  });
}

/** The milliseconds of each time. */
export async function times(
  count: number,
  work: (n: number) => Promise<unknown>,
): Promise<number[]> {
  const measured: number[] = [];
  for (let n = 0; n < count; n += 1) measured.push((await timed(() => work(n))).ms);
  return measured;
}
