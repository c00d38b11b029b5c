import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { Count, Limit } from './limits.queries.ts';

export interface AlarmNeeds {
  log: Logger;
  metrics: Pick<Metrics, 'noteAlarm'>;
}

/**
 * For limits that, once reached, refuse every unknown caller: the cause is larger than one caller, so an operator
 * must learn of it. Raised once each time such a limit is reached.
 */
export function raiseAlarmAt(
  { log, metrics }: AlarmNeeds,
  { name, most }: Limit,
  { count }: Count,
  { added = 1, ...details }: { added?: number; domain?: string } = {},
): void {
  if (count < most || count - added >= most) return;
  metrics.noteAlarm(name);
  log.error({ limit: name, most, ...details }, 'alarm: a limit for strangers was reached');
}
