import type { ChildProcess } from 'node:child_process';
import { UPLOAD_PAGES } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { ByteRange } from '../files/file-store.ts';
import { inTurn } from '../in-turn.ts';
import type { CheckMessage, CheckOutcome, ReaderMessage } from './pdf-check-messages.ts';
import { memoryOf, startPdfReader } from './pdf-reader.ts';

interface SoundPdf {
  pages: number;
  /** The first page, as WebP. */
  picture: Uint8Array;
}

/** It took too long or too much, or it ended before it had an answer. */
type Failure = 'overran' | 'broke down';

type ReadPart = (range: ByteRange) => Promise<Uint8Array>;

export interface PdfChecker {
  check: (size: number, read: ReadPart) => Promise<SoundPdf>;
  stop: () => Promise<void>;
}

interface Caps {
  withinMs: number;
  /** A small file may unpack to a very large one. */
  memoryBytes: number;
}

const CAPS: Caps = { withinMs: 20_000, memoryBytes: 700 * 1024 * 1024 };
const LOOK_EVERY_MS = 25;
const IDLE_MS = 30_000;
/** Before its leftovers add up. */
const CHECKS_EACH = 200;

/**
 * Opens PDFs in a process of its own, one at a time, within limits of time and memory. A file that goes
 * beyond them, or brings the process down, ends with it; the next check begins with another.
 */
export function createPdfChecker(caps = CAPS): PdfChecker {
  const takeTurn = inTurn({ atOnce: 1, longestLine: 100 });
  let reader: ChildProcess | undefined;
  let checksLeft = 0;
  let idle: NodeJS.Timeout | undefined;
  return { check: (size, read) => takeTurn(() => check(size, read)), stop: async () => end() };

  async function check(size: number, read: ReadPart): Promise<SoundPdf> {
    clearTimeout(idle);
    const first = await attempt(size, read);
    // What brought it down may have been an earlier file.
    const outcome = first === 'broke down' ? await attempt(size, read) : first;
    if (typeof outcome === 'string') throw new AppError('upload/too-demanding');
    idle = setTimeout(end, IDLE_MS).unref();
    if (outcome.kind === 'refused') throw refusal(outcome.reason);
    return outcome;
  }

  async function attempt(size: number, read: ReadPart): Promise<CheckOutcome | Failure> {
    if (checksLeft === 0) end();
    if (!reader) {
      reader = startPdfReader();
      checksLeft = CHECKS_EACH;
    }
    checksLeft -= 1;
    const outcome = await within(caps, reader, ask(reader, size, read));
    if (typeof outcome === 'string') end();
    return outcome;
  }

  function end(): void {
    clearTimeout(idle);
    reader?.kill('SIGKILL');
    reader = undefined;
    checksLeft = 0;
  }
}

function ask(
  reader: ChildProcess,
  size: number,
  read: ReadPart,
): Promise<CheckOutcome | 'broke down'> {
  return new Promise((resolve) => {
    const say = (message: CheckMessage) => reader.send(message, () => undefined);
    const settle = (outcome: CheckOutcome | 'broke down') => {
      reader.off('message', hear).off('exit', fail).off('error', fail);
      resolve(outcome);
    };
    const fail = () => settle('broke down');
    const hear = (message: ReaderMessage) => {
      if (message.kind !== 'read') return settle(message);
      return void read({ start: message.begin, end: message.end - 1 })
        .catch(() => undefined)
        .then((bytes) => say({ kind: 'bytes', read: message.read, bytes }));
    };
    reader.on('message', hear).on('exit', fail).on('error', fail);
    say({ kind: 'check', size, mostPages: UPLOAD_PAGES });
  });
}

/** It cannot watch itself while it unpacks, so this process does. */
async function within<Result>(
  { withinMs, memoryBytes }: Caps,
  reader: ChildProcess,
  work: Promise<Result>,
): Promise<Result | 'overran'> {
  const deadline = performance.now() + withinMs;
  let watch: NodeJS.Timeout | undefined;
  const overrun = new Promise<'overran'>((resolve) => {
    watch = setInterval(() => {
      if (performance.now() > deadline) resolve('overran');
      void memoryOf(reader).then((bytes) => bytes && bytes > memoryBytes && resolve('overran'));
    }, LOOK_EVERY_MS);
  });
  return Promise.race([work, overrun]).finally(() => clearInterval(watch));
}

type Reason = Extract<CheckOutcome, { kind: 'refused' }>['reason'];

function refusal(reason: Reason): Error {
  if (reason === 'unreadable') return new Error('a blob that was just stored cannot be read');
  return new AppError(`upload/${reason}`);
}
