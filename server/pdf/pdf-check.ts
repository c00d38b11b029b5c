import type { ChildProcess } from 'node:child_process';
import { UPLOAD_PAGES } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';
import type { ByteRange } from '../files/file-store.ts';
import { inTurn } from '../in-turn.ts';
import type {
  CheckMessage,
  CheckOutcome,
  ReaderMessage,
  RefusalReason,
} from './pdf-check-messages.ts';
import { startPdfReader } from './pdf-reader.ts';
import { type Caps, CAPS, watchWork } from './watch-work.ts';

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

const IDLE_MS = 30_000;
/** How V8 ends when its heap is full, and how the kernel ends what takes too much. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL']);
/** Before its leftovers add up. */
const CHECKS_EACH = 200;

/**
 * Opens PDFs in a process of its own, one at a time, within limits of time and memory. A file that goes
 * beyond them, or brings the process down, ends with it; the next check begins with another.
 */
export function createPdfChecker(caps: Partial<Caps> = {}): PdfChecker {
  const takeTurn = inTurn({ atOnce: 1, longestLine: 100 });
  let reader: ChildProcess | undefined;
  let checksLeft = 0;
  let idle: NodeJS.Timeout | undefined;
  return { check: (size, read) => takeTurn(() => check(size, read)), stop: async () => end() };

  async function check(size: number, read: ReadPart): Promise<SoundPdf> {
    clearTimeout(idle);
    const isReused = checksLeft > 0 && reader !== undefined;
    const first = await attempt(size, read);
    // What brought a reader down may have been an earlier file, unless it was new.
    const outcome = first === 'broke down' && isReused ? await attempt(size, read) : first;
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
    const outcome = await ask(reader, { size, read, caps: { ...CAPS, ...caps } });
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

interface Question {
  size: number;
  read: ReadPart;
  caps: Caps;
}

function ask(
  reader: ChildProcess,
  { size, read, caps }: Question,
): Promise<CheckOutcome | Failure> {
  return new Promise((resolve) => {
    const say = (message: CheckMessage) => reader.send(message, () => undefined);
    const work = watchWork(reader, caps, () => settle('overran'));
    const settle = (outcome: CheckOutcome | Failure) => {
      work.stop();
      reader.off('message', hear).off('exit', fail).off('error', fail);
      resolve(outcome);
    };
    const fail = (_codeOrError: unknown, signal?: NodeJS.Signals | null) =>
      settle(signal && OUT_OF_MEMORY.has(signal) ? 'overran' : 'broke down');
    const hear = (message: ReaderMessage) => {
      if (message.kind === 'progress') return work.noteStep(message.step);
      if (message.kind !== 'read') return settle(message);
      const resume = work.pause();
      return void read({ start: message.begin, end: message.end - 1 })
        .catch(() => undefined)
        .then((bytes) => say({ kind: 'bytes', read: message.read, bytes }))
        .finally(resume);
    };
    reader.on('message', hear).on('exit', fail).on('error', fail);
    say({ kind: 'check', size, mostPages: UPLOAD_PAGES });
  });
}

function refusal(reason: RefusalReason): Error {
  if (reason === 'unreadable') return new Error('a blob that was just stored cannot be read');
  return new AppError(`upload/${reason}`);
}
