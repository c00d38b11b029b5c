import { expect, onTestFinished, test, vi } from 'vitest';
import { pagePictureAddress } from '#contract/page-picture-route.ts';
import { checkStore, NOTHING_MISSING } from '#testing/check-store.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { runEngines } from '#testing/cluster/run-engines.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { readTree } from '#testing/library-in-use.ts';
import { startLoadScheme } from '#testing/load-scheme.ts';
import { aSchool } from '#testing/people.ts';
import { plantLibrary } from '#testing/plant-library.ts';
import { signInTeacher } from '#testing/sign-in-teacher.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { visitProduct } from '#testing/visit-product.ts';
import { slides } from '../e2e/test-pdfs/slides.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://spelling.example',
  SECRET: 'a secret of this production site',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const OWN = { path: 'Year 2/Week 1/Slides.pdf', content: slides(2) };
const FIRST_WEEKS_MS = 120_000;

test('in production the scheme is added to a bucket beside what is there, and goes on after a kill', async () => {
  const shared = await clusterEnvironment(runEngines());
  for (const [name, value] of Object.entries(shared)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const dataDir = await temporaryFolder();
  const env = { ...shared, ...PRODUCTION, DATA_DIR: dataDir };
  await (await startDisposable(dataDir, { env })).stop();
  await plantLibrary(dataDir, { resources: [OWN] });
  await visitProduct(dataDir, (db) => aSchool(db, 'orchard.example'));

  const killed = startLoadScheme(env);
  await eventually(() => expect(killed.said()).toContain('3 of 185 folders'), FIRST_WEEKS_MS);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const early = startLoadScheme(env);
  expect(await early.ended).toBe(1);
  expect(early.said()).toContain('If that was killed, try again in 90 seconds.');
  const kept = await weeksAfterNinetySeconds(dataDir);
  expect(kept).toBeGreaterThanOrEqual(3);
  const again = startLoadScheme(env);
  const next = new RegExp(`^${kept + 1} of 185 folders are in the library`);
  await eventually(() => expect(again.said()).toMatch(next), FIRST_WEEKS_MS);
  again.child.kill('SIGTERM');
  await again.ended;
  expect(checkStore(dataDir, '--deep')).toMatch(NOTHING_MISSING);

  // Not as production, so that the outbox has the code.
  const product = await startDisposable(dataDir);
  const { cookie, link } = await signInTeacher(product);
  const [year] = (await readTree(product, cookie)).years;
  expect(year?.weeks[0]?.resources.map(({ name }) => name)).toContain('Worksheet.pdf');
  const own = await open(await link(OWN.path));
  expect(Buffer.from(await own.arrayBuffer()).equals(OWN.content)).toBe(true);
  const lesson = await link('Year 2/Week 2/Slides.pdf', 'view');
  const picture = await open(pagePictureAddress(lesson, 1, 960));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  function open(address: string): Promise<Response> {
    return fetch(product.url + address, { headers: { cookie } });
  }
}, 300_000);

/** Lets the killed load count as dead; returns how many weeks it has added. */
async function weeksAfterNinetySeconds(dataDir: string): Promise<number> {
  let weeks = 0;
  await visitProduct(dataDir, async (db) => {
    const long = new Date(Date.now() - 90_000);
    await db.updateTable('scheme_loads').set({ heartbeat_at: long }).execute();
    weeks = (await db.selectFrom('starter_weeks').select('path').execute()).length;
  });
  return weeks;
}
