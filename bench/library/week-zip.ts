import { get, type IncomingMessage } from 'node:http';
import { createWeekLink } from '#contract/weeks.ts';
import type { ProductProcess } from '#testing/product-process.ts';
import { slides } from '../../e2e/test-pdfs/slides.ts';
import type { Administrator } from '../administrator.ts';
import { measureMemory, residentMiB } from '../figures.ts';

const FILES = 10;
export const FILE_BYTES = 40_000_000;
const STARTS = 20;
/** A slow reader takes a chunk and then rests. */
const REST_AFTER_BYTES = 1_000_000;
const REST_MS = 40;
const PLACE = { year: 'Zip year', week: 'Week 1' };

export interface WeekZip {
  /** Milliseconds until the first byte of the archive, of several downloads. */
  firstByte: number[];
  /** How much the product's memory grew while the whole archive was read slowly. */
  grownMiB: number;
  seconds: number;
  megabytes: number;
}

/** Downloads a week of large files. */
export async function measureWeekZip(
  product: ProductProcess,
  { addWeek, upload }: Administrator,
  cookie: string,
): Promise<WeekZip> {
  const folder = `${PLACE.year}/${PLACE.week}`;
  await addWeek(folder);
  for (let n = 0; n < FILES; n += 1) {
    await upload(`${folder}/${n}.pdf`, slides(10, { paddingBytes: FILE_BYTES + n }));
  }
  const firstByte: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const began = performance.now();
    const response = await open(product, cookie);
    await new Promise((resolve) => response.once('data', resolve));
    firstByte.push(performance.now() - began);
    response.destroy();
  }
  const before = await residentMiB(product);
  let bytes = 0;
  const { ms, most } = await measureMemory(product, async () => {
    bytes = await readSlowly(await open(product, cookie));
  });
  return {
    firstByte,
    grownMiB: most.own - before,
    seconds: ms / 1000,
    megabytes: bytes / 1_000_000,
  };
}

/** Includes making the link, as a press on the button does. */
async function open({ url }: ProductProcess, cookie: string): Promise<IncomingMessage> {
  const answer = await fetch(url + createWeekLink.path, {
    method: createWeekLink.method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...PLACE, purpose: 'download' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const link = createWeekLink.output.parse(await answer.json());
  return new Promise((resolve, reject) => {
    get(url + link.url, { headers: { cookie } }, resolve).on('error', reject);
  });
}

function readSlowly(response: IncomingMessage): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    let rested = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes - rested < REST_AFTER_BYTES) return;
      rested = bytes;
      response.pause();
      setTimeout(() => response.resume(), REST_MS);
    });
    response.on('end', () => resolve(bytes));
    response.on('error', reject);
  });
}
