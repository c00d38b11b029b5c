import { parentPort } from 'node:worker_threads';
import { makeWeek } from '../make-week.ts';
import type { WeekAnswer, WeekTask } from './week-task.ts';

/** Runs in a thread of its own: makes the files of one week after the other. */
parentPort?.on('message', (task: WeekTask) => {
  void answer(task).then((answered) => parentPort?.postMessage(answered));
});

async function answer({ id, year, weekNumber, names }: WeekTask): Promise<WeekAnswer> {
  try {
    return { id, files: await makeWeek(year, weekNumber, names) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
