import { parentPort } from 'node:worker_threads';
import { makeWeek } from '../make-week.ts';
import { makeYearPack } from '../year-pack/make-year-pack.ts';
import type { WeekAnswer, WeekTask } from './week-task.ts';

/** Runs in a thread of its own: makes the files of one folder after the other. */
parentPort?.on('message', (task: WeekTask) => {
  void answer(task).then((answered) => parentPort?.postMessage(answered));
});

async function answer(task: WeekTask): Promise<WeekAnswer> {
  const { id, year } = task;
  try {
    const files =
      task.folder === 'week'
        ? await makeWeek(year, task.weekNumber, task.names)
        : await makeYearPack(year);
    return { id, files };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
