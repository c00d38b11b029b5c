import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { createPictureMarker } from './picture-marker.ts';

const PAGES = 18;
const TEACHERS = 15;

test('a page that somebody looks at is marked before those ahead of a whole staffroom', async () => {
  const { marked, mark, letGo } = heldMarking();
  const ahead = Array.from({ length: TEACHERS }, (_, teacher) =>
    pagesAhead().map((page) => mark(`teacher ${teacher}`, page, true)),
  ).flat();
  await eventually(() => expect(marked).toHaveLength(1));
  const looked = mark('pip', 1, false);
  // Every request has read its picture, so all stand in line.
  await sleep(20);
  letGo();
  await looked;
  expect(marked.indexOf('pip 1')).toBeLessThanOrEqual(2);
  await Promise.all(ahead);
});

test('nobody is refused a page because of the pages loaded ahead', async () => {
  const { mark, letGo } = heldMarking();
  const asked = Array.from({ length: TEACHERS }, (_, teacher) => [
    ...pagesAhead().map((page) => mark(`teacher ${teacher}`, page, true)),
    mark(`teacher ${teacher}`, 1, false),
  ]).flat();
  const results = Promise.allSettled(asked);
  await sleep(20);
  letGo();
  expect((await results).filter(({ status }) => status === 'rejected')).toEqual([]);
});

function pagesAhead(): number[] {
  return Array.from({ length: PAGES }, (_, at) => at + 2);
}

/** A marker whose first picture waits until it is let go. */
function heldMarking() {
  const marked: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const markPicture = createPictureMarker({
    mark: async ({ source }) => {
      marked.push(source);
      await held;
      return Buffer.from(source);
    },
  });
  return { marked, mark, letGo };

  function mark(person: string, page: number, isAhead: boolean) {
    const key = `${person} ${page}`;
    const picture = async () => Buffer.from(key);
    const turn = { person, isAhead };
    return markPicture({ key, source: key, picture, lines: [person], turn });
  }
}
