import { Counter, Histogram, Registry } from 'prom-client';
import { STORE_FAULTS, type StoreFault } from '../files/store-error.ts';

interface Request {
  method: string;
  /** With the names of parameters instead of their values: `/api/schools/:id`. */
  route: string;
  status: number;
  beganMs: number;
  endedMs: number;
}

/** What the product counts about itself. No label ever holds text from a user. */
export interface Metrics {
  registry: Registry;
  noteRequest: (request: Request) => void;
  noteSignIn: (way: SignInMethod, outcome: Outcome) => void;
  noteUpload: (outcome: Outcome) => void;
  noteAlarm: (limit: string) => void;
  noteRefusedWrite: () => void;
  noteStoreFault: (fault: StoreFault) => void;
  noteUnhandledRejection: () => void;
}

export type SignInMethod = 'code' | 'organisation' | 'provider' | 'passkey';

type Outcome = 'accepted' | 'refused';

/** From a cached file to a password that waited for its turn. */
const BEGIN_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** A large file over a school's line takes a minute. */
const END_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Until the answer ended, or its connection did.',
    labelNames: ['method', 'route', 'status'],
    buckets: END_SECONDS,
    registers,
  });
  const begins = new Histogram({
    name: 'http_answer_begin_seconds',
    help: 'Until the answer began: the time of the server, without that of the line.',
    labelNames: ['route'],
    buckets: BEGIN_SECONDS,
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Codes, passwords, passkeys and answers of providers that were tried.',
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
  const storeFaults = new Counter({
    name: 'store_errors_total',
    help: 'Requests that the file store failed: missing, late, failed or full.',
    labelNames: ['fault'],
    registers,
  });
  // Counted from 0, so that an alert sees the first one as an increase.
  for (const fault of STORE_FAULTS) storeFaults.inc({ fault }, 0);
  const rejections = new Counter({
    name: 'unhandled_rejections_total',
    help: 'Failures that no part of the product handled.',
    registers,
  });
  return {
    registry,
    noteRequest: ({ method, route, status, beganMs, endedMs }) => {
      begins.observe({ route }, beganMs / 1000);
      requests.observe({ method, route, status }, endedMs / 1000);
    },
    noteSignIn: (way, outcome) => signIns.inc({ way, outcome }),
    noteUpload: (outcome) => uploads.inc({ outcome }),
    noteAlarm: (limit) => alarms.inc({ limit }),
    noteRefusedWrite: () => refusedWrites.inc(),
    noteStoreFault: (fault) => storeFaults.inc({ fault }),
    noteUnhandledRejection: () => rejections.inc(),
  };
}
