import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { createUploadQueue, type SendUpload } from './upload-queue.ts';

test('three files travel at a time, the next as soon as one is there', async () => {
  const { queue, started, finish } = aQueue(5);

  const done = queue.run();
  expect(started()).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  await finish('2.pdf');
  expect(started()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  for (const name of ['1.pdf', '3.pdf', '4.pdf', '5.pdf']) await finish(name);

  expect(await done).toEqual({ uploaded: 5, failed: 0, stoppedBy: undefined });
});

test('a second run sends only what was not uploaded by the first', async () => {
  const { queue, started, finish } = aQueue(2);
  const first = queue.run();
  await finish('1.pdf', new ApiError('upload/damaged'));
  await finish('2.pdf');
  expect(await first).toMatchObject({ uploaded: 1, failed: 1 });
  expect(states(queue)).toEqual(['failed', 'done']);

  const second = queue.run();
  expect(started()).toEqual(['1.pdf', '2.pdf', '1.pdf']);
  await finish('1.pdf');

  expect(await second).toMatchObject({ uploaded: 1, failed: 0 });
  expect(queue.items()[0]).not.toHaveProperty('error');
});

test('a cancelled upload frees its slot; cancelled waiting files are never sent', async () => {
  const { queue, started, finish } = aQueue(5);
  const done = queue.run();
  queue.cancel(5);
  queue.cancel(1);
  await finish('1.pdf', new Error('aborted'));
  expect(started()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);

  queue.cancelAll();
  for (const name of ['2.pdf', '3.pdf', '4.pdf']) await finish(name, new Error('aborted'));

  expect(await done).toEqual({ uploaded: 0, failed: 0, stoppedBy: undefined });
  expect(new Set(states(queue))).toEqual(new Set(['cancelled']));
});

test('cancelled files are sent only when no others are left', async () => {
  const { queue, started, finish } = aQueue(2);
  const first = queue.run();
  queue.cancel(1);
  await finish('1.pdf', new Error('aborted'));
  await finish('2.pdf', new ApiError('upload/incomplete'));
  await first;

  const second = queue.run();
  expect(started()).toEqual(['1.pdf', '2.pdf', '2.pdf']);
  await finish('2.pdf');
  expect(await second).toMatchObject({ uploaded: 1, failed: 0 });
  expect(states(queue)).toEqual(['cancelled', 'done']);

  void queue.run();
  expect(started()).toEqual(['1.pdf', '2.pdf', '2.pdf', '1.pdf']);
});

test.each([
  'upload/not-pdf',
  'upload/damaged',
  'upload/locked',
  'upload/too-large',
  'upload/too-many-pages',
  'upload/too-demanding',
] as const)('a file that failed with %s is left out while others can be sent', async (code) => {
  const { queue, started, finish } = aQueue(3);
  const first = queue.run();
  queue.cancel(3);
  await finish('3.pdf', new Error('aborted'));
  await finish('1.pdf', new ApiError(code));
  await finish('2.pdf', new ApiError('upload/incomplete'));
  await first;

  const second = queue.run();
  expect(started().slice(3)).toEqual(['2.pdf']);
  await finish('2.pdf');
  expect(await second).toMatchObject({ uploaded: 1, failed: 0 });
  expect(queue.items()[0]).toMatchObject({ state: 'failed', error: { code } });

  const third = queue.run();
  expect(started().slice(4)).toEqual(['3.pdf']);
  await finish('3.pdf');
  expect(await third).toMatchObject({ uploaded: 1, failed: 0 });

  void queue.run();
  expect(started().slice(5)).toEqual(['1.pdf']);
});

test('when the session has ended nothing more is sent', async () => {
  const { queue, started, finish } = aQueue(5);
  const over = new ApiError('session/required');
  const done = queue.run();
  for (const name of ['1.pdf', '2.pdf', '3.pdf']) await finish(name, over);

  expect(await done).toEqual({ uploaded: 0, failed: 5, stoppedBy: over });
  expect(started()).toHaveLength(3);
});

test('a file whose name is already in the queue replaces the earlier one', () => {
  const { queue } = aQueue(2);

  queue.add([{ ...anUpload('1.PDF'), readOnly: true }]);

  expect(queue.items().map(({ name }) => name)).toEqual(['2.pdf', '1.PDF']);
});

test('read only is set for one or for all', () => {
  const { queue } = aQueue(2);

  queue.setReadOnly(true, 2);
  expect(queue.items().map(({ readOnly }) => readOnly)).toEqual([false, true]);
  queue.setReadOnly(true);
  expect(queue.items().map(({ readOnly }) => readOnly)).toEqual([true, true]);
});

function aQueue(files: number) {
  const settle = new Map<string, (error: Error | undefined) => void>();
  const send = vi.fn<SendUpload>(
    ({ name }) =>
      new Promise((resolve, reject) =>
        settle.set(name, (error) => (error ? reject(error) : resolve({ path: name }))),
      ),
  );
  const queue = createUploadQueue(send);
  queue.add(
    Array.from({ length: files }, (_, n) => ({ ...anUpload(`${n + 1}.pdf`), readOnly: false })),
  );
  return {
    queue,
    started: () => send.mock.calls.map(([{ name }]) => name),
    finish: async (name: string, error?: Error) => {
      settle.get(name)?.(error);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function anUpload(name: string) {
  return { file: new File(['%PDF'], name), year: 'Year 2', week: 'Week 1', name };
}

function states(queue: ReturnType<typeof createUploadQueue>): string[] {
  return queue.items().map(({ state }) => state);
}
