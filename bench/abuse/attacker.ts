import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Loot, Target } from './target.ts';

const order = z.object({
  attack: z.string(),
  target: z.object({
    url: z.string(),
    seconds: z.number(),
    mostASecond: z.number(),
    schoolNetwork: z.string(),
    teacher: z.string(),
    administrator: z.string(),
  }),
});

const loot = z.object({
  requests: z.number(),
  statuses: z.array(z.tuple([z.number(), z.number()])).transform((entries) => new Map(entries)),
});

/** What the program writes when it begins; what it got follows in another line. */
export const STARTED = 'started';

/** Resolves when the attack has begun; `loot` when its time is over. */
export async function startAttacker(attack: string, target: Target) {
  const order = JSON.stringify({ attack, target });
  const program = ['--import', 'tsx', 'bench/abuse/attacker.program.ts', order];
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Attackers have machines of their own. The table tells how many requests they made all the same.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  if ((await lines.next()).value !== STARTED) throw new Error(`"${attack}" did not start.`);
  return { loot: lines.next().then(({ value }) => loot.parse(JSON.parse(value ?? ''))) };
}

export function readOrder(text: string): z.infer<typeof order> {
  return order.parse(JSON.parse(text));
}

export function writeLoot({ requests, statuses }: Loot): string {
  return JSON.stringify({ requests, statuses: [...statuses] });
}
