import { Counter, Histogram, Registry } from 'prom-client';

interface Request {
  method: string;
  /** With the names of parameters instead of their values: `/api/schools/:id`. */
  route: string;
  status: number;
  ms: number;
}

/** What the product counts about itself. No label ever holds text from a user. */
export interface Metrics {
  registry: Registry;
  noteRequest: (request: Request) => void;
  noteSignIn: (way: 'code' | 'organisation', outcome: Outcome) => void;
  noteUpload: (outcome: Outcome) => void;
  noteAlarm: (limit: string) => void;
  noteRefusedWrite: () => void;
  noteUnhandledRejection: () => void;
}

type Outcome = 'accepted' | 'refused';

/** From a cached file to a password that waited for its turn. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Until the answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Codes and passwords that were tried.',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const uploads = new Counter({
    name: 'uploads_total',
    help: 'PDFs that administrators sent.',
    labelNames: ['outcome'],
    registers,
  });
  const alarms = new Counter({
    name: 'limit_alarms_total',
    help: 'Limits for strangers that were reached; each is one to look into.',
    labelNames: ['limit'],
    registers,
  });
  const refusedWrites = new Counter({
    name: 'refused_writes_total',
    help: 'Writes that did not come from PUBLIC_URL.',
    registers,
  });
  const rejections = new Counter({
    name: 'unhandled_rejections_total',
    help: 'Failures that no part of the product handled.',
    registers,
  });
  return {
    registry,
    noteRequest: ({ method, route, status, ms }) =>
      requests.observe({ method, route, status }, ms / 1000),
    noteSignIn: (way, outcome) => signIns.inc({ way, outcome }),
    noteUpload: (outcome) => uploads.inc({ outcome }),
    noteAlarm: (limit) => alarms.inc({ limit }),
    noteRefusedWrite: () => refusedWrites.inc(),
    noteUnhandledRejection: () => rejections.inc(),
  };
}
