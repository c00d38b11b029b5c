import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { WEEK_FILES, type WeekFile, type WeekFileName } from '../make-week.ts';
import type { FolderTask, WeekAnswer, WeekTask } from './week-task.ts';

export interface SchemeWorkers {
  makeWeek(year: string, weekNumber: number, names?: readonly WeekFileName[]): Promise<WeekFile[]>;
  makeYearPack(year: string): Promise<WeekFile[]>;
  close(): Promise<void>;
}

interface Waiting {
  task: WeekTask;
  resolve: (files: WeekFile[]) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job: Waiting | undefined;
}

/** Threads that make weeks, one at a time each; they start with the first week asked for. */
export function createSchemeWorkers({ count = availableParallelism() } = {}): SchemeWorkers {
  const queue: Waiting[] = [];
  const threads: Thread[] = [];
  let lastId = 0;

  return {
    async makeWeek(year, weekNumber, names = WEEK_FILES) {
      return make({ folder: 'week', year, weekNumber, names });
    },
    async makeYearPack(year) {
      return make({ folder: 'year pack', year });
    },
    async close() {
      const unfinished = [...queue.splice(0), ...threads.map(({ job }) => job)];
      for (const job of unfinished) job?.reject(new Error('The workers were closed.'));
      await Promise.all(threads.splice(0).map(async ({ worker }) => worker.terminate()));
    },
  };

  async function make(task: FolderTask): Promise<WeekFile[]> {
    return new Promise((resolve, reject) => {
      lastId += 1;
      queue.push({ task: { ...task, id: lastId }, resolve, reject });
      giveWork();
    });
  }

  function giveWork(): void {
    while (queue.length > 0) {
      const thread = threads.find(({ job }) => job === undefined) ?? startThread();
      if (thread === undefined) return;
      thread.job = queue.shift();
      thread.worker.postMessage(thread.job?.task);
    }
  }

  function startThread(): Thread | undefined {
    if (threads.length >= count) return undefined;
    const thread: Thread = { worker: startWorker(), job: undefined };
    threads.push(thread);
    thread.worker.on('message', (answer: WeekAnswer) => {
      const { job } = thread;
      thread.job = undefined;
      if ('files' in answer) job?.resolve(answer.files);
      else job?.reject(new Error(answer.failure));
      giveWork();
    });
    // A thread that fell is replaced with the next piece of work.
    thread.worker.on('error', (error) => {
      threads.splice(threads.indexOf(thread), 1);
      thread.job?.reject(error);
      giveWork();
    });
    return thread;
  }
}

/** In the built product the worker stands beside the file that holds this. */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts')
    ? 'scheme-worker-from-source.mjs'
    : 'scheme-worker.js';
  return new Worker(new URL(file, import.meta.url), { execArgv: [] });
}
