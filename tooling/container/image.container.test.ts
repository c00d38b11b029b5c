import { expect, test } from 'vitest';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { getTree } from '#contract/library.ts';
import { getSession } from '#contract/session.ts';
import { startSchemeLoad } from '#contract/starter-scheme.ts';
import { NOTHING_MISSING } from '#testing/check-store.ts';
import { eventually } from '#testing/eventually.ts';
import { send, type Visitor } from '#testing/visit-site.ts';
import {
  newSite,
  openSite,
  PICTURE_WIDTH,
  pictureWidth,
  readResource,
  resourcesIn,
  TEACHER,
  UPLOADED,
  UPLOADED_PDF,
} from './container-site.ts';
import { IMAGE } from './images.ts';
import { startContainer } from './start-container.ts';

const WHOLE_STOP_MS = 25_000;
const FIRST_WEEK_WITHIN_MS = 120_000;

test('the image runs without rights on a read-only root, and can write to its data and /tmp alone', async () => {
  const { exec } = await startContainer({ image: IMAGE, ...(await newSite()) });
  expect((await exec('id', '--user')).says.trim()).toBe('1000');
  const status = (await exec('cat', '/proc/1/status')).says;
  expect(status).toMatch(/^CapEff:\t0+$/m);
  expect(status).toMatch(/^CapBnd:\t0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  for (const folder of ['/', '/app', '/app/dist', '/home/node', '/var/tmp']) {
    const { says } = await exec('touch', `${folder}/written`);
    expect(says).toContain('Read-only file system');
  }
  for (const folder of ['/tmp', '/data']) {
    expect(await exec('touch', `${folder}/written`)).toEqual({ code: 0, says: '' });
  }
});

test('the image serves a lesson and its metrics, and stops in time without losing anything', async () => {
  const site = { image: IMAGE, ...(await newSite()) };
  const first = await startContainer(site);
  const { administrator, teacher } = await openSite(first.url, site.mail);
  await send(administrator, startSchemeLoad);
  const lesson = await eventually(() => firstLesson(teacher), FIRST_WEEK_WITHIN_MS);

  const page = await teacher.open(`/teaching/${lesson.week.map(encodeURIComponent).join('/')}`);
  const html = await page.text();
  for (const name of lesson.names) expect(html).toContain(name);
  const week = lesson.week.join('/');
  expect(await pictureWidth(teacher, `${week}/${lesson.names[0]}`)).toBe(PICTURE_WIDTH);
  const metrics = await fetch(`http://localhost:${site.metricsPort}/metrics`);
  expect(await metrics.text()).toContain('sign_ins_total');

  await send(teacher, addFavourite, { path: week });
  const before = resourcesIn(await send(teacher, getTree));
  // While the starter scheme is still being added.
  const { code, ms } = await first.stop();
  expect(code).toBe(0);
  expect(ms).toBeLessThan(WHOLE_STOP_MS);
  expect(await first.log()).toContain('"msg":"stopped"');

  const second = await startContainer(site);
  expect((await send(teacher, getSession)).session?.email).toBe(TEACHER);
  expect(await send(teacher, getFavourites)).toEqual({ paths: [week] });
  const after = resourcesIn(await send(teacher, getTree));
  expect(after).toEqual(expect.arrayContaining(before));
  expect(await readResource(teacher, UPLOADED)).toEqual(UPLOADED_PDF);
  const check = await second.exec('node', 'dist/server/check-store.js', '--deep');
  expect(check.says).toMatch(NOTHING_MISSING);
  expect((await second.stop()).code).toBe(0);
});

/** A week of the starter scheme, as soon as there is one besides the week that was uploaded. */
async function firstLesson(teacher: Visitor): Promise<{ week: string[]; names: string[] }> {
  const { years } = await send(teacher, getTree);
  const weeks = years.flatMap(({ name, weeks }) =>
    weeks.map((week) => ({
      week: [name, week.name],
      names: week.resources.map((resource) => resource.name),
    })),
  );
  const lesson = weeks.find(
    ({ week, names }) => names.length > 0 && !UPLOADED.startsWith(week.join('/')),
  );
  if (!lesson) throw new Error('the starter scheme has not been added yet');
  return lesson;
}
