import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { getTree } from '#contract/library.ts';
import { AGREES, checkStore } from '#testing/check-store.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

const KILLS = 6;
const LIFE_MS = { shortest: 500, longest: 5000 };
const ADMINISTRATOR = 'admin@spellingorchard.example';

test(`after ${KILLS} kills in the middle of changes the library agrees with its files`, async () => {
  const dataDir = await temporaryFolder();
  const acknowledged = new Set<string>();
  let cookie: string | undefined;
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const product = await startDisposable(dataDir);
    cookie ??= (await signInTeacher(product, ADMINISTRATOR)).cookie;
    const call = caller(product.url, cookie);
    if (kill === 0) await call('POST', '/api/library/folders', { path: 'Year 2' });
    const years = await readTree(product.url, cookie);
    // Whole under one name or the other, never half under each.
    expect(years).toHaveLength(1);
    const kept = years.flatMap(({ weeks }) => weeks.flatMap(({ resources }) => resources));
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining([...acknowledged]));
    if (kill === KILLS) break;
    await call('PATCH', '/api/library/folders', { path: 'Year Two', name: 'Year 2' });
    const uploads = Array.from({ length: 3 }, () => uploading(call, acknowledged));
    const busy = [...uploads, renaming(call)];
    await sleep(randomInt(LIFE_MS.shortest, LIFE_MS.longest));
    await product.stop('SIGKILL');
    await Promise.all(busy);
  }
  expect(acknowledged.size).toBeGreaterThan(0);
  await sleep(500);
  expect(checkStore(dataDir, '--deep')).toBe(AGREES);
}, 180_000);

type Call = ReturnType<typeof caller>;

/** Until the product is gone. */
async function uploading(call: Call, acknowledged: Set<string>): Promise<void> {
  for (let n = 0; ; n += 1) {
    await call('POST', '/api/library/folders', { path: 'Year 2/Week 1' });
    const name = `${n % 4}.pdf`;
    const file = `/api/library/uploads/learning/Year%202/Week%201/${name}`;
    const status = await call('PUT', file, slides(1 + (n % 7)));
    if (status === undefined) return;
    if (status === 200) acknowledged.add(name);
  }
}

async function renaming(call: Call): Promise<void> {
  for (;;) {
    await call('PATCH', '/api/library/folders', { path: 'Year 2', name: 'Year Two' });
    const back = { path: 'Year Two', name: 'Year 2' };
    if ((await call('PATCH', '/api/library/folders', back)) === undefined) return;
    // So that uploads find their week now and then.
    await sleep(100);
  }
}

/** Gives the status, or nothing when there was no answer. */
function caller(url: string, cookie: string) {
  return async (method: string, path: string, body: object): Promise<number | undefined> => {
    const isFile = body instanceof Buffer;
    const type = isFile ? 'application/pdf' : 'application/json';
    const response = await fetch(url + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': type },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status;
  };
}

async function readTree(url: string, cookie: string) {
  const response = await fetch(url + getTree.path, { headers: { Cookie: cookie } });
  return getTree.output.parse(await response.json()).years;
}
