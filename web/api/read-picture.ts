import { DOCUMENT_VERSION_HEADER, DRAW_AHEAD_HEADER } from '#contract/page-picture-route.ts';

export interface ReadPicture {
  blob: Blob;
  /** The version of the document that it was drawn from. */
  version: string | null;
}

export class PictureError extends Error {
  override readonly name = 'PictureError';
  /** The status of the answer; 0 when there was none. */
  readonly status: number;

  constructor(status: number) {
    super(`the picture answered ${status}`);
    this.status = status;
  }
}

/** Longer than a picture takes on a slow line, shorter than anybody waits. */
const PICTURE_TIMEOUT_MS = 60_000;
const OK = 200;

/**
 * Reads a picture behind a signed link. Not a call of the contract, whose answers are JSON, and so not made by
 * `call`.
 */
export function readPicture(
  url: string,
  { isAhead, signal }: { isAhead: boolean; signal: AbortSignal },
): Promise<ReadPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new PictureError(request.status));
    request.open('GET', url);
    if (isAhead) request.setRequestHeader(DRAW_AHEAD_HEADER, 'yes');
    request.responseType = 'blob';
    request.timeout = PICTURE_TIMEOUT_MS;
    request.addEventListener('load', () => {
      if (request.status !== OK || !(request.response instanceof Blob)) return fail();
      const version = request.getResponseHeader(DOCUMENT_VERSION_HEADER);
      return resolve({ blob: request.response, version });
    });
    for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, fail);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send();
  });
}
