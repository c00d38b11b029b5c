/** An attacker in a process of its own, so that its work does not slow down the teachers who are measured. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKS, HARMLESS, harmless } from './attacks.ts';
import { readOrder, STARTED, writeLoot } from './attacker.ts';

const { attack: name, target } = readOrder(process.argv[2] ?? '');
const attack = name === HARMLESS ? harmless : ATTACKS[name];
if (!attack) throw new Error(`There is no attack "${name}".`);
const loot = { requests: 0, statuses: new Map<number, number>() };
process.stdout.write(`${STARTED}\n`);
// Whatever is not answered by then is not waited for.
await Promise.race([attack(target, loot), sleep(target.seconds * 1000)]);
process.stdout.write(writeLoot(loot), () => process.exit(0));
