import { expect, test } from 'vitest';
import { NOTHING_MISSING, checkStore } from '#testing/check-store.ts';
import { dataFolder } from '#testing/data-folder.ts';
import { startDisposable } from '#testing/disposable-product.ts';
import { eventually } from '#testing/eventually.ts';
import { startLoadScheme } from '#testing/load-scheme.ts';
import { plantLibrary } from '#testing/plant-library.ts';

test('the scheme is added beside what is there, one at a time, and a stop loses nothing', async () => {
  const dataDir = await dataFolder();
  await startDisposable(dataDir);
  await plantLibrary(dataDir, { resources: [{ path: 'Year 2/Week 1/Slides.pdf' }] });
  const first = startLoadScheme({ DATA_DIR: dataDir });
  await eventually(() => expect(first.said()).toContain('2 of 185 folders'), 60_000);
  const second = startLoadScheme({ DATA_DIR: dataDir });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain('The starter scheme is being added already');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(1);
  expect(first.said()).toContain('It was stopped. Start it again to add the rest.');

  const before = Number(/(\d+) of 185[^\n]*\n[^\d]*$/.exec(first.said())?.[1]);
  const third = startLoadScheme({ DATA_DIR: dataDir });
  await eventually(() => expect(third.said()).toContain(`${before + 1} of 185`), 60_000);
  expect(third.said()).not.toContain(`${before} of 185`);
  third.child.kill('SIGINT');
  await third.ended;
  expect(checkStore(dataDir)).toMatch(NOTHING_MISSING);
}, 180_000);
