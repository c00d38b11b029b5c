import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { createLink, getTree } from '#contract/library.ts';
import { getSession, requestCode, signInWithCode } from '#contract/session.ts';
import { checkStore, NOTHING_MISSING } from '#testing/check-store.ts';
import { clusterEnvironment, startClusteredProduct } from '#testing/cluster/clustered-product.ts';
import { retryingClient } from '#testing/cluster/retrying-client.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { codeSentTo, signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

const ADMINISTRATOR = 'admin@spellingorchard.example';
const WEEK = 'Year 2/Week 1';
/** Large enough to be read from the store each time, in parts, as somebody who turns pages does. */
const DECK = slides(20, { paddingBytes: 12_000_000 });
const PART_BYTES = 65_536;
const BUSY_MS = 2500;
const WORKERS = [0, 1, 2];

test('either copy can be killed at any moment without losing an acknowledged change', async () => {
  const env = await clusterEnvironment(runEngines());
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataDir = await temporaryFolder();
  const product = await startClusteredProduct(dataDir, env);
  onTestFinished(async () => void (await product.stop('SIGKILL')));
  const client = retryingClient(product.url);
  const { cookie } = await signInTeacher(product, ADMINISTRATOR);
  const { cookie: teacher } = await signInTeacher(product);
  for (const path of ['Year 2', WEEK]) {
    await client.send('/api/library/folders', { method: 'POST', cookie, body: { path } });
  }
  expect((await upload('Deck.pdf', DECK)).status).toBe(200);

  const uploaded = new Map<string, Buffer>();
  const favourites = new Set<string>();
  const sessions = new Map<string, string>();
  let over = false;
  let partsRead = 0;
  const workers = WORKERS.flatMap((worker) => [
    uploading(worker),
    signingIn(),
    turningPages(),
    ...(worker === 0 ? [keepingFavourites()] : []),
  ]);
  const busy = Promise.all(workers);
  // Checked at the end.
  busy.catch(() => {});
  for (const copy of [0, 1]) {
    await sleep(BUSY_MS);
    await product.kill(copy);
    await sleep(BUSY_MS);
    await product.startAgain(copy);
  }
  await sleep(BUSY_MS);
  over = true;
  await busy;

  expect(client.failures).toEqual([]);
  expect(uploaded.size).toBeGreaterThan(5);
  expect(sessions.size).toBeGreaterThan(5);
  expect(partsRead).toBeGreaterThan(50);
  await expectNothingLost();
  expect(checkStore(dataDir, '--deep')).toMatch(NOTHING_MISSING);
  const { requests, retried } = client.counts;
  const kept = `${uploaded.size} uploads, ${sessions.size} sign-ins, ${partsRead} parts`;
  process.stdout.write(
    `${requests} requests, ${retried} of them sent twice; ${kept}; nothing lost\n`,
  );

  async function uploading(worker: number): Promise<void> {
    for (let n = 0; !over; n += 1) {
      const name = `${worker}-${n}.pdf`;
      const content = slides(1 + (n % 5), { paddingBytes: n % 4 === 3 ? 9_000_000 : 1000 });
      const { status } = await upload(name, content);
      if (status === 200) uploaded.set(name, content);
    }
  }

  async function signingIn(): Promise<void> {
    while (!over) {
      const email = `teacher-${randomUUID()}@orchard.example`;
      const asked = await client.send(requestCode.path, { method: 'POST', body: { email } });
      // The copy was killed after it queued the message; the other copy sends it.
      expect(asked.retried ? [200, 429] : [200]).toContain(asked.status);
      const code = await codeSentTo(dataDir, email);
      const input = { method: 'POST', body: { email, code } };
      const { status, cookies, retried } = await client.send(signInWithCode.path, input);
      // The code was used, but the copy was killed before it answered: the teacher asks for another.
      if (retried && status === 401) continue;
      expect(status).toBe(200);
      sessions.set(email, cookies[0]?.split(';')[0] ?? '');
    }
  }

  async function turningPages(): Promise<void> {
    while (!over) {
      const url = await link('Deck.pdf');
      for (let start = 0; start < 30 * PART_BYTES && !over; start += PART_BYTES) {
        const headers = { Range: `bytes=${start}-${start + PART_BYTES - 1}` };
        const { status, content } = await client.send(url, { cookie: teacher, headers });
        expect(status).toBe(206);
        expect(content.equals(DECK.subarray(start, start + PART_BYTES))).toBe(true);
        partsRead += 1;
      }
    }
  }

  async function keepingFavourites(): Promise<void> {
    for (let n = 0; !over; n += 1) {
      const path = `${WEEK}/${n}.pdf`;
      const input = { method: 'POST', cookie: teacher, body: { path } };
      if ((await client.send(addFavourite.path, input)).status === 200) favourites.add(path);
      await sleep(50);
    }
  }

  async function expectNothingLost(): Promise<void> {
    const tree = getTree.output.parse(await read(getTree.path, teacher));
    const names = tree.years[0]?.weeks[0]?.resources.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...uploaded.keys()]));
    for (const [name, expected] of uploaded) {
      const { content } = await client.send(await link(name), { cookie: teacher });
      expect(content.equals(expected)).toBe(true);
    }
    const kept = getFavourites.output.parse(await read(getFavourites.path, teacher));
    expect(kept.paths).toEqual(expect.arrayContaining([...favourites]));
    for (const [email, own] of sessions) {
      const { session } = getSession.output.parse(await read(getSession.path, own));
      expect(session?.email).toBe(email);
    }
  }

  function upload(name: string, body: Buffer) {
    const path = `/api/library/uploads/learning/Year%202/Week%201/${name}`;
    return client.send(path, { method: 'PUT', cookie, body });
  }

  async function link(name: string): Promise<string> {
    const body = { bucket: 'learning', path: `${WEEK}/${name}`, purpose: 'print' };
    const asked = { method: 'POST', cookie: teacher, body };
    const { content } = await client.send(createLink.path, asked);
    return createLink.output.parse(JSON.parse(content.toString())).url;
  }

  async function read(path: string, as: string): Promise<unknown> {
    return JSON.parse((await client.send(path, { cookie: as })).content.toString());
  }
}, 300_000);
