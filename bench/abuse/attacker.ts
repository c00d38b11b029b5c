import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { AttackResult, Target } from './target.ts';

const task = z.object({
  attack: z.string(),
  target: z.object({
    url: z.string(),
    seconds: z.number(),
    mostPerSecond: z.number(),
    schoolNetwork: z.string(),
    teacher: z.string(),
    administrator: z.string(),
  }),
});

const result = z.object({
  requests: z.number(),
  statuses: z.pipe(
    z.array(z.tuple([z.number(), z.number()])),
    z.transform((entries) => new Map(entries)),
  ),
});

/** The program's first line of output; the result is the second. */
export const STARTED = 'started';

/** Resolves when the attack has begun; `result` resolves when it is over. */
export async function startAttacker(attack: string, target: Target) {
  const task = JSON.stringify({ attack, target });
  const program = ['--import', 'tsx', 'bench/abuse/attacker.program.ts', task];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  // A real attacker would not use the server's processors. The table shows how many requests were still made.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  if ((await lines.next()).value !== STARTED) throw new Error(`"${attack}" did not start.`);
  return { result: lines.next().then(({ value }) => result.parse(JSON.parse(value ?? ''))) };
}

export function readTask(text: string): z.infer<typeof task> {
  return task.parse(JSON.parse(text));
}

export function writeResult({ requests, statuses }: AttackResult): string {
  return JSON.stringify({ requests, statuses: [...statuses] });
}
