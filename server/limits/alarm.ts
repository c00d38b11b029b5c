import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import type { Count, Limit } from './limits.queries.ts';

export interface AlarmNeeds {
  log: Logger;
  metrics: Pick<Metrics, 'noteAlarm'>;
}

/**
 * For limits that close for everybody who is not known, because something larger than one caller is going on.
 * Raised once each time such a limit is reached, so that somebody takes a look.
 */
export function raiseAlarmAt(
  { log, metrics }: AlarmNeeds,
  { name, most }: Limit,
  { count }: Count,
  { added = 1, ...about }: { added?: number; domain?: string } = {},
): void {
  if (count < most || count - added >= most) return;
  metrics.noteAlarm(name);
  log.error({ limit: name, most, ...about }, 'alarm: a limit for strangers was reached');
}
