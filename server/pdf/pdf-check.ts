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

/** The reader took too much time or memory, or it ended without an answer. */
type Failure = 'overran' | 'broke down';

type ReadPart = (range: ByteRange) => Promise<Uint8Array>;

export interface PdfChecker {
  check: (size: number, read: ReadPart) => Promise<SoundPdf>;
  stop: () => Promise<void>;
}

const IDLE_MS = 30_000;
/** How V8 ends when its heap is full, and how the kernel ends a process that takes too much memory. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGKILL']);
/** A reader is replaced after so many checks, before leaked memory adds up. */
const CHECKS_PER_READER = 200;

/**
 * Reads PDFs in a separate process, one at a time, within limits of time and memory. A file that exceeds them or
 * crashes the process is refused, and the next check starts a new process.
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
    // A reader that has read other files before may have crashed because of those.
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
      checksLeft = CHECKS_PER_READER;
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
    const send = (message: CheckMessage) => reader.send(message, () => undefined);
    const work = watchWork(reader, caps, () => settle('overran'));
    const settle = (outcome: CheckOutcome | Failure) => {
      work.stop();
      reader.off('message', receive).off('exit', fail).off('error', fail);
      resolve(outcome);
    };
    const fail = (_codeOrError: unknown, signal?: NodeJS.Signals | null) =>
      settle(signal && OUT_OF_MEMORY.has(signal) ? 'overran' : 'broke down');
    const receive = (message: ReaderMessage) => {
      if (message.kind === 'progress') return work.noteStep(message.step);
      if (message.kind !== 'read') return settle(message);
      const resume = work.pause();
      return void read({ start: message.begin, end: message.end - 1 })
        .catch(() => undefined)
        .then((bytes) => send({ kind: 'bytes', read: message.read, bytes }))
        .finally(resume);
    };
    reader.on('message', receive).on('exit', fail).on('error', fail);
    send({ kind: 'check', size, mostPages: UPLOAD_PAGES });
  });
}

function refusal(reason: RefusalReason): Error {
  if (reason === 'unreadable') return new Error('a blob that was just stored cannot be read');
  return new AppError(`upload/${reason}`);
}
