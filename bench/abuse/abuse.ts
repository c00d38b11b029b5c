/**
 * Measures fifty teachers at work during each attack, compared with the same teachers without one. Exits with 1
 * when a bound (`bounds.ts`) does not hold: `node --import tsx bench/abuse/abuse.ts [SECONDS [ATTACK…]]`, where
 * SECONDS is the time for each attack and ATTACK a name in `attacks.ts`: `abuse.ts 10 paths 'mail flood'`
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '#tooling/build-if-stale.ts';
import { startAttacker } from './attacker.ts';
import { ATTACKS, HARMLESS } from './attacks.ts';
import { type AttackPhase, brokenBounds, MOST_RATIO, p95Of, type Phase } from './bounds.ts';
import { attackerRow, teachersRow } from './rows.ts';
import { secondsUntilSettled } from './settle.ts';
import { openSite } from './site.ts';
import { MOST_PER_SECOND } from './target.ts';
import { drawDecks, workFor } from './teachers.ts';
import { VISITS } from './visits.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const NAMES = process.argv.length > 3 ? process.argv.slice(3) : Object.keys(ATTACKS);
const UNKNOWN = NAMES.filter((name) => !(name in ATTACKS));
if (UNKNOWN.length > 0) throw new Error(`There is no attack ${UNKNOWN.join(', ')}.`);
const WARM_UP_SECONDS = 3;
/** Attacks that have to raise an alarm, with the limit that raises it. */
const ALARMS: Record<string, string> = { 'made-up addresses': 'wrong-codes' };

buildIfStale();
const folder = await mkdtemp(join(tmpdir(), 'orchard-bench-'));
const site = await openSite(join(folder, 'data'));
try {
  const load = loadavg()[0]?.toFixed(1);
  for (const teacher of site.teachers.slice(0, 1)) await drawDecks(teacher, site.decks);
  await workFor(site.teachers, site.decks, WARM_UP_SECONDS);
  const quiet = { name: 'quiet', work: await workFor(site.teachers, site.decks, SECONDS) };
  const attacked: AttackPhase[] = [];
  for (const name of NAMES) attacked.push(await compareWithHarmless(await runAttack(name), quiet));
  console.table(
    Object.fromEntries(
      [quiet, ...attacked].map((phase) => [phase.name, teachersRow(phase, quiet)]),
    ),
  );
  console.table(
    Object.fromEntries(attacked.map((phase) => [phase.name, attackerRow(phase, SECONDS)])),
  );
  console.log(`${SECONDS} s for each attack. Load of the machine before: ${load}.`);
  const broken = brokenBounds(quiet, attacked);
  for (const bound of broken) console.log(`Does not hold: ${bound}.`);
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

async function runAttack(name: string, mostPerSecond = MOST_PER_SECOND): Promise<AttackPhase> {
  const { url, schoolNetwork, cookies, teachers, decks, product } = site;
  const target = { url, seconds: SECONDS, mostPerSecond, schoolNetwork, ...cookies };
  const attacker = await startAttacker(name, target);
  const [work, signIns, result] = await Promise.all([
    workFor(teachers, decks, SECONDS),
    VISITS[name]?.(site, SECONDS),
    attacker.result,
  ]);
  const settledAfter = await secondsUntilSettled(product);
  console.log(`${name}: over, and the site idle again after ${settledAfter.toFixed(1)} s`);
  const limit = ALARMS[name];
  const isRaised = limit && product.output().includes(`"limit":"${limit}"`);
  return {
    name,
    work,
    result,
    settledAfter,
    ...(signIns && { signIns }),
    ...(limit && { alarm: isRaised ? 'raised' : 'missing' }),
  };
}

/** Attacker, teachers and server share the machine, so a slow phase is compared with as many harmless requests. */
async function compareWithHarmless(attacked: AttackPhase, quiet: Phase): Promise<AttackPhase> {
  if (p95Of(attacked.work) / p95Of(quiet.work) <= MOST_RATIO) return attacked;
  const { work } = await runAttack(HARMLESS, Math.max(1, attacked.result.requests / SECONDS));
  return { ...attacked, harmlessP95: p95Of(work) };
}
