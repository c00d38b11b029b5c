import { reasonOf } from '../app-error.ts';
import { explainTls } from '../explain-tls.ts';
import { withTimeout } from '../with-timeout.ts';

/** The exit codes that monitoring programs expect. A warning can wait until tomorrow, a fault cannot. */
const EXIT_CODES = { ok: 0, warning: 1, fault: 2 } as const;

export interface Finding {
  level: keyof typeof EXIT_CODES;
  /** The part that was checked. */
  part: string;
  sentence: string;
  /** What the operator can do; every warning and fault has one. */
  remedy?: string;
}

export interface Check {
  part: string;
  run: () => Promise<Finding[]>;
  /** For a failure that the check itself does not explain. */
  remedy: string;
}

const CHECK_WITHIN_MS = 30_000;

export function ok(part: string, sentence: string): Finding {
  return { level: 'ok', part, sentence };
}

export function warning(part: string, sentence: string, remedy: string): Finding {
  return { level: 'warning', part, sentence, remedy };
}

export function fault(part: string, sentence: string, remedy: string): Finding {
  return { level: 'fault', part, sentence, remedy };
}

/** What a check finds; a check that fails or does not end is a fault of its part. */
export async function runCheck({ part, run, remedy }: Check): Promise<Finding[]> {
  const late = () => new Error(`It did not answer within ${CHECK_WITHIN_MS / 1000} seconds.`);
  try {
    return await withTimeout(CHECK_WITHIN_MS, run(), late);
  } catch (error) {
    const explained = explainTls(error) ?? { sentence: reasonOf(error), remedy };
    return [fault(part, explained.sentence, explained.remedy)];
  }
}

export function describeFinding({ level, part, sentence, remedy }: Finding): string {
  const line = `${level.padEnd(7)}  ${part}: ${sentence}`;
  return remedy === undefined ? line : `${line}\n         Remedy: ${remedy}`;
}

/** The exit code of the worst finding. */
export function exitCodeOf(findings: Finding[]): number {
  return Math.max(0, ...findings.map(({ level }) => EXIT_CODES[level]));
}
