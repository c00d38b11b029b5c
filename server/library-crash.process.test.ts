import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { carriesBody, type Method } from '#contract/endpoint.ts';
import { addFavourite, getFavourites, removeFavourite } from '#contract/favourites.ts';
import { getTree } from '#contract/library.ts';
import { ageFiles } from '#testing/age-files.ts';
import { AGREES, checkStore, NOTHING_MISSING } from '#testing/check-store.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

const KILLS = 6;
const LIFE_MS = { shortest: 500, longest: 2000 };
const ADMINISTRATOR = 'admin@spellingorchard.example';

/** What was answered with success, and so outlives a kill. */
interface Acknowledged {
  kept: Set<string>;
  deleted: Set<string>;
}

test(`after ${KILLS} kills in the middle of changes the library agrees with its files`, async () => {
  const dataDir = await dataFolder();
  const acknowledged: Acknowledged = { kept: new Set(), deleted: new Set() };
  let cookies: { administrator: string; teacher: string } | undefined;
  for (let kill = 0; ; kill += 1) {
    const product = await startDisposable(dataDir);
    cookies ??= {
      administrator: (await signInTeacher(product, ADMINISTRATOR)).cookie,
      teacher: (await signInTeacher(product)).cookie,
    };
    const call = caller(product.url, cookies.administrator);
    const callAsTeacher = caller(product.url, cookies.teacher);
    if (kill === 0) {
      await call('POST', '/api/library/folders', { path: 'Year 2' });
      await callAsTeacher('POST', addFavourite.path, { path: 'Year 2' });
    }
    await expectWhole(product.url, cookies, acknowledged);
    if (kill === KILLS) {
      await product.stop();
      break;
    }
    await call('PATCH', '/api/library/folders', { path: 'Year Two', name: 'Year 2' });
    const busy = [
      uploading(call, acknowledged),
      uploading(call, acknowledged),
      deletingResources(call, acknowledged),
      deletingWeeks(call, acknowledged),
      renaming(call),
      starring(callAsTeacher),
    ];
    // On a slow machine a kill may come before any change; at least one run must make some.
    if (kill === 0) await eventually(() => expectBoth(acknowledged));
    await sleep(randomInt(LIFE_MS.shortest, LIFE_MS.longest));
    await product.stop('SIGKILL');
    await Promise.all(busy);
  }
  expect(checkStore(dataDir, '--deep')).toMatch(NOTHING_MISSING);
  await ageFiles(dataDir);
  await startDisposable(dataDir);
  await eventually(() => expect(checkStore(dataDir, '--deep')).toBe(AGREES));
}, 240_000);

function expectBoth({ kept, deleted }: Acknowledged): void {
  expect(kept.size).toBeGreaterThan(0);
  expect(deleted.size).toBeGreaterThan(0);
}

async function expectWhole(
  url: string,
  cookies: { administrator: string; teacher: string },
  acknowledged: Acknowledged,
): Promise<void> {
  const { years } = await read(url, getTree, cookies.administrator);
  // Whole under one name or the other, never half under each.
  expect(years).toHaveLength(1);
  const [{ name: year, weeks } = { name: '', weeks: [] }] = years;
  const resources = weeks.flatMap((week) => week.resources.map(({ name }) => name));
  expect(resources).toEqual(expect.arrayContaining([...acknowledged.kept]));
  const there = new Set([...resources, ...weeks.map(({ name }) => name)]);
  expect([...acknowledged.deleted].filter((name) => there.has(name))).toEqual([]);
  // The favourite of the year has the path of the year, once.
  const { paths } = await read(url, getFavourites, cookies.teacher);
  expect(paths.filter((path) => !path.includes('/'))).toEqual([year]);
  expect(new Set(paths).size).toBe(paths.length);
}

type Call = ReturnType<typeof caller>;

/** Uploads until the product is killed. */
async function uploading(call: Call, { kept }: Acknowledged): Promise<void> {
  for (let n = 0; ; n += 1) {
    await call('POST', '/api/library/folders', { path: 'Year 2/Week 1' });
    const name = `${n % 4}.pdf`;
    const file = `/api/library/uploads/learning/Year%202/Week%201/${name}`;
    const status = await call('PUT', file, {}, slides(1 + (n % 7)));
    if (status === undefined) return;
    if (status === 200) kept.add(name);
  }
}

async function deletingResources(call: Call, { deleted }: Acknowledged): Promise<void> {
  for (;;) {
    const name = `${randomUUID()}.pdf`;
    await call('PUT', `/api/library/uploads/learning/Year%202/Week%201/${name}`, {}, slides(2));
    const resource = { bucket: 'learning', path: `Year 2/Week 1/${name}` };
    const status = await call('DELETE', '/api/library/resources', resource);
    if (status === undefined) return;
    if (status === 200) deleted.add(name);
  }
}

async function deletingWeeks(call: Call, { deleted }: Acknowledged): Promise<void> {
  for (;;) {
    const week = `Week ${randomUUID()}`;
    await call('POST', '/api/library/folders', { path: `Year 2/${week}` });
    const status = await call('DELETE', '/api/library/folders', { path: `Year 2/${week}` });
    if (status === undefined) return;
    if (status === 200) deleted.add(week);
  }
}

async function starring(call: Call): Promise<void> {
  const star = { path: 'Year 2/Week 1' };
  for (;;) {
    await call('POST', addFavourite.path, star);
    if ((await call('DELETE', removeFavourite.path, star)) === undefined) return;
  }
}

async function renaming(call: Call): Promise<void> {
  for (;;) {
    const began = performance.now();
    await call('PATCH', '/api/library/folders', { path: 'Year 2', name: 'Year Two' });
    const back = { path: 'Year Two', name: 'Year 2' };
    if ((await call('PATCH', '/api/library/folders', back)) === undefined) return;
    // So that some uploads find their week, also on a slow machine.
    await sleep(100 + 4 * (performance.now() - began));
  }
}

/** Each call returns the status, or undefined when there was no answer. */
function caller(url: string, cookie: string) {
  return async (
    method: Method,
    path: string,
    input: Record<string, string>,
    file?: Buffer,
  ): Promise<number | undefined> => {
    const query = carriesBody(method) ? '' : `?${new URLSearchParams(input).toString()}`;
    const body = file ? new Uint8Array(file) : JSON.stringify(input);
    const response = await fetch(url + path + query, {
      method,
      headers: { Cookie: cookie, 'Content-Type': file ? 'application/pdf' : 'application/json' },
      ...(carriesBody(method) && { body }),
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    return response?.status;
  };
}

async function read<Output extends z.ZodMiniType>(
  url: string,
  { path, output }: { path: string; output: Output },
  cookie: string,
): Promise<z.output<Output>> {
  const response = await fetch(url + path, { headers: { Cookie: cookie } });
  return output.parse(await response.json());
}
