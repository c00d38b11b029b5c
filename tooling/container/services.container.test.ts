import { expect, onTestFinished, test } from 'vitest';
import { addFavourite, getFavourites } from '#contract/favourites.ts';
import { getSession } from '#contract/session.ts';
import { clusterEnvironment } from '#testing/cluster/clustered-product.ts';
import { startEngines } from '#testing/cluster/engines.ts';
import { AGREES } from '#testing/check-store.ts';
import { send } from '#testing/visit-site.ts';
import { readCompose } from './compose.ts';
import {
  newSite,
  openSite,
  PICTURE_WIDTH,
  pictureWidth,
  readResource,
  TEACHER,
  UPLOADED,
  UPLOADED_PDF,
} from './container-site.ts';
import { IMAGE } from './images.ts';
import { aVolume, startContainer } from './start-container.ts';

test('beside a database and a store, as in compose.yaml, the image keeps nothing that a new one lacks', async () => {
  const engines = await startEngines();
  onTestFinished(engines.stop);
  const services = { ...(await clusterEnvironment(engines)), S3_REGION: 'us-east-1' };
  const asInCompose = Object.entries(services).filter(
    ([name]) => name in readCompose().product.environment,
  );
  const site = { image: IMAGE, ...(await newSite()), services: Object.fromEntries(asInCompose) };
  const first = await startContainer(site);
  const { teacher } = await openSite(first.url, site.mail);
  await send(teacher, addFavourite, { path: UPLOADED });
  expect((await first.stop()).code).toBe(0);

  const second = await startContainer({ ...site, volume: await aVolume() });
  expect((await send(teacher, getSession)).session?.email).toBe(TEACHER);
  expect(await send(teacher, getFavourites)).toEqual({ paths: [UPLOADED] });
  expect(await readResource(teacher, UPLOADED)).toEqual(UPLOADED_PDF);
  expect(await pictureWidth(teacher, UPLOADED)).toBe(PICTURE_WIDTH);
  const check = await second.exec('node', 'dist/server/check-store.js', '--deep');
  expect(check).toEqual({ code: 0, says: AGREES });
  expect((await second.stop()).code).toBe(0);
});
