import { expect, test } from 'vitest';
import { awakeMs } from '#testing/awake-time.ts';
import { Background, Shutdown } from './shutdown.ts';

test('parts stop in the reverse order of their start, also after one that fails', async () => {
  const stopped: string[] = [];
  const shutdown = new Shutdown();
  shutdown.add(async () => stopped.push('database'));
  shutdown.add(() => Promise.reject(new Error('it hung')));
  shutdown.add(async () => stopped.push('server'));
  await expect(shutdown.run()).rejects.toThrow('not everything stopped cleanly');
  expect(stopped).toEqual(['server', 'database']);
});

test('work in the background stops at once; what hangs or fails keeps nothing else from stopping', async () => {
  const stopped: string[] = [];
  const background = new Background();
  background.add(() => new Promise(() => {}));
  background.add(() => Promise.reject(new Error('it hung')));
  background.add(async () => stopped.push('mail'));
  await expect(background.stop(50)).rejects.toThrow('not everything stopped cleanly');
  expect(stopped).toEqual(['mail']);
});

test('parts that hang share one time limit', async () => {
  const background = new Background();
  for (let n = 0; n < 10; n += 1) background.add(() => new Promise(() => {}));
  expect(await awakeMs(() => background.stop(300))).toBeLessThan(2 * 300);
});
