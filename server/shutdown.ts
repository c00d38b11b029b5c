import { setTimeout as sleep } from 'node:timers/promises';

type Step = () => Promise<unknown>;

/** Stops parts in the reverse order of their start; a step that fails does not keep the others from running. */
export class Shutdown {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.unshift(step);
  }

  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.splice(0)) await step().catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped cleanly');
  }
}

/** Stops parts that do not need each other at the same time; those that hang are left after `ms`. */
export class Background {
  readonly #steps: Step[] = [];

  add(step: Step): void {
    this.#steps.push(step);
  }

  async stop(ms: number): Promise<void> {
    const stopped = this.#steps.map((step) => within(ms, step()));
    const failures = (await Promise.allSettled(stopped)).filter(
      ({ status }) => status === 'rejected',
    );
    if (failures.length > 0) throw new AggregateError(failures, 'not everything stopped cleanly');
  }
}

/** Waits for work to end, but not for ever. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
}
