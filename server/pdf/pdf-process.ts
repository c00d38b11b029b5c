import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';
import type { ByteRange } from '../files/file-store.ts';
import { StoreError } from '../files/store-error.ts';
import type { FromReader, PdfOutcome, PdfRequest, ReadRequest, ToReader } from './pdf-messages.ts';
import { startPdfReader } from './pdf-reader.ts';
import { type WorkLimits, watchWork } from './watch-work.ts';

export type ReadPart = (range: ByteRange) => Promise<Uint8Array>;

/** The reader took too much time or memory, or it ended without an answer. */
type Failure = 'overran' | 'broke down';

export interface PdfProcess {
  /** Undefined when the request exceeded its limits or crashed the process. One request at a time. */
  run: (request: PdfRequest, read: ReadPart, caps: WorkLimits) => Promise<PdfOutcome | undefined>;
  stop: () => Promise<void>;
}

const IDLE_MS = 30_000;
/** How V8 ends when its heap is full, and how the kernel ends a process that takes too much memory. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL']);
/** A reader is replaced after so many requests, before leaked memory adds up. */
const REQUESTS_PER_READER = 200;

/** A process that reads PDFs. It is started when needed, ends when idle, and is replaced after a failure. */
export function createPdfProcess(log: Logger): PdfProcess {
  let reader: ChildProcess | undefined;
  let requestsLeft = 0;
  let idle: NodeJS.Timeout | undefined;
  return { run, stop: async () => end() };

  async function run(
    request: PdfRequest,
    read: ReadPart,
    caps: WorkLimits,
  ): Promise<PdfOutcome | undefined> {
    clearTimeout(idle);
    const first = await attempt({ request, read, caps });
    // It may have ended because of an earlier file, or because something else ended it.
    const outcome = first === 'broke down' ? await attempt({ request, read, caps }) : first;
    if (typeof outcome === 'string') return undefined;
    idle = setTimeout(end, IDLE_MS).unref();
    return outcome;
  }

  async function attempt(question: Question): Promise<PdfOutcome | Failure> {
    if (requestsLeft === 0) end();
    if (!reader) {
      reader = startPdfReader();
      requestsLeft = REQUESTS_PER_READER;
    }
    requestsLeft -= 1;
    const { outcome, readError, workedMs } = await ask(reader, question);
    if (typeof outcome === 'string') {
      const { kind: request } = question.request;
      log.warn({ request, failure: outcome, workedMs }, 'a PDF could not be read');
      end();
    }
    // Nothing is known of a document that could not be read to its end.
    if (readError !== undefined && !isGood(outcome)) throw readError;
    return outcome;
  }

  function end(): void {
    clearTimeout(idle);
    reader?.kill('SIGKILL');
    reader = undefined;
    requestsLeft = 0;
  }
}

interface Question {
  request: PdfRequest;
  read: ReadPart;
  caps: WorkLimits;
}

interface Answer {
  outcome: PdfOutcome | Failure;
  /** Of the first part of the file that could not be read. */
  readError?: unknown;
  /** On a processor. */
  workedMs: number;
}

function ask(reader: ChildProcess, { request, read, caps }: Question): Promise<Answer> {
  return new Promise((resolve) => {
    let pendingReads = 0;
    let readError: unknown;
    const send = (message: ToReader) => reader.send(message, () => undefined);
    const work = watchWork(reader, caps, () => settle('overran'));
    const settle = (outcome: PdfOutcome | Failure) => {
      work.stop();
      reader.off('message', receive).off('exit', fail).off('error', fail);
      if (outcome === 'overran' && pendingReads > 0) readError ??= readTooSlow();
      resolve({ outcome, readError, workedMs: work.workedMs() });
    };
    const fail = (_codeOrError: unknown, signal?: NodeJS.Signals | null) =>
      settle(signal && OUT_OF_MEMORY.has(signal) ? 'overran' : 'broke down');
    const receive = (message: FromReader) => {
      if (message.kind === 'progress') return work.noteStep(message.step);
      if (message.kind !== 'read') return settle(message);
      return void sendPart(message);
    };
    const sendPart = async ({ read: number, begin, end }: ReadRequest) => {
      const resume = work.pause();
      pendingReads += 1;
      const bytes = await read({ start: begin, end: end - 1 }).catch((error: unknown) => {
        readError ??= error;
        return undefined;
      });
      pendingReads -= 1;
      send({ kind: 'bytes', read: number, bytes });
      resume();
    };
    reader.on('message', receive).on('exit', fail).on('error', fail);
    send(request);
  });
}

function isGood(outcome: PdfOutcome | Failure): boolean {
  return typeof outcome !== 'string' && outcome.kind !== 'refused';
}

function readTooSlow(): StoreError {
  return new StoreError('late', {
    reason: 'a document was still being read when its time was over',
  });
}
