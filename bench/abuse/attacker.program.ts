/** Runs an attack in a process of its own, so that its work does not slow down the measured teachers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKS, HARMLESS, harmless } from './attacks.ts';
import { readTask, STARTED, writeResult } from './attacker.ts';

const { attack: name, target } = readTask(process.argv[2] ?? '');
const attack = name === HARMLESS ? harmless : ATTACKS[name];
if (!attack) throw new Error(`There is no attack "${name}".`);
const result = { requests: 0, statuses: new Map<number, number>() };
process.stdout.write(`${STARTED}\n`);
// Requests that are still unanswered at the end are abandoned.
await Promise.race([attack(target, result), sleep(target.seconds * 1000)]);
process.stdout.write(writeResult(result), () => process.exit(0));
