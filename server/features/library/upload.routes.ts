import { resourceAddress } from '#contract/library.ts';
import { UPLOAD_ROUTE, uploadAnswer } from '#contract/library-changes.ts';
import { UPLOAD_MEGABYTES } from '#contract/limits.ts';
import { AppError } from '../../app-error.ts';
import { inTurn } from '../../in-turn.ts';
import { requireAdmin } from '../../http/access.ts';
import type { AppContext } from '../../http/context.ts';
import { readAddress } from '../../http/read-address.ts';
import { sendJson } from '../../http/send-json.ts';
import type { Route } from '../../http/serve.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { bodyWithTimeout, type Pace } from './body-with-timeout.ts';
import { isResource } from './tree.ts';
import { receiveUpload, type UploadNeeds } from './upload.service.ts';

/** Few, because with an S3 store each upload holds two parts of its file in memory. */
const AT_ONCE = 6;
const LONGEST_LINE = 60;
const LARGEST_BYTES = UPLOAD_MEGABYTES * 1_000_000;

export interface UploadRouteNeeds extends UploadNeeds {
  metrics: Pick<Metrics, 'noteUpload'>;
}

interface Patience {
  /** How long an upload waits for its turn. With the pace below this is less than the idle time of a connection. */
  turnMs: number;
  /** A fifteenth of a poor school's line, because several uploads share it. */
  pace: Pace;
}

const PATIENCE: Patience = { turnMs: 20_000, pace: { bytes: 60_000, withinMs: 30_000 } };

/** Takes a PDF as the request body, which is streamed to the store. */
export function uploadRoute(needs: UploadRouteNeeds, { turnMs, pace } = PATIENCE): Route {
  const takeTurn = inTurn({ atOnce: AT_ONCE, longestLine: LONGEST_LINE, longestWaitMs: turnMs });
  return { method: 'PUT', path: UPLOAD_ROUTE, handle };

  async function handle(c: AppContext): Promise<Response> {
    const { email } = await requireAdmin(c);
    const target = readTarget(c);
    const length = Number(c.req.header('Content-Length') ?? Number.NaN);
    if (length > LARGEST_BYTES) throw new AppError('upload/too-large');
    if (c.req.header('Content-Type') !== 'application/pdf') throw new AppError('upload/not-pdf');
    // Not cancelled when it is refused, which would close the connection before the answer.
    const body = c.req.raw.body?.values({ preventCancel: true });
    const content = uploadedPdf(body, { length, largest: LARGEST_BYTES, pace });
    const upload = { ...target, content, actor: email };
    const taken = takeTurn(() => receiveUpload(needs, upload));
    const answer = await taken.catch((error: unknown) => {
      needs.metrics.noteUpload('refused');
      throw error;
    });
    needs.metrics.noteUpload('accepted');
    return sendJson(c, uploadAnswer.parse(answer), 200);
  }
}

function readTarget(c: AppContext) {
  const { bucket, year, week, name } = readAddress(c, resourceAddress);
  if (!isResource(name)) throw new AppError('upload/not-pdf');
  return { bucket, week: `${year}/${week}`, name };
}

/** Some programs write a line or two before the mark. */
const MARK_WITHIN_BYTES = 1024;
const MARK = '%PDF-';

/** Passes the bytes of an upload on; fails as soon as they cannot be those of one complete PDF. */
async function* uploadedPdf(
  body: AsyncIterable<Uint8Array> | undefined,
  { length, largest, pace }: { length: number; largest: number; pace: Pace },
): AsyncIterable<Uint8Array> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  let isMarked = false;
  try {
    for await (const chunk of body ? bodyWithTimeout(body, pace) : []) {
      bytes += chunk.byteLength;
      if (bytes > largest) throw new AppError('upload/too-large');
      if (!isMarked) {
        head = Buffer.concat([head, chunk.subarray(0, MARK_WITHIN_BYTES)]);
        isMarked = head.subarray(0, MARK_WITHIN_BYTES).includes(MARK);
        if (!isMarked && head.byteLength >= MARK_WITHIN_BYTES) throw new AppError('upload/not-pdf');
      }
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('upload/incomplete', { cause: error });
  }
  if (!isMarked) throw new AppError('upload/not-pdf');
  if (!Number.isNaN(length) && bytes !== length) throw new AppError('upload/incomplete');
}
