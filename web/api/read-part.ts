export interface Part {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of the whole file. */
  length: number;
  /** The ETag, which differs between versions of the file. */
  version: string | null;
}

/** Longer than a part takes on a slow line, shorter than anybody waits. */
const PART_TIMEOUT_MS = 60_000;
const PARTIAL_CONTENT = 206;

/**
 * Reads the bytes from `begin` up to, not including, `end` behind a signed link. Not a call of the contract,
 * whose answers are JSON, and so not made by `call`.
 */
export function readPart(
  url: string,
  { begin, end }: { begin: number; end: number },
  signal: AbortSignal,
): Promise<Part> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`the file answered ${request.status}`));
    request.open('GET', url);
    request.setRequestHeader('Range', `bytes=${begin}-${end - 1}`);
    request.responseType = 'arraybuffer';
    request.timeout = PART_TIMEOUT_MS;
    request.addEventListener('load', () => {
      if (request.status !== PARTIAL_CONTENT) return fail();
      const length = Number(request.getResponseHeader('Content-Range')?.split('/')[1]);
      const version = request.getResponseHeader('ETag');
      return resolve({ bytes: new Uint8Array(request.response), length, version });
    });
    for (const failure of ['error', 'timeout', 'abort']) request.addEventListener(failure, fail);
    const abort = () => request.abort();
    signal.addEventListener('abort', abort);
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    request.send();
  });
}
